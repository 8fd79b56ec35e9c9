import { expect, it } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { likelyQuestion } from "./likely-question"

it.each<[string, RequirementKind, string]>([
  ["Oversees the loading bay", "responsibility", "Tell us about a time when you had to oversee the loading bay."],
  ["Teaches our evening classes", "responsibility", "Tell us about a time when you had to teach our evening classes."],
  ["Carries a small caseload", "responsibility", "Tell us about a time when you had to carry a small caseload."],
  ["Hires the crew and trains newcomers", "responsibility", "The posting says: “Hires the crew and trains newcomers”."],
  [
    "Partners with growers across the valley",
    "responsibility",
    "The posting says: “Partners with growers across the valley”.",
  ],
  ["Assists visitors at the gate", "responsibility", "The posting says: “Assists visitors at the gate”."],
  ["Sales of garden tools", "responsibility", "This job includes sales of garden tools."],
])("a duty in the third person is asked for in good grammar: “%s”", (quote, kind, opening) => {
  expect(likelyQuestion({ quote, kind }, 1)).toContain(opening)
})

it.each<[string, RequirementKind]>([
  ["You will need very good French, good Welsh", "responsibility"],
  ["very good Stata, good R", "responsibility"],
  ["Very safety conscious", "skill"],
  ["You would friendly faces and good tea", "responsibility"],
])("words that describe follow no “you would”: “%s”", (quote, kind) => {
  for (const nth of [0, 1, 2])
    expect(likelyQuestion({ quote, kind }, nth)).not.toMatch(/\b(?:would|had to|usually) (?:very|friendly)\b/)
})

it("a participle after praise is not an action", () => {
  expect(likelyQuestion({ quote: "Good spoken Welsh", kind: "skill" }, 0)).not.toMatch(/have you spoken/i)
})

it.each<[string, RequirementKind, string]>([
  ["Bachelor of Engineering", "qualification", "a Bachelor of Engineering"],
  ["Associate of Applied Science", "qualification", "an Associate of Applied Science"],
  ["Master of Social Work preferred", "skill", "a Master of Social Work"],
  ["MSN", "qualification", "an MSN"],
])("a degree keeps its capitals and gets an article: “%s”", (quote, kind, degree) => {
  expect(likelyQuestion({ quote, kind }, 0)).toBe(`The job asks for ${degree}. Do you have it, and since when?`)
})

it.each<[string, RequirementKind]>([
  ["Balance sheet reconciliations and bank postings", "responsibility"],
  ["Month end postings and reporting within the deadline", "responsibility"],
  ["Load restraint and pallet checks", "responsibility"],
  ["Job work compliance and refunds", "responsibility"],
  ["End to end delivery of projects", "responsibility"],
])("a noun that is also a verb is no deed: “%s”", (quote, kind) => {
  for (const nth of [0, 1, 2])
    expect(likelyQuestion({ quote, kind }, nth)).toMatch(/^(?:This job includes|The posting says: “)/)
})

it.each<[string, RequirementKind, string]>([
  ["Balance the till at close", "responsibility", "you had to balance the till at close"],
  ["Load and unload two trailers", "responsibility", "you had to load and unload two trailers"],
  ["Support statutory audits", "responsibility", "you had to support statutory audits"],
  ["Responsible for ledger accounting", "responsibility", "This job includes ledger accounting."],
])("a verb still asks for a deed: “%s”", (quote, kind, part) => {
  expect(likelyQuestion({ quote, kind }, 1)).toContain(part)
})

it.each<[string, RequirementKind]>([
  ["Know UK GAAP inside out and can explain leases to a chef", "skill"],
  ["Tarrow does not sell by phone", "skill"],
  ["Postgraduate qualification in midwifery, or working towards", "qualification"],
  ["Registered Nurse with a current PIN", "license"],
])("a sentence and a description of a person are quoted: “%s”", (quote, kind) => {
  expect(likelyQuestion({ quote, kind }, 0)).toMatch(/^The posting says: “/)
})

it("a name keeps its capitals and is one thing", () => {
  const quote = "City & Guilds 2391 or equivalent Inspection and Testing qualification"
  expect(likelyQuestion({ quote, kind: "qualification" }, 0)).toBe(
    `The job asks for ${quote}. Do you have it, and since when?`,
  )
})

it.each<[string, RequirementKind, string]>([
  [
    "Experience as Head Smith or Senior Farrier in a busy forge",
    "experience",
    "The job asks for experience as Head Smith or Senior Farrier in a busy forge.",
  ],
  [
    "Wedding and banqueting experience for 150+ covers",
    "skill",
    "The job asks for wedding and banqueting experience for 150+ covers.",
  ],
  ["SC1 Demonstrated experience in hot shoeing", "experience", "The job asks for experience in hot shoeing."],
  [
    "Manage the council's forge accounts",
    "responsibility",
    "In this job you would manage the council's forge accounts.",
  ],
  ["must have right to work in UK", "eligibility", "Do you have the right to work in UK?"],
  ["be ok w 3 days on site", "availability", "Are you ok with 3 days on site?"],
])("what is asked for is worded as a thing, and what is this employer's as its own: “%s”", (quote, kind, opening) => {
  const nth = kind === "responsibility" ? 1 : 0
  expect(likelyQuestion({ quote, kind }, nth).startsWith(opening)).toBe(true)
})
