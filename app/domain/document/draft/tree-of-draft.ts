import type { ResumeEntry, Section } from "../body"
import type { DocumentTree, Leaf, Origin } from "../document-tree"
import { headingOf, headingText } from "../heading"
import type { DraftEntry, DraftLine, ResumeDraft } from "./draft"

/** A draft as a tree for preview and comparison. Unverified and never stored. */
export function treeOfDraft({ name, contact, sections }: ResumeDraft, origin?: Origin): DocumentTree {
  const body = {
    sections: sections.map(({ kind, hidden, entries }): Section<Leaf> => {
      return { kind, ...(hidden && { hidden: true }), entries: entries.map(entryOf) }
    }),
  }
  return { format: 2, next: 1, person: { name, contact: { ...contact, name: "" } }, body, ...(origin && { origin }) }
}

function entryOf({ heading: fields, notes, bullets, group, label }: DraftEntry): ResumeEntry<Leaf> {
  const text = fields ? headingText(fields) : ""
  return {
    heading: fields && text ? headingOf(leafOf({ id: fields.id, text }), fields) : null,
    ...(group && { group }),
    ...(label && { label }),
    notes: notes.map(leafOf),
    bullets: bullets.map(leafOf),
  }
}

const leafOf = ({ id, text }: DraftLine): Leaf => ({
  ...{ id, text, kind: "fact", evidenceIds: [] },
  ...{ status: "supported", reasons: [] },
})
