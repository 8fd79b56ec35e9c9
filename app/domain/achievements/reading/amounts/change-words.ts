import { numberWord } from "../../../language/numbers/number-words"
import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Placed } from "./same-thing"

/** "patients waited 40 minutes for bloods": the wait, with what it was for. */
export function waitOf(talk: Talk, { amount, clause }: Placed, first: number): string {
  const last = talk.clauses[clause]?.last ?? amount.last
  const whole = last - amount.last <= 6 ? phraseOf(talk, [first, last], null) : null
  const isWhole = whole && whole.count >= countWords(textOf(talk.words.slice(first, last)))
  return isWhole ? whole.text : textOf(talk.words.slice(first, amount.last))
}

/** "from 2 stars to 5 stars" */
export const isStars = ({ words }: Talk, { last }: Amount) => /^stars?$/.test(words[last]?.lower ?? "")

/** "88.2%, now it is 93.6": the percent sign of the first number applies to the second. */
export function percentOf({ words }: Talk, from: Amount, to: Amount): string {
  if (from.unit !== "%" || to.unit !== "count") return ""
  const sign = words.slice(from.first, from.last).filter(({ kind }) => kind !== "number")
  return sign[0]?.kind === "mark" ? "%" : ` ${textOf(sign)}`
}

/** "under 200", "about 30": hedges stay with their number. */
export function roundedFrom({ words }: Talk, first: number): number {
  const [near, far] = [words[first - 1]?.lower ?? "", words[first - 2]?.lower ?? ""]
  if (near === "than" && /^(?:more|less|fewer)$/.test(far)) return first - 2
  return /^(?:about|around|under|over|nearly|almost|roughly|approximately|below|above)$/.test(near) ? first - 1 : first
}

/** "six of eight": a share of a whole, whose numbers are not levels of something. */
export const isPart = ([head, of]: Word[]): boolean =>
  of?.lower === "of" && (head?.kind === "number" || numberWord(head?.lower ?? "") !== null)
