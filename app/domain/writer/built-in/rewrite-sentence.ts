import { stemmer } from "stemmer"
import type { DraftSentence, EvidenceItem } from "../../evidence/schema"
import { sentencesOf } from "../../language/sentences/statements"
import { basicStopWords } from "../../language/words/word-lists"
import { readStatement } from "./wording/statement"

/** The number of nearest statements offered. */
const offered = 5

/**
 * Alternatives for an unsupported sentence: the evidence statements that share the most words with it, in the form of
 * the original (a fragment or a full sentence). Best first; empty if no statement shares a word. Only the person's own
 * words are used.
 */
export function rewriteOf(sentence: string, items: EvidenceItem[]): DraftSentence[] {
  const wanted = stems(sentence)
  const wholeSentence = /^(?:I|We|My|Our)\b|[.!?]$/.test(sentence.trim())
  return items
    .filter((item) => item.field !== "shortTermGoals" && item.field !== "longTermGoals")
    .flatMap((item) => sentencesOf(item.text).map((text) => ({ item, text, shared: sharedWith(wanted, text) })))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, offered)
    .map(({ item, text }) => {
      const statement = readStatement(text)
      const wording = wholeSentence ? statement.sentence : statement.fragment
      return { text: wording, kind: "fact", evidenceIds: [item.id] }
    })
}

function sharedWith(wanted: Set<string>, text: string): number {
  const found = stems(text)
  const shared = [...found].filter((stem) => wanted.has(stem)).length
  return shared / Math.sqrt(found.size || 1)
}

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !basicStopWords.has(word)).map(stemmer))
}
