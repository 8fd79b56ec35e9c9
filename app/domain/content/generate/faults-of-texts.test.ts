import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import type { ProfileFacts } from "../../career/schema"
import type { ContentType } from "../../document/kinds"
import { submitResponse } from "../../growth-pulse/entries/submit-response.server"
import { contents } from "../tables.server"
import { generateContent } from "./generate-content.server"

interface Told {
  profile: Partial<ProfileFacts>
  responses?: string[]
  posting?: string
}

/** The text and the advice of a document by a user who captured these texts and has not agreed to any line. */
async function written(
  type: ContentType,
  { profile, responses = [], posting }: Told,
  customPrompt: string | null = null,
) {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro", profile })
  for (const response of responses) {
    await submitResponse(world.deps, user, { question: "What did you do?", response })
    await world.finishJobs()
  }
  await generateContent(world.deps, user, { type, customPrompt, ...(posting ? { posting } : {}) })
  await world.finishJobs()
  const [row] = await world.deps.db.select().from(contents)
  return { text: row?.content ?? "", advice: row?.advice.join(" ") ?? "" }
}

const wholesaler = {
  title: "Chief Operating Officer",
  bio: "I run the warehouses of a wholesaler. I began on the night shift. I write every rule down once.",
  experience:
    "Chief Operating Officer, Brandt & Lowe (2021 – present), Leeds\nShift Lead, Northgate Storage Limited (2016 – 2021)",
  shortTermGoals: "Operations director of a larger firm",
}

test("sentences of a bio keep their original order, in the text and in the summary fields", async () => {
  const { text } = await written("resume", { profile: wholesaler })
  const places = ["warehouses of a wholesaler", "the night shift", "every rule"].map((part) => text.indexOf(part))
  expect(places[0]).toBeGreaterThan(-1)
  expect([...places].sort((a, b) => a - b)).toEqual(places)
})

test("a title that only one person holds takes no article and stays whole, and the employer keeps its name", async () => {
  for (const type of ["bio", "cover_letter", "selection_criteria"] as const) {
    const { text } = await written(type, { profile: wholesaler, responses: ["I moved the stock count to Fridays."] })
    expect(text).not.toMatch(/chief Operating|a Chief|an? chief/)
    expect(text).not.toMatch(/at Leeds|larger firm/i)
  }
  const { text } = await written("resume", { profile: wholesaler })
  expect(text).toContain("Chief Operating Officer, Brandt & Lowe")
})

test("an achievement is listed under the employer whose short name it mentions", async () => {
  const responses = ["at northgate i rewrote the picking list and errors went from 40 a week to 12"]
  const { text } = await written("resume", { profile: wholesaler, responses })
  const [, below = ""] = text.split("Northgate Storage Limited")
  expect(below).toContain("Rewrote the picking list")
})

test("hurried typing is corrected: lowercase i, months, missing apostrophes", async () => {
  const responses = [
    "i didnt wait for anybody. in june i moved the returns desk to the front door so nobody queues outside",
  ]
  const { text } = await written("linkedin_post", { profile: wholesaler, responses })
  expect(text).toContain("I moved the returns desk")
  expect(text).not.toMatch(/\bi\b|didnt|june/)
})

test("the duration or cost of a thing is not presented as the person's achievement", async () => {
  const responses = ["I rebuilt the loading bay. took 7 months and cost £90k and wasted two summers"]
  for (const type of ["linkedin_post", "resume", "cover_letter"] as const) {
    const { text } = await written(type, { profile: wholesaler, responses })
    expect(text).not.toMatch(/\b(?:I|We) (?:took|cost|wasted)/)
  }
})

test("a script starts with at most eight words and asks about the change in the right direction", async () => {
  const responses = ["I rewrote the demo page. Demo requests went from 12 a week to 31."]
  const { text } = await written("tiktok_script", { profile: wholesaler, responses })
  const [, hook = ""] = /0–3 s, say: (.*)/.exec(text) ?? []
  expect(hook.split(/\s+/).length).toBeLessThanOrEqual(8)
  expect(text).not.toMatch(/demo requests down|keep demo requests/i)
  expect(text).toMatch(/\?/)
})

test("a letter applies for the posting's role, even if the person hopes for a similar one, and never calls it advertised", async () => {
  const posting =
    "Operations Director, Harbor Grain\nYou bring:\n- experience of running warehouses\n- a sense of order"
  const { text } = await written("cover_letter", {
    profile: wholesaler,
    responses: ["I moved the stock count to Fridays."],
    posting,
  })
  expect(text).toMatch(/I am applying for the role (?:of Operations Director(?: at Harbor Grain)?|that you describe)\./)
  expect(text).not.toMatch(/advertised/)
})

test("instructions that are not followed are named", async () => {
  const asked = "In Spanish, third person"
  const { advice } = await written(
    "cover_letter",
    { profile: wholesaler, responses: ["I moved the stock count to Fridays."] },
    asked,
  )
  expect(advice).toMatch(/Not followed: .*In Spanish/)
})
