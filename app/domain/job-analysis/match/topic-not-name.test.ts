import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { matchPosting } from "./match-posting"

const of = (quote: string, kind: RequirementKind, ...items: [text: string, field?: string][]) =>
  matchPosting(
    { title: null, skills: [], requirements: [{ quote, kind, must: true }] },
    { items: items.map(([text, field = null], at) => ({ id: `e${at}`, text, field })), lines: [], profile: null },
    "2026-11-28",
  ).requirements[0]

test.each<[string, RequirementKind, [string, string?][]]>([
  ["Experience managing managers", "skill", [["Engineering Manager", "title"], ["Hired 11 engineers and one manager"]]],
  ["A portfolio of published writing in English", "skill", [["English: C1", "qualification"]]],
  ["Edit scientists' texts in English", "responsibility", [["English (native)", "qualification"]]],
  [
    "Prior consulting experience",
    "experience",
    [
      ["Analyst, Tamar Consultancy Services (2018 – 2021)", "role"],
      ["Tamar Consultancy Services", "employer"],
    ],
  ],
  [
    "Experience of teaching in primary schools",
    "experience",
    [
      ["Staff Nurse, Harle Teaching Hospitals (2017 – 2020)", "role"],
      ["Harle Teaching Hospitals", "employer"],
    ],
  ],
  ["Experience in social media", "experience", [["Moving into science communication and programme management"]]],
  ["Observe Leeds City Council diversity policies", "skill", [["Ran the stall at the Leeds City fair"]]],
  ["Plan vaccination outreach", "responsibility", [["Planned discharges with families"]]],
])("“%s” (%s) is not met by words that only share a name, a verb or a language", (quote, kind, items) => {
  expect(of(quote, kind, ...items)?.status).toBe("gap")
})

test.each<[string, RequirementKind, [string, string?][]]>([
  ["Experience managing managers", "skill", [["Managed four team leads and 30 engineers"]]],
  ["Fluent English", "language", [["English: C1", "qualification"]]],
  [
    "Experience of working in care homes",
    "experience",
    [
      ["Carer, Elm Care Home (2012 – 2015)", "role"],
      ["Elm Care Home", "employer"],
    ],
  ],
  ["Edit texts in English", "responsibility", [["Edited 46 texts"], ["English (native)", "qualification"]]],
  ["A medium rigid (MR) licence or higher", "license", [["HR truck licence", "qualification"]]],
  ["Class B CDL", "license", [["Class A CDL, 2019", "qualification"]]],
  ["Experience at Band 6", "experience", [["Senior Staff Nurse (Band 7), Ward 4", "role"]]],
  ["Knowledge of Adobe InDesign or Illustrator", "skill", [["Laid out the yearbook in InDesign"]]],
  ["Experience with infrastructure as code", "skill", [["Moved 40 services with Terraform"]]],
  ["Food safety certification", "license", [["ServSafe Food Handler, 2022", "qualification"]]],
  ["Bachelor's degree in Nursing preferred", "qualification", [["BSc (Hons) Nursing (Adult), 2015", "qualification"]]],
  ["BS in Computer Science", "qualification", [["M.S. Computer Science, Georgia, 2015", "qualification"]]],
  [
    "Teaching qualification (e.g. PSSA, ENB 998)",
    "qualification",
    [["PSSA Practice Assessor (2019)", "qualification"]],
  ],
  ["Registered with the NMC register", "license", [["NMC PIN: 15I2345E", "qualification"]]],
  ["Ability to speak a community language", "language", [["Yoruba (conversational)", "qualification"]]],
  ["Shares knowledge with apprentices", "skill", [["Trained 3 apprentices to their license"]]],
  ["Supervision of staff", "skill", [["Ran the bakery with a crew of 5"]]],
  ["Order product and ingredients", "responsibility", [["Did the ordering for flour and dairy"]]],
])("“%s” (%s) is met by what it is about", (quote, kind, items) => {
  expect(of(quote, kind, ...items)?.status).toBe("met")
})

test.each<[string, string]>([
  ["A heavy combination (HC) licence", "MR truck licence"],
  ["Class A CDL", "Class B CDL"],
  ["MBA", "M.S. Computer Science, 2015"],
])("“%s” is not met by “%s”", (quote, held) => {
  expect(of(quote, quote === "MBA" ? "qualification" : "license", [held, "qualification"])?.status).not.toBe("met")
})

test("years since the trade was learned leave the apprenticeship out, and an abbreviation of the title counts", () => {
  const experience =
    "Electrician, Fox Ltd (Jan 2018 – present)\n\nApprentice Electrician, Fox Ltd (Jan 2012 – Dec 2015)\n\nBusiness Analyst, Owl Ltd (2010 – 2011)"
  const asked = (quote: string, title: string) =>
    matchPosting(
      { title, skills: [], requirements: [{ quote, kind: "experience", must: true }] },
      { items: [], lines: [], profile: { title: "", experience } },
      "2026-11-28",
    ).requirements[0]?.years
  expect(asked("5 years post trade", "Electrical Supervisor")).toEqual({ asked: 5, held: 8 })
  expect(asked("1 year BA experience", "Lead Business Analyst")?.held).toBe(2)
})

test("a skill that a met requirement names alone is shown beside it", () => {
  const found = matchPosting(
    {
      title: null,
      skills: [
        { name: "NMC register", concept: "nmc register" },
        { name: "Safeguarding", concept: "safeguarding" },
      ],
      requirements: [{ quote: "On part 1 of the NMC register", kind: "license", must: true }],
    },
    {
      items: [
        { id: "a", text: "NMC PIN: 15I2345E", field: "qualification" },
        { id: "b", text: "Safeguarding adults Level 3", field: "skill" },
      ],
      lines: [],
      profile: null,
    },
    "2026-11-28",
  )
  expect(found.requirements[0]?.status).toBe("met")
  expect(found.skills.map(({ yours }) => yours !== null)).toEqual([true, true])
})
