import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { matchPosting } from "./match-posting"
import type { Candidate, Wanted } from "./requirement/shapes"

const today = "2026-11-22"
const nobody: Candidate = { items: [], lines: [], profile: null }

function person(...texts: string[]): Candidate {
  return { ...nobody, items: texts.map((text, at) => ({ id: `e${at}`, text, field: null })) }
}

const asks = (quote: string, kind: RequirementKind = "skill"): Wanted => ({
  title: null,
  skills: [],
  requirements: [{ quote, kind, must: true }],
})

const statusOf = (quote: string, candidate: Candidate, kind?: RequirementKind) =>
  matchPosting(asks(quote, kind), candidate, today).requirements[0]

test("an unshown named thing keeps a requirement from being met, whatever else shows it", () => {
  const words = person("Supervised a team of 11 drivers on two shifts.")
  expect(statusOf("Lead, coach and roster a team of drivers", words)?.status).toBe("partly")
  const rostered = person("Supervised a team of 11 drivers on two shifts.", "Did the rostering.")
  expect(statusOf("Lead, coach and roster a team of drivers", rostered)?.status).toBe("met")
})

test("a compass direction, a school's name and a single shared word show nothing", () => {
  const study = { id: "q", text: "BA Geography, University of the West of England", field: "qualification" }
  expect(statusOf("Plan deliveries across the west of England", { ...nobody, items: [study] })?.status).toBe("gap")
  const found = statusOf(
    "Plan daily routes in the north",
    person("I plan 14 routes a day.", "I plan the party up north."),
  )
  expect(found?.evidence.map(({ text }) => text)).toEqual(["I plan 14 routes a day."])
})

test.each([
  "my boss says i reduced waste by 12% but the real number is 7%",
  "Boss said I reduced our waste.",
  "I reduced waste by 12%, but honestly it was mostly the new vans.",
])("“%s” is a claim by somebody else, not a deed", (words) => {
  expect(statusOf("Reduce waste", person(words))?.status).toBe("gap")
})

test("years that are met cite the words that state them", () => {
  const items = [
    { id: "q", text: "Certificate in logistics", field: "qualification" },
    { id: "b", text: "Logistics coordinator with eight years in cold chains.", field: "bio" },
  ]
  const found = statusOf("At least 5 years in logistics", { ...nobody, items }, "experience")
  expect(found).toMatchObject({ status: "met", evidence: [{ evidenceIds: ["b"], because: [{ code: "years" }] }, {}] })
})

test("a skill is shown whenever its requirement is met", () => {
  const wanted = { ...asks("SAP EWM experience"), skills: [{ name: "SAP EWM", concept: "sap ewm" }] }
  expect(matchPosting(wanted, person("SAP EWM (basic)"), today)).toMatchObject({
    requirements: [{ status: "met" }],
    skills: [{ yours: "SAP EWM" }],
  })
})

test("skipping something does not show it, and what the person did instead still counts", () => {
  expect(statusOf("Manage press checks", person("I skipped a press check once."), "responsibility")?.status).toBe("gap")
  const both = person("I skipped a press check once, so I wrote a checklist for press checks.")
  expect(statusOf("Manage press checks", both, "responsibility")?.evidence.map(({ text }) => text)).toEqual([
    "so I wrote a checklist for press checks.",
  ])
  const fewer = person("Missed deadlines fell by half after I rebuilt the schedule.")
  expect(statusOf("Rebuild the schedule to meet deadlines", fewer)?.status).not.toBe("gap")
})

test.each([
  ["Seeking a role in operations, planning and leadership.", null],
  ["Retail manager of 8 years seeking leadership.", "bio"],
  ["Career goal: leadership of a district.", "bio"],
])("“%s” is a wish, not evidence of leadership", (text, field) => {
  const item = { id: "w", text, field }
  expect(statusOf("Proven leadership skills", { ...nobody, items: [item] })?.status).toBe("gap")
})

test("text before a wish still counts", () => {
  const bio = { id: "b", text: "Leads a team of 12 nurses, seeking a post closer to home.", field: "bio" }
  expect(statusOf("Leading a team of nurses", { ...nobody, items: [bio] })?.status).toBe("met")
})

test("somebody centered on quality has not worked in a center", () => {
  expect(
    statusOf("Experience in a distribution center", person("I am centered on quality."), "experience")?.status,
  ).toBe("gap")
})

test("years of leading teams are shown by roles that lead people", () => {
  const text = "Team Lead, Fox Ltd, 2016–2022"
  const lead: Candidate = {
    ...nobody,
    profile: { title: "", experience: text },
    items: [{ id: "r", text, field: "role" }],
  }
  expect(statusOf("5 years leading teams", lead, "experience")).toMatchObject({
    status: "met",
    years: { asked: 5, held: 7 },
    evidence: [{ evidenceIds: ["r"] }],
  })
  expect(statusOf("8 years leading teams", lead, "experience")?.status).toBe("partly")
  const clerk = { ...lead, items: [{ id: "r", text: "Clerk, Fox Ltd, 2016–2022", field: "role" }] }
  expect(statusOf("5 years leading teams", clerk, "experience")?.status).toBe("gap")
})

test.each([
  ["GPC credential", "Considering the GPC credential in June."],
  ["GPC credential", "I'm considering the GPC credential."],
  ["Heat pump certificate", "i want do the heat pump certificate in spring"],
])("%s is not met by a plan: “%s”", (quote, words) => {
  expect(statusOf(quote, person(words), "qualification")?.status).toBe("gap")
})

test("a decision after considering something is an action", () => {
  const words = person("Cut costs by 20% after considering three vendors.")
  expect(statusOf("Cut costs", words)?.status).not.toBe("gap")
})
