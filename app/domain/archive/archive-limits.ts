import { isResume } from "../document/body"
import { sentencesOf } from "../document/leaves"
import { charactersOfDocument, sentenceLimit, sentencesOfDocument } from "../document/size-limits"
import type { Claim } from "../evidence/schema"
import { UnreadableArchive } from "../files/unzip"
import type { ArchivedDocument } from "./archived-document"
import { recordsLimits, sentencesLimit } from "./rules"

/** Refuses a record above the limit of its kind. */
export function checkCount(kind: keyof typeof recordsLimits, count: number): void {
  const most = recordsLimits[kind]
  if (count <= most) return
  throw new UnreadableArchive({ code: "archive_many_records", file: `${kind}.json`, most })
}

/**
 * Counts the sentences of a document. Refuses a document that would take too long to verify and names what to shorten,
 * because verification is the most expensive part of an import.
 */
export function checkSentences(
  at: { file: string; record: number },
  { document }: ArchivedDocument,
  before: number,
): number {
  const { sentences, places } = countable(document)
  const texts = sentences.map((claim) => claim.text)
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  if (texts.some(({ length }) => length > sentenceLimit)) {
    throw new UnreadableArchive({ code: "archive_long_sentence", ...at, most: sentenceLimit })
  }
  if (texts.length + places > sentencesOfDocument) {
    throw new UnreadableArchive({ code: "archive_many_sentences", ...at, most: sentencesOfDocument })
  }
  if (characters > charactersOfDocument) {
    throw new UnreadableArchive({ code: "archive_long_document", ...at, most: charactersOfDocument })
  }
  if (before + texts.length > sentencesLimit) {
    throw new UnreadableArchive({ code: "archive_sentences_in_all", ...at, most: sentencesLimit })
  }
  return texts.length
}

/** The sentences of a document and the number of parts or entries that contain them. */
function countable(document: ArchivedDocument["document"]) {
  const body = Array.isArray(document) ? { parts: document } : document.body
  const places = isResume(body) ? body.sections.flatMap(({ entries }) => entries) : body.parts
  return { sentences: sentencesOf<Claim>(body), places: places.length }
}
