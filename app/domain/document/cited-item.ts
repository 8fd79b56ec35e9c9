import type { LineParts } from "../achievements/line"
import { readableSource } from "../evidence/readable-source"
import type { EvidenceItem } from "../evidence/schema"
import { passageOf } from "./passage"

/** The spans that a line uses, and the words it was made from. */
interface MadeFrom {
  parts: LineParts
  words: Pick<EvidenceItem, "id" | "text" | "source">[]
}

/** An item that supports a sentence. For an agreed line, with the words it was made from. */
export interface CitedItem extends EvidenceItem {
  line?: MadeFrom | null
}

/** The person's words behind a line, with the spans that the line uses. */
export interface OwnWords {
  id: string
  passage: string
  source: string
  spans: string[]
}

/** The words behind an item of an agreed line; empty if the person typed the line. */
export function ownWords({ id: itemId, line }: CitedItem, sentence: string, locale?: string): OwnWords[] {
  if (!line) return []
  return wordsOfLine({ ...line, words: line.words.filter(({ id }) => id !== itemId) }, sentence, locale)
}

/** The words that a line was made from, each reduced to the passage that the line most likely uses. */
export function wordsOfLine({ parts, words }: MadeFrom, line: string, locale?: string): OwnWords[] {
  const spans = Object.values(parts).flat()
  return words.map(({ id, text, source }) => ({
    id,
    passage: passageOf(text, line),
    source: readableSource(source, locale),
    spans: spans.filter((span) => text.includes(span)),
  }))
}
