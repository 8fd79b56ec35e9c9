import { expect, test } from "vitest"
import type { CitedItem } from "./cited-item"
import { criteriaCoverage } from "./criteria-coverage"

const item = (id: string, text: string, more: Partial<CitedItem> = {}): CitedItem => ({
  ...{ id, text, kind: "reflection", source: "A question", subjectId: id, field: null, createdAt: "" },
  ...more,
})
const handover = item("line", "Cut the handover to 25 minutes", {
  kind: "achievement",
  line: {
    parts: { situation: [], task: [], action: [], result: [] },
    words: [{ id: "words", text: "I cut the handover.", source: "A question" }],
  },
})
const cited = [
  handover,
  item("words", "I cut the handover."),
  item("rota", "Wrote the rota"),
  item("degree", "BSc Nursing", { kind: "profile", field: "qualification" }),
]
const criterion = (text: string) => ({
  kind: "subheading" as const,
  label: text,
  sentences: [{ text: "Ward Manager, Fernhill", status: "supported" as const, evidence: [] }],
})
const answer = (...ids: string[]) => ({
  kind: "paragraph" as const,
  label: null,
  sentences: [{ text: "…", status: "supported" as const, evidence: ids.map((id) => ({ id })) }],
})

test("a document of criteria shows which story answers which, and warns if one serves three", () => {
  const coverage = criteriaCoverage(
    [
      ...[criterion("Planning"), answer("line"), answer("words", "degree")],
      ...[criterion("Teamwork"), answer("words")],
      ...[criterion("Rosters"), answer("rota"), answer("line")],
      ...[criterion("Norwegian"), answer()],
    ],
    cited,
  )
  expect(coverage?.stories.map(({ text }) => text)).toEqual([handover.text, "Wrote the rota"])
  expect(coverage?.rows.map(({ quote }) => quote)).toEqual(["Planning", "Teamwork", "Rosters", "Norwegian"])
  expect(coverage?.rows.map(({ marks, status }) => [...marks, status])).toEqual([
    ["best", null, "shown"],
    ["best", null, "shown"],
    ["best", "best", "shown"],
    [null, null, "gap"],
  ])
  expect(coverage?.overused).toEqual([{ column: 0, text: handover.text, quotes: ["Planning", "Teamwork", "Rosters"] }])
})

test("one answer, or answers without a story, have no coverage to show", () => {
  expect(criteriaCoverage([criterion("Planning"), answer("line")], cited)).toBeNull()
  expect(criteriaCoverage([criterion("A"), answer("degree"), criterion("B"), answer()], cited)).toBeNull()
})
