import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import { runQuery } from "../../kernel/query.server"
import { isMatchStale, type StoredMatch, type StoredRequirement } from "../analysis"
import { analyzePosting } from "../analyze/analyze-posting.server"
import { coverageOf } from "../coverage"
import { findStoredAnalysis } from "../list-analyses.server"
import { AnalyzePosting } from "../schema"
import { type Story, storiesOf } from "../stories"
import { interviewQuestions } from "./interview"

const shifts = "There were 40 people waiting on a normal evening."
const board = "I rebuilt the triage board with 3 nurses"
const result = "which cut waiting time from 40 to 25 minutes"
const line = {
  ...{ text: "Rebuilt the triage board with 3 nurses, cutting waiting time from 40 to 25 minutes", pinned: false },
  parts: { situation: [shifts], task: [], action: [board], result: [result] },
  ...{ state: "agreed" as const, told: "reflection" as const, figure: null, skills: [], strength: 80, roleId: null },
  ...{ period: { from: "2026-01-01", to: "2026-01-01" }, evidenceIds: ["agreed", "told"] },
}
const items = [
  { id: "agreed", kind: "achievement" as const, source: "Agreed by you on 2026-01-02", field: null },
  { id: "told", kind: "reflection" as const, source: "What changed? (2026-01-01)", field: null },
  { id: "skill", kind: "profile" as const, source: "Profile: skills", field: "skill" as const },
]
const piece = (text: string, ...evidenceIds: string[]) => ({ text, evidenceIds, because: [] })

test("a line and its source sentences are one story, attributed to the captured source", () => {
  const evidence = [piece(line.text, "agreed", "told"), piece(`${board}, ${result}.`, "told")]
  const found = storiesOf([{ id: "r1", evidence }], { lines: [line], items })
  expect(found.told).toEqual([
    { text: line.text, sources: ["What changed? (2026-01-01)"], parts: line.parts, isDeed: true },
  ])
  expect(found.byRequirement).toEqual({ r1: [0] })
})

test("words of a reflection that no line covers are a separate story, and a line that was set aside is none", () => {
  const other = piece("I also trained two porters.", "told")
  const found = storiesOf([{ id: "r1", evidence: [other, piece("Excel", "skill")] }], { lines: [line], items })
  expect(found.told).toMatchObject([
    { text: other.text, parts: null, isDeed: true },
    { text: "Excel", sources: ["Profile: skills"], isDeed: false },
  ])
  const aside = [{ ...line, state: "set-aside" as const }]
  const [only] = storiesOf([{ id: "r1", evidence: [piece(board, "told")] }], { lines: aside, items }).told
  expect(only).toMatchObject({ text: board, parts: null })
})

const kinds = ["skill", "experience", "personal quality", "license", "eligibility", "responsibility"] as const
const requirements = kinds.map(
  (kind, at): StoredRequirement => ({ id: `r${at}`, quote: `Words ${at}`, must: true, kind }),
)
const story = (text: string, isDeed = true): Story => ({ text, sources: ["Somewhere"], parts: null, isDeed })

function posting(byRequirement: Record<string, number[]>, notMine: string[] = []) {
  const match: StoredMatch = {
    ...{ score: 50, band: "Good", isCapped: false, skills: [], at: "", record: "now" },
    parts: { qualifications: 1, responsibilities: 1, keywords: null, title: null },
    requirements: requirements.map(({ id }) => {
      return { id, status: byRequirement[id] ? ("met" as const) : ("gap" as const), evidence: [], years: null }
    }),
    stories: { told: [story("Built a bench"), story("Ran a shop"), story("Excel", false)], byRequirement },
  }
  return { requirements, match, notMine }
}

test("a story that is the best answer to three criteria gets a warning, and to two it does not", () => {
  const often = coverageOf(posting({ r0: [0, 1], r1: [0], r2: [2, 0], r3: [2], r5: [0] }))
  expect(often?.rows.map(({ marks, status }) => [marks, status])).toEqual([
    [["best", "also"], "shown"],
    [["best", null], "shown"],
    [["best", null], "shown"],
    [[null, null], "only named"],
  ])
  expect(often?.overused).toEqual([{ column: 0, text: "Built a bench", quotes: ["Words 0", "Words 1", "Words 2"] }])
  expect(coverageOf(posting({ r0: [0], r1: [1, 0], r2: [0] }))?.overused).toEqual([])
  expect(coverageOf(posting({}))).toBeNull()
})

