import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import { contents } from "../tables.server"
import { generateContent } from "./generate-content.server"
import { postingOf } from "./posting"

test.each([
  ["Staff Nurse, Marlow Vale Trust\nWe ask for calm.", "Staff Nurse", "Marlow Vale Trust"],
  ["About Hearthline\n\nSenior Backend Engineer\nWhat you will do", "Senior Backend Engineer", "Hearthline"],
  ["Line Cook at The Blue Door\n- Two years on the line", "Line Cook", "The Blue Door"],
  ["Data Analyst\nHollin Water\nWhat you need\n- Excel", "Data Analyst", "Hollin Water"],
  ["Director, Product Marketing\nWe sell tea.", "Director, Product Marketing", ""],
  ["We are a happy company.", "", ""],
])("the title and company of %j are recognized", (text, title, company) => {
  expect(postingOf(text)).toMatchObject({ title, company })
})

test("a letter is tailored to its posting, which is stored with it, and none of the posting's terms become the person's own", async () => {
  await using world = await createWorld()
  const experience = "Analyst, Umbra (2019 – present)\n- Cut food waste by 9 % with a weekly stock count"
  const user = await world.addUser({ tier: "pro", profile: { title: "Analyst", experience } })
  const posting = "Operations Analyst, Harvest Table\nYou need:\n- Experience with Kubernetes and PowerShell\n- Spanish"
  await generateContent(world.deps, user, { type: "cover_letter", customPrompt: null, posting })
  await world.finishJobs()
  const [row] = await world.deps.db.select().from(contents)
  expect(row?.posting).toBe(posting)
  expect(row?.content).toContain("Dear hiring team at Harvest Table")
  expect(row?.content).toContain("I am applying for the role of Operations Analyst at Harvest Table.")
  expect(row?.content).not.toMatch(/advertised|PowerShell/)
  expect(row?.blocked).toBe(0)
  expect(row?.advice.join(" ")).toContain("PowerShell")
})

test("a resume for a posting is titled by the job, and the general one by the person's title", async () => {
  await using world = await createWorld()
  const experience = "Analyst, Umbra (2019 – present)\n- Cut food waste by 9 % with a weekly stock count"
  const user = await world.addUser({ tier: "pro", profile: { title: "Analyst", experience } })
  const posting = "Operations Analyst, Harvest Table\nYou need:\n- Experience with stock counts"
  for (const asked of [null, posting, "We are a happy company."]) {
    await generateContent(world.deps, user, { type: "resume", customPrompt: null, posting: asked })
    await world.finishJobs()
  }
  const rows = await world.deps.db.select().from(contents).orderBy(contents.id)
  expect(rows.map(({ title }) => title)).toEqual([
    "Resume: Analyst",
    "Resume: Operations Analyst, Harvest Table",
    "Resume: Analyst",
  ])
})
