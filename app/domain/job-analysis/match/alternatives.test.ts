import fc from "fast-check"
import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { matchPosting } from "./match-posting"

const of = (quote: string, kind: RequirementKind, ...items: [text: string, field?: string][]) =>
  matchPosting(
    { title: null, skills: [], requirements: [{ quote, kind, must: true }] },
    { items: items.map(([text, field = null], at) => ({ id: `e${at}`, text, field })), lines: [], profile: null },
    "2026-11-28",
  ).requirements[0]

test.each<[string, string, string[]]>([
  ["Fluent English; Swedish or another Nordic language", "English (native)", ["Swedish or another Nordic language"]],
  ["English and French", "French (fluent)", ["English"]],
  ["Fluent English and a second European language", "English (native)", ["a second European language"]],
  ["Bilingual English/Spanish", "English (native)", ["Spanish"]],
])("“%s” is not met by “%s”: the page names %j", (quote, spoken, lacks) => {
  expect(of(quote, "language", [spoken])).toMatchObject({ status: "partly", lacks })
})

test.each([
  ["Fluent English; Swedish or another Nordic language", "English (native), Danish (fluent)"],
  ["English and French", "English (native), French (fluent)"],
  ["French or German", "German – native"],
  ["Bilingual English/Spanish", "English – native, Spanish – fluent"],
])("“%s” is met by “%s”", (quote, spoken) => {
  expect(of(quote, "language", [spoken])?.status).toBe("met")
})

test.each([
  ["Fluent French", "French (basic)", "partly"],
  ["Fluent French", "French – B1", "partly"],
  ["Fluent French", "French – C1", "met"],
  ["Fluent German", "Grew the German market by a third", "gap"],
  ["Fluent English", "BA English Literature, Leeds", "gap"],
])("“%s” and “%s”: %s", (quote, spoken, status) => {
  expect(of(quote, "language", [spoken])?.status).toBe(status)
})

test("a list of languages shows nothing but languages", () => {
  expect(of("Experience in a busy kitchen", "experience", ["Spanish (kitchen fluent), Igbo"])?.status).toBe("gap")
})

test.each<[string, string, string[]]>([
  [
    "Advanced Excel and experience with an APS tool (SAP IBP, Kinaxis or Blue Yonder)",
    "Ran the forecast in Kinaxis for two years.",
    ["Excel"],
  ],
  ["Python and SQL or R", "Wrote Python jobs for the nightly load.", ["SQL or R"]],
  ["Terraform; AWS or Azure", "Moved 14 services to AWS.", ["Terraform"]],
])("“%s” is met in part by “%s”: it lacks %j", (quote, words, lacks) => {
  expect(of(quote, "skill", [words])).toMatchObject({ status: "partly", lacks })
})

test.each([
  ["Python, Go or Rust", "Wrote the billing service in Rust."],
  ["Cloud (AWS, Azure, GCP)", "Moved 14 services to Azure."],
  ["Tools such as Jira, Trello and Asana", "Ran the sprint boards in Trello."],
  ["APICS/ASCM certification (CPIM or CSCP)", "CSCP certified since 2021"],
])("“%s” is met by “%s”: any one is enough", (quote, words) => {
  expect(of(quote, "skill", [words])?.status).toBe("met")
})

test.each([
  ["3D CAD experience", "Designed casings in SolidWorks.", "SolidWorks"],
  ["Experience with a CRM system", "Kept 900 accounts tidy in Salesforce.", "Salesforce"],
  ["Experience with cloud platforms", "Moved 14 services to Azure.", "Azure"],
  ["Experience with an EHR system", "Trained 30 nurses on Epic.", "Epic"],
])("“%s” is met by “%s”, because it is of that kind", (quote, words, yours) => {
  const found = of(quote, "skill", [words])
  expect(found?.status).toBe("met")
  expect(found?.evidence[0]?.because).toContainEqual(expect.objectContaining({ code: "shown_by_deed", yours }))
})

test("a tool shows its kind, and a kind shows no tool", () => {
  expect(of("Experience with SolidWorks", "skill", ["Drew parts in CAD for ten years."])?.status).not.toBe("met")
  expect(of("Manage our social media channels", "responsibility", ["Paid social (Meta)"])?.status).toBe("partly")
})

