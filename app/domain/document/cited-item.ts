import type { LineParts } from "../achievements/line"
import { readableSource } from "../evidence/readable-source"
import type { EvidenceItem } from "../evidence/schema"
import { passageOf } from "./passage"

/** An item that supports a sentence. For an agreed line, with the words it was made from. */
export interface CitedItem extends EvidenceItem {
  line?: { parts: LineParts; words: Pick<EvidenceItem, "id" | "text" | "source">[] } | null
}

/** The person's words behind an agreed line, with the spans that the line uses. */
export interface OwnWords {
  id: string
  passage: string
  source: string
  spans: string[]
}

/** The words behind an item of an agreed line; empty if the person typed the line. */
export function ownWords({ id: itemId, line }: CitedItem, sentence: string, locale?: string): OwnWords[] {
  if (!line) return []
  const spans = Object.values(line.parts).flat()
  return line.words
    .filter(({ id }) => id !== itemId)
    .map(({ id, text, source }) => ({
      id,
      passage: passageOf(text, sentence),
      source: readableSource(source, locale),
      spans: spans.filter((span) => text.includes(span)),
    }))
}
