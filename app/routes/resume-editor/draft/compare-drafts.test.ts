import { expect, test } from "vitest"
import { nobody } from "../../../domain/document/document-tree"
import type { DraftLine, ResumeDraft } from "../../../domain/document/draft/draft"
import { compareDrafts } from "./compare-drafts"

function draft(bullets: DraftLine[], phone = ""): ResumeDraft {
  const heading = { id: "s1", title: "Nurse", organization: "Elm House", location: "", dates: "" }
  const entries = [{ id: "e1", heading, notes: [], bullets }]
  const contact = { ...nobody.contact, phone }
  return { name: "Maya", contact, template: "", sections: [{ kind: "work", hidden: false, entries }] }
}

test("a line that both drafts added is not a difference, although the saved one has another id", () => {
  const saved = draft([
    { id: "s2", text: "Led 14 nurses" },
    { id: "s9", text: "Saved the ward £2,000" },
  ])
  const mine = draft([
    { id: "s2", text: "Led a team of 14" },
    { id: "n1", text: "Saved the ward £2,000" },
    { id: "n2", text: "Wrote the rota" },
  ])
  const label = "Experience: Nurse, Elm House"
  expect(compareDrafts(saved, mine)).toEqual([
    { label, before: "Led 14 nurses", after: "Led a team of 14" },
    { label, before: null, after: "Wrote the rota" },
  ])
})

test("a line that was added twice differs once, and a personal line is named", () => {
  const twice = draft([
    { id: "n1", text: "Wrote the rota" },
    { id: "n2", text: "Wrote the rota" },
  ])
  const label = "Experience: Nurse, Elm House"
  expect(compareDrafts(draft([{ id: "s2", text: "Wrote the rota" }], "0123"), twice)).toEqual([
    { label: "Phone", before: "0123", after: null },
    { label, before: null, after: "Wrote the rota" },
  ])
})