test.each([
  ["Solidworks or NX", "Siemens NX", "met"],
  ["SQL or Looker", "Looker Studio", "partly"],
  ["Experience with a WMS", "Rolled out scanners with the Manhattan WMS.", "met"],
  ["Registered nurse", "Registered adult nurse since 2015", "met"],
  ["Knowledge of EN or AS standards", "Met EN 13749 with a lighter frame.", "met"],
  ["Knowledge of ISO standards", "Met EN 13749 with a lighter frame.", "gap"],
  ["Write copy", "Copywriting", "met"],
  ["Keep the books", "Did the bookkeeping for three shops.", "met"],
  ["Bake bread", "Copywriting", "gap"],
])("“%s” and “%s”: %s", (quote, words, status) => {
  expect(of(quote, "skill", [words])?.status).toBe(status)
})

test("a skill in a longer requirement is shown only by words of its own", () => {
  const posting = {
    title: null,
    requirements: [
      { quote: "APICS/ASCM certification (CPIM or CSCP)", must: true, kind: "license" as const },
      { quote: "Advise the Executive Director on bogie design", must: true, kind: "responsibility" as const },
    ],
    skills: ["CPIM", "CSCP", "Executive Director"].map((name) => ({ name, concept: name.toLowerCase() })),
  }
  const items = ["CSCP, 2021", "Advised the client on bogie design."].map((text) => ({ id: text, text, field: null }))
  const { skills } = matchPosting(posting, { items, lines: [], profile: null }, "2026-11-28")
  expect(skills.map(({ yours }) => yours)).toEqual([null, "CSCP", null])
})

test("more evidence never lowers the score of requirements with alternatives, degrees, teams and amounts", () => {
  const asked = fc.constantFrom(
    "Fluent English; Swedish or another Nordic language",
    "Advanced Excel and SAP or Oracle",
    "Leading a nursing team of 20+ people",
    "5 years in nursing, 2 years leading a team",
    "Postgraduate qualification in nursing or a related field",
    "Degree in nursing, midwifery or equivalent experience",
    "Managing $1M+ in annual ad spend",
    "Knowledge of EN standards and 3D CAD",
    "Write copy for social media channels",
    "Manage suppliers and contractors, including procurement",
    "Experience managing managers",
    "A portfolio of published writing in English",
    "Prior consulting experience",
    "A medium rigid (MR) licence or higher",
  )
  const said = fc.constantFrom(
    "English (native)",
    "Swedish (basic)",
    "Danish – fluent",
    "Ran reports in Excel for 12 sites.",
    "Looker Studio",
    "Led a team of 22 nurses.",
    "Run a brigade of 9.",
    "MEng Mechanical Engineering, 2014",
    "BSc Nursing, 2012",
    "MSc History",
    "Managed a media spend of £600k.",
    "Managed an ad spend of $2m.",
    "EN 13749 and SolidWorks",
    "Copywriting and paid social",
    "Negotiated contracts with four suppliers.",
    "6 years leading a team of nurses",
    "Analyst, Tamar Consultancy Services (2018 – 2021)",
    "Tamar Consultancy Services",
    "Wrote 40 published articles",
    "HR truck licence",
    "Managed three managers.",
  )
  const item = fc.record({
    id: fc.uuid(),
    text: said,
    field: fc.constantFrom(null, "qualification", "bio", "skill", "experience", "role", "employer"),
  })
  const lines = (all: string[]) =>
    all.map((text) => ({ text, state: "agreed" as const, evidenceIds: [], roleId: null }))
  fc.assert(
    fc.property(asked, fc.array(item, { maxLength: 5 }), fc.array(item, { maxLength: 4 }), (quote, some, more) => {
      for (const kind of ["experience", "qualification", "language"] as const) {
        const score = (items: typeof some) =>
          matchPosting(
            { title: null, skills: [], requirements: [{ quote, kind, must: true }] },
            { items, lines: lines(items.map(({ text }) => text)), profile: null },
            "2026-11-28",
          ).parts.qualifications ?? 0
        expect(score([...more, ...some])).toBeGreaterThanOrEqual(score(some))
      }
    }),
    { numRuns: 120 },
  )
})
