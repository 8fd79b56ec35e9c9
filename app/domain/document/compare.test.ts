import { expect, test } from "vitest"
import type { Section } from "./body"
import { compareTrees } from "./compare"
import type { DocumentTree, Leaf } from "./document-tree"

const leaf = (id: string, text: string): Leaf => ({
  ...{ id, text, kind: "fact", evidenceIds: [] },
  ...{ status: "supported", reasons: [] },
})

/** Two roles with their lines. */
function resume(first: string[], second: string[]): DocumentTree {
  const entry = (id: string, title: string, lines: string[]) => ({
    heading: { ...leaf(id, title), fields: { title, organization: "", location: "", dates: "" } },
    notes: [],
    bullets: lines.map((text) => leaf(text, text)),
  })
  const work = { kind: "work", entries: [entry("a", "Nurse", first), entry("b", "Porter", second)] }
  return {
    ...{ title: "Resume", person: { name: "", contact: {} } },
    body: { sections: [work as unknown as Section<Leaf>] },
  } as unknown as DocumentTree
}

test("a line under another role is moved, and a reordered line is equal", () => {
  const before = resume(["Led nine nurses", "Cut waits"], ["Moved beds"])
  expect(compareTrees(before, resume(["Cut waits", "Led nine nurses"], ["Moved beds"]))).toEqual([])
  expect(compareTrees(before, resume(["Led nine nurses", "Cut waits", "Moved beds"], []))).toEqual([
    { before: "Moved beds", after: "Moved beds", moved: { from: "Porter", to: "Nurse" } },
  ])
})

test("a line whose section is hidden in one version is neither removed nor added", () => {
  const shown = resume(["Led nine nurses"], [])
  const hidden = { ...shown, body: { sections: [{ ...sectionOf(shown), hidden: true as const }] } }
  const without = { ...shown, body: { sections: [] } }
  const lines = (before: DocumentTree, after: DocumentTree) =>
    compareTrees(before, after).filter((each) => Object.values(each).includes("Led nine nurses"))
  expect(lines(shown, hidden)).toEqual([{ before: "Led nine nurses", after: null, isHidden: true }])
  expect(lines(hidden, shown)).toEqual([{ before: null, after: "Led nine nurses", isHidden: true }])
  expect(lines(shown, without)).toEqual([{ before: "Led nine nurses", after: null }])
})

function sectionOf({ body }: DocumentTree): Section<Leaf> {
  const [section] = "sections" in body ? body.sections : []
  if (!section) throw new Error("The resume has no section.")
  return section
}
