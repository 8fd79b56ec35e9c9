import fc from "fast-check"
import { expect, test } from "vitest"
import type { RequirementKind } from "../reading/posting"
import { skillsOf } from "../reading/skills/skills"
import { matchPosting } from "./match-posting"
import { bandOf, bands, matchWeights } from "./requirement/rules"
import type { Candidate, Wanted } from "./requirement/shapes"

const today = "2026-11-22"
const nobody: Candidate = { items: [], lines: [], profile: null }

function person(...texts: string[]): Candidate {
  return { ...nobody, items: texts.map((text, at) => ({ id: `e${at}`, text, field: null })) }
}

const asks = (quote: string, kind: RequirementKind = "skill", must = true): Wanted => ({
  title: null,
  skills: [],
  requirements: [{ quote, kind, must }],
})

function statusOf(quote: string, candidate: Candidate, kind: RequirementKind = "skill") {
  return matchPosting(asks(quote, kind), candidate, today).requirements[0]
}

test.each([
  ["A second European language", "I run our Lyon office's calls in French.", "met"],
  ["Another foreign language would be a plus", "I speak Mandarin at home.", "met"],
  ["A second European language", "I speak Mandarin at home.", "gap"],
  ["A second European language", "I write the English copy.", "gap"],
])("“%s” and “%s”: %s", (quote, words, status) => {
  expect(statusOf(quote, person("I like tea.", words), "language")?.status).toBe(status)
})

test.each([
  ["Experience running Kubernetes in production", "I moved our 14 services to k8s in production.", "other_name"],
  ["Strong PostgreSQL skills", "Tuned the slowest Postgres queries from 4 s to 300 ms.", "other_name"],
  ["People management experience", "Led a team of 35 across front and back of house.", "shown_by_deed"],
  ["Ability to manage a team of engineers", "I supervised six junior developers for two years.", "shown_by_deed"],
  ["Excellent stakeholder management", "Presented the rollout plan to the board every month.", "shown_by_deed"],
  ["Continuous improvement mindset", "Cut the handover from 40 to 25 minutes.", "shown_by_deed"],
  ["Budget management", "Kept the ward's budget of £1.2m in balance.", "shown_by_deed"],
  ["Proven customer service skills", "Handled about 60 calls from angry customers a day.", "shown_by_deed"],
  ["Preparing monthly management accounts", "I prepare the monthly management accounts for 4 entities.", "same_words"],
])("“%s” is met by “%s”, with the reason", (quote, words, code) => {
  const found = statusOf(quote, person("I like tea.", words))
  expect(found?.status).toBe("met")
  expect(found?.evidence[0]).toMatchObject({ evidenceIds: ["e1"], text: words })
  expect(found?.evidence[0]?.because.map((why) => why.code)).toContain(code)
})

test.each([
  ["Experience running Kubernetes in production", "Ran our 14 services on plain machines."],
  ["Experience with Kubernetes", "I have never used Kubernetes."],
  ["Experience with Kubernetes", "I want to learn Kubernetes next year."],
  ["People management experience", "My manager led a team of 35."],
  ["People management experience", "I helped the team with the stocktake."],
  ["Registered nurse with current AHPRA registration", "Organized the staff party for 80 people."],
  ["Negotiating contracts with suppliers", "Wrote the release notes."],
])("“%s” is a gap for “%s”", (quote, words) => {
  expect(statusOf(quote, person(words))).toMatchObject({ status: "gap", evidence: [] })
})

test("a goal in the profile meets nothing", () => {
  const goal = { id: "g", text: "Lead a team of engineers with Kubernetes", field: "shortTermGoals" }
  expect(statusOf("Experience with Kubernetes", { ...nobody, items: [goal] })?.status).toBe("gap")
})

test("a list of skills is met by several pieces of evidence, and any one is enough if the posting says so", () => {
  const words = person("Built reports in Tableau.", "Wrote 200 SQL queries.")
  expect(statusOf("SQL and Tableau", words)?.status).toBe("met")
  expect(statusOf("SQL, Python, Tableau and Snowflake", words)?.status).toBe("partly")
  expect(statusOf("Experience with Kafka, RabbitMQ or similar", person("Moved billing to RabbitMQ."))?.status).toBe(
    "met",
  )
})

test("years are counted from the work history without double-counting overlaps, and the comparison is explained", () => {
  const experience = "Nurse, Elm House (2016 – 2019)\nNurse, St Anne (2018 – 2021)"
  const held = { ...person("Nursing on acute wards for adults."), profile: { title: "Nurse", experience } }
  expect(statusOf("5 years of experience in acute nursing", held, "experience")).toMatchObject({
    status: "met",
    years: { asked: 5, held: 6 },
  })
  expect(statusOf("8+ years of experience in acute nursing", held, "experience")?.status).toBe("partly")
})

test("a higher degree satisfies a lower one, but not the reverse", () => {
  const studied = (text: string): Candidate => ({ ...nobody, items: [{ id: "q", text, field: "qualification" }] })
  const asked = "Bachelor's degree in computer science or a related field"
  expect(statusOf(asked, studied("MSc Computer Science, Leeds"), "qualification")?.status).toBe("met")
  expect(statusOf("Master's degree in statistics", studied("BSc Statistics"), "qualification")?.status).not.toBe("met")
})

