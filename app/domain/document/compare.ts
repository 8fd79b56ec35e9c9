import { type DocumentTree, unhiddenTree } from "./document-tree"
import { documentParts, isFixed } from "./render/document"

/** A sentence that only one of two versions has, or that reads differently in them. */
export interface Difference {
  before: string | null
  after: string | null
  /** The heading above it in each, if it went from one role or section to another. */
  moved?: { from: string; to: string }
  /** The version without it still has it, in a section that is hidden there. */
  isHidden?: true
}

/**
 * Compares two versions of a document sentence by sentence, name and contact details included. Reordered sentences are
 * equal, and those under another heading are moved. Those of the earlier version come first, in its order, each with
 * its new wording if it has one.
 */
export function compareTrees(before: DocumentTree, after: DocumentTree): Difference[] {
  const [old, now] = [sentencesOf(before), sentencesOf(after)]
  const gone = without(old, now)
  const added = new Map(without(now, old).map(({ id, text }) => [id, text]))
  const [hadAll, hasAll] = [before, after].map(
    (tree) => new Set(sentencesOf(unhiddenTree(tree)).map(({ text }) => text)),
  )
  const differences = gone.map(({ id, text }): Difference => {
    const reworded = added.get(id) ?? null
    return { before: text, after: reworded, ...(reworded === null && hasAll?.has(text) && { isHidden: true }) }
  })
  for (const { id } of gone) added.delete(id)
  const more = [...added.values()].map(
    (text): Difference => ({ before: null, after: text, ...(hadAll?.has(text) && { isHidden: true }) }),
  )
  return [...differences, ...more, ...moved(old, now)]
}

interface Sentence {
  id: string
  text: string
  /** The heading above it. */
  under: { id: string; text: string } | null
}

/** Without section titles, which follow from the lines below them. */
function sentencesOf(tree: DocumentTree): Sentence[] {
  let under: Sentence["under"] = null
  return documentParts(tree).flatMap(({ kind, sentences }) => {
    const [first] = sentences
    const isHeading = kind === "heading" || kind === "subheading"
    const shown = sentences.map(({ id, text }) => ({ id, text, under: isHeading ? null : under }))
    if (isHeading && first) under = first
    return shown.filter(({ id }) => !isFixed(id))
  })
}

/** Sentences with the same text under another heading: a line is evidence about the role above it. */
function moved(old: Sentence[], now: Sentence[]): Difference[] {
  const held = new Map(now.map((sentence) => [sentence.id, sentence]))
  return old.flatMap(({ id, text, under }) => {
    const same = held.get(id)
    if (same?.text !== text || !under || !same.under || same.under.id === under.id) return []
    return [{ before: text, after: text, moved: { from: under.text, to: same.under.text } }]
  })
}

/** The sentences whose text the others do not hold; a text that occurs twice must occur twice there. */
function without(sentences: Sentence[], others: Sentence[]): Sentence[] {
  const left = new Map<string, number>()
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1)
  return sentences.filter(({ text }) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}
