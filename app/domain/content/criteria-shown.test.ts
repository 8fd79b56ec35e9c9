import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { submitResponse } from "../growth-pulse/entries/submit-response.server"
import { analyzePosting } from "../job-analysis/analyze/analyze-posting.server"
import { jobAnalyses } from "../job-analysis/tables.server"
import { generateContent } from "./generate/generate-content.server"
import { contents } from "./tables.server"

const experience = `Ward Clerk, Elm House, Leeds (2018 – present)
Porter, Oak House (2012 – 2018)
BSc Biology, University of Hull, 2011
Full UK driving licence`

async function answersTo(criteria: string[], responses: string[] = []) {
  await using world = await createWorld()
  const profile = { title: "Ward Clerk", experience, bio: "I have worked in hospitals for 14 years." }
  const user = await world.addUser({ tier: "pro", profile })
  for (const response of responses) await submitResponse(world.deps, user, { question: "What happened?", response })
  await world.finishJobs()
  await generateContent(world.deps, user, { type: "selection_criteria", customPrompt: criteria.join("\n") })
  await world.finishJobs()
  const [row] = await world.deps.db.select().from(contents)
  expect(row?.blocked).toBe(0)
  const content = row?.content ?? ""
  return (criterion: string) => content.split(criterion)[1]?.split(/\n\n(?=[^\n]+: )/)[0] ?? ""
}

test("criteria for things that people have are answered from the profile, in sentences", async () => {
  const answer = await answersTo([
    "A degree in a scientific discipline such as biology",
    "A current driver's licence",
    "At least five years of experience in hospitals",
  ])
  expect(answer("such as biology")).toContain("I hold a BSc in Biology from the University of Hull.")
  expect(answer("driver's licence")).toContain("I hold a full UK driving licence.")
  expect(answer("experience in hospitals")).toContain("I have worked in hospitals for 14 years.")
})

test("a story that does not become a line answers the criterion it is about", async () => {
  const answer = await answersTo(
    ["Experience in stakeholder engagement", "A current driver's licence"],
    [
      "parish council objected to the new entrance because of the trees. went to 3 evening meetings, redrew it with the trees kept, they withdrew the objection",
    ],
  )
  expect(answer("stakeholder engagement")).toContain(
    "I went to 3 evening meetings and redrew it with the trees kept. They withdrew the objection.",
  )
})

test("a pasted posting gives the criteria that its analysis gives: all of the list, without facts and vaccinations", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro", profile: { title: "Ward Clerk", experience, bio: "" } })
  const criteria = [
    "Current registration with the NMC",
    "Experience in an adult ward",
    "Evidence of ongoing professional development",
    "Certificate in ward administration (desirable)",
  ]
  const listed = criteria.map((one, at) => `${at + 1}. ${one}.`).join("\n")
  const posting = `Ward Clerk\nTarrow Hospital\nClosing Date: 20/12/2026\n\nWhat you'll be doing\nThe Ward Clerk keeps the ward's records in order.\n\nSelection Criteria\n${listed}\n\nNeed more information?\n1) Click here for the Position Description\nApplicants must be fully vaccinated against COVID-19.`
  await generateContent(world.deps, user, { type: "selection_criteria", customPrompt: null, posting })
  await world.finishJobs()
  const [row] = await world.deps.db.select().from(contents)
  for (const criterion of criteria) expect(row?.content).toContain(criterion)
  expect(row?.content).not.toMatch(/COVID|Position Description/)
})

test("a saved posting gives the criteria of its analysis, whatever its stored text has lost", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro", profile: { title: "Ward Clerk", experience, bio: "" } })
  const content =
    "Ward Clerk\n\nEssential criteria\n• Level 3 in administration\n• Ward records\n• Full driving licence"
  await analyzePosting(world.deps, user, { type: "text", source: "Manual text input", content })
  await world.finishJobs()
  const [analysis] = await world.deps.db.select().from(jobAnalyses)
  const asked = { type: "selection_criteria" as const, customPrompt: null, jobAnalysisId: analysis?.id ?? "" }
  await generateContent(world.deps, user, asked)
  await world.finishJobs()
  const [row] = await world.deps.db.select().from(contents)
  for (const { quote } of analysis?.requirements ?? []) expect(row?.content).toContain(quote)
  expect(analysis?.requirements).toHaveLength(3)
})