test("each question fits its kind, and the preparation steps for a gap state nothing about the person", () => {
  const asked = interviewQuestions(posting({ r0: [1, 0], r1: [0] }, ["r1"]))
  expect(asked.map(({ question }, at) => question.toLowerCase().includes(`words ${at}`))).toEqual(asked.map(() => true))
  expect(new Set(asked.map(({ question }) => question.replace(/words \d/i, ""))).size).toBe(kinds.length)
  expect(asked.map(({ status }) => status)).toEqual(["ready", ...kinds.slice(1).map(() => "to prepare")])
  expect(asked[0]).toMatchObject({ story: { text: "Ran a shop" }, others: [{ text: "Built a bench" }], steps: [] })
  for (const { story: own, steps } of asked.slice(1)) {
    expect(own).toBeNull()
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.join(" ")).not.toMatch(/\bI\b|\bmy\b/i)
  }
})

test("the sheet and the coverage agree with the match on every requirement", () => {
  const asked = (told: Story, status: "met" | "partly", kind: "r1" | "r3" = "r1") => {
    const { requirements, match, notMine } = posting({ [kind]: [0] })
    const stories = { told: [told], byRequirement: { [kind]: [0] } }
    const matched = { ...match, requirements: match.requirements.map((one) => ({ ...one, status })), stories }
    const given = { requirements, match: matched, notMine }
    const rows = coverageOf(given)?.rows.find(({ id }) => id === kind)?.status
    return [interviewQuestions(given).find(({ id }) => id === kind)?.status, rows]
  }
  expect(asked(story("Built a bench"), "met")).toEqual(["ready", "shown"])
  expect(asked(story("Built a bench"), "partly")).toEqual(["partly", "partly"])
  expect(asked(story("Excel", false), "partly")).toEqual(["partly", undefined])
  expect(asked(story("Forklift license", false), "met", "r3")).toEqual(["ready", undefined])
})

test("a criterion that the match finds met is not a gap, even if no achievement shows it", () => {
  const { requirements, match, notMine } = posting({ r0: [0], r3: [2] })
  const rows = coverageOf({ requirements, match: { ...match, stories: match.stories }, notMine })?.rows
  expect(rows?.map(({ status }) => status)).toEqual(["shown", "gap", "gap", "only named"])
})

test("a criterion that the match leaves to the person is no gap, and one that the profile names is listed", () => {
  const { requirements, match, notMine } = posting({ r0: [0], r1: [2] })
  const statuses = { r1: "gap", r2: "open" } as const
  const matched = match.requirements.map((one) => ({ ...one, status: statuses[one.id as "r1"] ?? one.status }))
  const rows = coverageOf({ requirements, match: { ...match, requirements: matched }, notMine })?.rows
  expect(rows?.map(({ status }) => status)).toEqual(["shown", "only named", "open", "gap"])
})

test("an analyzed posting stores its stories with their sources, and a match without stories is recalculated", async () => {
  await using world = await createWorld()
  const experience = `Payroll Officer, Marsh Foods (2019 – 2024)
- Ran the weekly payroll for 1,200 people across 9 sites
- Led a team of 4 payroll assistants and trained each of them`
  const user = await world.addUser({ tier: "pro", profile: { title: "Payroll Officer", experience } })
  const content = `Payroll Officer
Fernhill Council

Selection criteria
1. Experience in running a high-volume payroll
2. Demonstrated experience in leading and developing a team
3. Experience with Kronos`
  await analyzePosting(world.deps, user, AnalyzePosting.parse({ type: "text", content }))
  await world.finishJobs()
  const [stored] = await world.rows("select id from job_analyses")
  const row = await runQuery(world.deps.db, findStoredAnalysis(world.deps, user.userId, String(stored?.id)))
  if (!row?.match) throw new Error("The analysis was not matched.")
  const asked = interviewQuestions(row)
  expect(asked.map(({ story: own }) => own?.text.includes("payroll"))).toEqual([true, true, undefined])
  for (const { story: own } of asked.slice(0, 2)) {
    expect(experience).toContain(own?.text)
    expect(own?.sources.join()).not.toBe("")
  }
  const { record, stories, ...rest } = row.match
  expect(isMatchStale({ ...rest, record, stories }, record)).toBe(false)
  expect(isMatchStale({ ...rest, record }, record)).toBe(true)
})
