import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import { createAchievement } from "../../achievements/change/create-achievement.server"
import { achievements } from "../../achievements/tables.server"
import { contents } from "../tables.server"
import { generateContent } from "./generate-content.server"

const profile = {
  title: "Staff Nurse",
  bio: "Nurse with ten years on medical wards. I like when the ward is calm.",
  experience: "Staff Nurse, Elm House (2019 – present)",
  shortTermGoals: "Get the band 6 post",
}
const falls = "Cut falls on the ward from 11 to 4 a month with a night check sheet"
const booklet = "Wrote a 16-page welcome booklet for 4 nurses from abroad"

async function writtenWith(customPrompt: string | null, type: "resume" | "bio" | "cover_letter") {
  const world = await createWorld()
  const user = await world.addUser({ tier: "pro", profile })
  await createAchievement(world.deps, user, { text: falls, roleId: "" })
  const { id } = await createAchievement(world.deps, user, { text: booklet, roleId: "" })
  await world.deps.db.update(achievements).set({ state: "set-aside" }).where(eq(achievements.id, id))
  await generateContent(world.deps, user, { type, customPrompt })
  await world.finishJobs()
  const [row] = await world.deps.db.select().from(contents)
  return { world, text: row?.content ?? "", advice: row?.advice.join(" ") ?? "" }
}

test.each(["resume", "bio", "cover_letter"] as const)(
  "a %s contains an agreed line, but no line that was set aside, no goal and no small talk",
  async (type) => {
    const { world, text } = await writtenWith(null, type)
    await using _ = world
    expect(text.toLowerCase()).toContain("cut falls on the ward from 11 to 4 a month")
    expect(text).not.toMatch(/booklet|band 6|I like/)
  },
)

test("a bio has the requested person and length, and instructions that were not followed are named", async () => {
  const { world, text, advice } = await writtenWith("Third person, under 40 words, in Spanish", "bio")
  await using _ = world
  expect(text).not.toMatch(/\bI\b/)
  expect(text.split(/short version/i)[0]?.split(/\s+/).length).toBeLessThanOrEqual(40)
  expect(advice).toContain("Not followed: “in Spanish”")
})
