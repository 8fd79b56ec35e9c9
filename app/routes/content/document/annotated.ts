import { type ComponentType, createContext } from "react"
import type { ShownPart, ShownSentence } from "../../../domain/document/document-page"
import { isCarried } from "../../../domain/evidence/rules"
import type { RefusedRevision } from "./refused-revision"

interface Annotated {
  version: number
  /** The numbers of the document's claims, in order. */
  numbers: number[]
  /** A refused change, shown in its sentence's note. */
  refused: RefusedRevision | null
  /** The id of the sentence being edited in place. */
  editing: string | null
  edit: (claim: string | null) => void
  /** The components that render a passage and its note. Pages without notes never load them. */
  Passage: ComponentType<{ passage: Passage; separator: string }>
  Note: ComponentType<{ passage: Passage }>
}

/** Set if a document is shown with its sources in the margin. */
export const AnnotatedContext = createContext<Annotated | null>(null)

/** Neighboring sentences that share one note, or a single sentence without one. */
export interface Passage {
  sentences: ShownSentence[]
  /** The number of the first claim; null if the passage makes no claim. */
  number: number | null
}

/** The source of an item. For an agreed line, the words it was made from, which several lines may share. */
const sourcesOf = ({ id, behind }: ShownSentence["evidence"][number]) =>
  behind.length > 0 ? behind.map((said) => said.id) : [id]

/**
 * Splits a part into passages: adjacent sentences with the same source share a note, and so do the skills of a list.
 */
export function passagesOf({ sentences, list }: Pick<ShownPart, "sentences" | "list">): Passage[] {
  const passages: (Passage & { source: string | null })[] = []
  for (const sentence of sentences) {
    const { evidence, status, number } = sentence
    const isShared = number !== null && isCarried(status) && status !== "close"
    const source = isShared ? evidence.flatMap((item) => (list ? item.source : sourcesOf(item))).join() : null
    const last = passages.at(-1)
    if (last && source !== null && last.source === source) last.sentences.push(sentence)
    else passages.push({ sentences: [sentence], number, source })
  }
  return passages
}
