import { type ShownDocument, type ShownPart, shownDocument } from "../document/document-page"

/** A source line of the document with the passages that support it. */
interface SharedSource {
  id: string
  text: string
  passages: { id: string; text: string; source: string }[]
}

/** A document as its readers see it. It contains nothing that is not shown to a reader. */
export interface SharedDocument extends Pick<ShownDocument, "type" | "title" | "language" | "parts"> {
  sources: SharedSource[]
}

/**
 * Removes the verification marks and, unless the owner shows them, the sources. A source is the passage that supports
 * the line, not the rest of its entry.
 */
export function sharedDocument(open: Parameters<typeof shownDocument>[0], showsSources: boolean): SharedDocument {
  const { type, title, language, parts } = shownDocument(open)
  const sentences = parts.flatMap((part) => part.sentences)
  const sources = sentences.flatMap(({ id, text, evidence }) => {
    const passages = evidence.map(({ id, passage, source }) => ({ id, text: passage, source: sourceForReader(source) }))
    return passages.length > 0 ? [{ id, text, passages }] : []
  })
  return { type, title, language, parts: parts.map(withoutCheck), sources: showsSources ? sources : [] }
}

/** The owner's "you" is somebody else's reader. */
const sourceForReader = (source: string) => source.replace(/^(Agreed|Confirmed) by you\b/, "$1 by the author")

const withoutCheck = (part: ShownPart): ShownPart => ({
  ...part,
  sentences: part.sentences.map((sentence) => ({
    ...sentence,
    number: null,
    status: "supported",
    reasons: [],
    evidence: [],
  })),
})
