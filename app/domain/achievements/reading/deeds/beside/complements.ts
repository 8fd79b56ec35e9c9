import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { phraseOf } from "../../phrases/voice"

/** The reported finding: "that the capper was 40% of all the stops". */
export function complement(talk: Talk, clause: Told, at: number): string | null {
  const next = talk.clauses[at + 1]
  if (!next || next.sentence !== clause.sentence || next.lead !== "that" || next.verb < 0) return null
  // "that 40% came back": "that" opens the statement and does not point at the share.
  const start = talk.words[next.first]?.lower === "that" ? next.first + 1 : next.first
  const phrase = phraseOf(talk, [start, next.last], null)
  return phrase && phrase.count >= 3 ? `that ${phrase.text}` : null
}

/** "I am proud | that I got my license": a statement, not a relative clause. */
export const isPride = ({ words, clauses }: Talk, at: number) =>
  clauses[at]?.lead === "that" &&
  /^(?:proud|glad|happy|pleased|relieved|delighted|thrilled)$/.test(words[(clauses[at]?.first ?? 0) - 1]?.lower ?? "")
