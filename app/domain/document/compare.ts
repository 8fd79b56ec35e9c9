import type { DocumentTree } from "./document-tree"
import { documentParts, isFixed } from "./render/document"

/** A sentence that only one of two versions has, or that reads differently in them. */
export interface Difference {
  before: string | null
  after: string | null
}

/**
 * Compares two versions of a document sentence by sentence, name and contact details included. Sentences that only
 * moved are equal. Those of the earlier version come first, in its order, each beside its new wording if it has one.
 */
export function compareTrees(before: DocumentTree, after: DocumentTree): Difference[] {
  const [old, now] = [sentencesOf(before), sentencesOf(after)]
  const gone = without(old, now)
  const added = new Map(without(now, old).map(({ id, text }) => [id, text]))
  const differences: Difference[] = gone.map(({ id, text }) => ({ before: text, after: added.get(id) ?? null }))
  for (const { id } of gone) added.delete(id)
  return [...differences, ...[...added.values()].map((text) => ({ before: null, after: text }))]
}

interface Sentence {
  id: string
  text: string
}

/** Without section titles, which follow from the lines below them. */
const sentencesOf = (tree: DocumentTree): Sentence[] =>
  documentParts(tree)
    .flatMap(({ sentences }) => sentences)
    .filter(({ id }) => !isFixed(id))

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
