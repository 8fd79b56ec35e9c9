import type { ArchivedDocument } from "./archive-schema"
import { charactersOfDocument, recordsLimits, sentenceLimit, sentencesLimit, sentencesOfDocument } from "./rules"
import { UnreadableArchive } from "./unzip"

const text = (count: number) => count.toLocaleString("en")

/** Refuses a record that is one too many of its kind. */
export function checkCount(kind: keyof typeof recordsLimits, count: number): void {
  const most = recordsLimits[kind]
  if (count <= most) return
  throw new UnreadableArchive(
    `${kind}.json holds more records than one import takes (at most ${text(most)}). Delete what you no longer need where the archive was made, and export again.`,
  )
}

/**
 * The number of sentences of a document. Refuses one that takes too long to verify, and says what to shorten:
 * verifying is the dearest part of an import.
 */
export function checkSentences(name: string, document: ArchivedDocument["document"], before: number): number {
  const texts = document.flatMap(({ sentences }) => sentences.map((claim) => claim.text))
  const refuse = (what: string, most: number) => {
    throw new UnreadableArchive(
      `${name} ${what} (at most ${text(most)}). Shorten it where the archive was made, and export again.`,
    )
  }
  if (texts.some(({ length }) => length > sentenceLimit)) refuse("has a sentence of too many characters", sentenceLimit)
  if (texts.length + document.length > sentencesOfDocument) refuse("has too many sentences", sentencesOfDocument)
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  if (characters > charactersOfDocument) refuse("has too many characters", charactersOfDocument)
  if (before + texts.length > sentencesLimit) refuse("is where the sentences become too many", sentencesLimit)
  return texts.length
}
