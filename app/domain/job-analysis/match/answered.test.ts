import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { matchPosting } from "./match-posting"
import type { Candidate } from "./requirement/shapes"

type State = Candidate["lines"][number]["state"]

function asked(quote: string, kind: RequirementKind, answer: string, states: State[] = []) {
  const question = `A posting asks for “${quote}”.`
  const source = `${question} Do you have it? Say exactly what, and since when. (2026-11-22)`
  const lines = states.map((state, at) => ({ text: `Line ${at}`, state, evidenceIds: ["a"] }))
  const candidate = { items: [{ id: "a", text: answer, field: null, source }], lines, profile: null }
  const wanted = { title: null, skills: [], requirements: [{ quote, kind, must: true, question }] }
  return matchPosting(wanted, candidate, "2026-11-22").requirements[0]
}

test.each<[string, RequirementKind, string, State[], string]>([
  [
    "Full driving license",
    "license",
    "yes i have a full clean license since 2012, drive most weeks",
    ["proposed"],
    "met",
  ],
  ["A second European language", "language", "Yes, French, since school.", ["agreed"], "met"],
  ["A second European language", "language", "Learning Dutch since May.", [], "partly"],
  ["Experience with Terraform", "skill", "I wrote Terraform modules for 40 services.", ["proposed"], "partly"],
  ["Experience with Terraform", "skill", "I wrote Terraform modules for 40 services.", ["agreed"], "met"],
  ["Loss prevention", "experience", "I caught two thieves and put cameras in.", ["agreed"], "met"],
  ["Loss prevention", "experience", "I caught two thieves and put cameras in.", [], "partly"],
  ["5 years of loss prevention", "experience", "I put cameras in.", ["agreed"], "partly"],
  ["5 years of loss prevention", "experience", "I did loss prevention for 6 years.", ["agreed"], "met"],
])("“%s” (%s) answered with “%s” %j is %s, in the answer's own words", (quote, kind, answer, states, status) => {
  const found = asked(quote, kind, answer, states)
  expect(found?.status).toBe(status)
  const [first] = found?.evidence ?? []
  expect(first?.evidenceIds).toEqual(["a"])
  expect(answer).toContain(first?.text)
})

test.each([
  "No, I don't",
  "no",
  "Nope.",
  "Not yet, but I want to",
  "I don't have one",
  "I haven't got it",
  "I have no license",
])("“%s” is not evidence", (answer) => {
  expect(asked("Full driving license", "license", answer)).toMatchObject({ status: "gap", evidence: [] })
})

test("an answer counts only for the requirement that it was given for", () => {
  const items = [{ id: "a", text: "Yes.", field: null, source: "A posting asks for “Forklift license”. (2026-11-22)" }]
  const quotes = ["Forklift license", "Driving license"]
  const requirements = quotes.map((quote) => {
    return { quote, kind: "license" as const, must: true, question: `A posting asks for “${quote}”.` }
  })
  const found = matchPosting(
    { title: null, skills: [], requirements },
    { items, lines: [], profile: null },
    "2026-11-22",
  )
  expect(found.requirements.map(({ status }) => status)).toEqual(["met", "gap"])
})
