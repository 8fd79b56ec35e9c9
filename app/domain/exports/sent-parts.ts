import type { Part } from "../document/document-part"
import type { Leaf } from "../document/document-tree"
import type { ContentType } from "../document/kinds"

/**
 * The parts of a document as it is sent. Notes to its writer below a criterion ("from the profile", "nothing captured
 * yet") are left out. Only text about the person remains.
 */
export function sentParts(type: ContentType, parts: Part<Leaf>[]): Part<Leaf>[] {
  return type === "selection_criteria" ? parts.map(withoutNotes) : parts
}

function withoutNotes(part: Part<Leaf>): Part<Leaf> {
  const { kind, label, sentences } = part
  const [first] = sentences
  const isNote = kind === "subheading" && label && sentences.every((one) => one.kind === "connective" && !one.own)
  if (!isNote || !first) return part
  const { label: _, ...rest } = part
  return { ...rest, sentences: [{ ...first, text: label }] }
}