test("the right to work stays open until the person confirms it, and then counts for them", () => {
  const quote = "Right to work in the UK"
  expect(statusOf(quote, nobody, "eligibility")?.status).toBe("open")
  expect(matchPosting(asks(quote, "eligibility"), nobody, today)).toMatchObject({ score: null, isCapped: false })
  expect(statusOf(quote, person("I have the right to work in the UK."), "eligibility")?.status).toBe("met")
})

test("a missing must-have caps the band at Fair, and a dismissed one counts as missing", () => {
  const others = ["Tableau", "SQL", "Python", "dbt"].map((quote) => ({ quote, must: true, kind: "skill" as const }))
  const wanted = {
    title: null,
    skills: [],
    requirements: [...others, { quote: "Scala", must: true, kind: "skill" as const }],
  }
  const all = person("Used Tableau, SQL, Python and dbt daily.")
  expect(matchPosting(wanted, all, today)).toMatchObject({ score: 80, band: "Fair", isCapped: true })
  const nice = { ...wanted, requirements: wanted.requirements.map((one) => ({ ...one, must: one.quote !== "Scala" })) }
  expect(matchPosting(nice, all, today)).toMatchObject({ score: 92, band: "Great", isCapped: false })
  const notMine = others.map((one) => ({ ...one, isNotMine: one.quote === "dbt" }))
  expect(matchPosting({ ...wanted, requirements: notMine }, all, today)).toMatchObject({ band: "Fair", isCapped: true })
})

test("the title is compared with every title held, ignoring rank", () => {
  const nurse = { ...nobody, profile: { title: "", experience: "Registered Nurse, Elm House (2016 – 2019)" } }
  const of = (title: string) => matchPosting({ title, skills: [], requirements: [] }, nurse, today).parts.title
  expect([of("Senior Registered Nurse"), of("Nurse Manager"), of("Baker")]).toEqual([1, 0.5, 0])
})

test("the weights sum to 100, and bands rise with the score", () => {
  expect(Object.values(matchWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  const reached = Array.from({ length: 101 }, (_, score) => bands.indexOf(bandOf(score, false)))
  expect(reached).toEqual([...reached].sort((a, b) => a - b))
  expect(new Set(reached).size).toBe(5)
})

const quotes = fc.constantFrom(
  "Experience running Kubernetes in production",
  "5+ years of experience in project management",
  "People management",
  "SQL, Python and Tableau",
  "Bachelor's degree in nursing",
  "Excellent written communication",
  "Right to work in Ireland",
  "Preparing monthly management accounts",
  "Driver's license",
  "Fluent German",
)
const asking = (quote: string) => `A posting asks for “${quote}”.`
const kinds = fc.constantFrom<RequirementKind>("skill", "experience", "qualification", "eligibility", "responsibility")
const requirement = fc
  .record({ quote: quotes, must: fc.boolean(), kind: kinds, isNotMine: fc.boolean() })
  .map((one) => ({ ...one, question: asking(one.quote) }))
const posting = fc
  .record({
    title: fc.constantFrom(null, "Project Manager", "Staff Nurse"),
    requirements: fc.array(requirement, { minLength: 3, maxLength: 8 }),
  })
  .map(
    (wanted): Wanted => ({
      ...wanted,
      skills: skillsOf(
        wanted.requirements.map(({ quote }) => quote),
        [],
      ),
    }),
  )
const said = fc.oneof(
  fc.constantFrom(
    "Moved 14 services to k8s, but I never ran them in production.",
    "My manager led the team, I wrote the monthly accounts.",
    "Managed projects worth $2m and a team of 5.",
    "BSc Nursing, 2014",
    "Speak German.",
    "I want to learn Python.",
    "Over 9 years in project management.",
    "Project Manager",
  ),
  fc.string({ maxLength: 60 }),
)
const item = fc.record({
  id: fc.uuid(),
  text: said,
  field: fc.constantFrom(null, "experience", "bio", "qualification", "title", "longTermGoals"),
  source: fc.option(quotes.map(asking), { nil: undefined }),
})

test("the same posting and evidence give the same score, and more evidence never lowers it or its band", () => {
  fc.assert(
    fc.property(
      posting,
      fc.array(item, { maxLength: 8 }),
      fc.array(item, { maxLength: 6 }),
      fc.nat(),
      (wanted, some, more, at) => {
        const place = at % (some.length + 1)
        const with_ = [...some.slice(0, place), ...more, ...some.slice(place)]
        const before = matchPosting(wanted, { ...nobody, items: some }, today)
        expect(matchPosting(wanted, { ...nobody, items: some }, today)).toEqual(before)
        const after = matchPosting(wanted, { ...nobody, items: with_ }, today)
        expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0)
        if (before.band) expect(bands.indexOf(after.band ?? "Poor")).toBeGreaterThanOrEqual(bands.indexOf(before.band))
      },
    ),
    { numRuns: 150 },
  )
})

test("the quote that shows a skill is never a part of an amount", () => {
  const words = "Manage a team of four and an annual media budget of $900,000."
  const because = statusOf("Budget management", person(words))?.evidence.flatMap((each) => each.because)
  expect(because).toContainEqual(expect.objectContaining({ yours: "budget of $900,000" }))
})
