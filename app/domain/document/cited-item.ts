import type { LineParts } from "../achievements/line"
import { readableSource } from "../evidence/readable-source"
import type { EvidenceItem } from "../evidence/schema"
import { passageOf } from "./passage"

/** An item that a sentence rests on. Behind an agreed line stand the words it was made from. */
export interface CitedItem extends EvidenceItem {
  line?: { parts: LineParts; words: Pick<EvidenceItem, "id" | "text" | "source">[] } | null
}

/** The person's own words behind an agreed line, with the spans that the line was made of. */
export interface OwnWords {
  id: string
  passage: string
  source: string
  spans: string[]
}

/** The words behind an item that is an agreed line; none where the line itself is the person's word. */
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
