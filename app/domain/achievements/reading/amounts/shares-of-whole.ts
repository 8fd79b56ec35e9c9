import { numberWord } from "../../../language/numbers/number-words"
import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"

type Read = Pick<Talk, "words" | "amounts">

/**
 * "nine of the fourteen passed", "of the last 30 only 2 came back": a part and its whole at the same time, not a change
 * from one level to another.
 */
export function isInShare({ words, amounts }: Read, { first, last, unit }: Amount): boolean {
  if (unit !== "count") return false
  if (words[last]?.lower === "of" && wholeAt(words, last + 1) > 0) return true
  const of = ofWhole(words, first)
  if (of < 0) return partBehind({ words, amounts }, first)
  return isCount(words, of - 1) || hasPart({ words, amounts }, last)
}

const determiner = /^(?:the|my|our|these|those|his|her|their|all|last|first|past|latest|next|new|previous)$/

/** The index of a whole's number ("the last 30"), searched from the word after "of"; 0 if there is none. */
function wholeAt(words: Talk["words"], from: number): number {
  let at = from
  while (at < from + 3 && determiner.test(words[at]?.lower ?? "")) at++
  return at > from && isCount(words, at) ? at : 0
}

/** The index of the "of" that opens "of the last 30"; -1 if there is none. */
function ofWhole(words: Talk["words"], number: number): number {
  let at = number - 1
  while (at > number - 4 && determiner.test(words[at]?.lower ?? "")) at--
  return at < number - 1 && /^(?:of|from)$/.test(words[at]?.lower ?? "") ? at : -1
}

const isCount = (words: Talk["words"], at: number) =>
  words[at]?.kind === "number" || numberWord(words[at]?.lower ?? "") !== null

/** Whether a part follows the whole: "of the last 30 patients only 2". */
function hasPart({ words, amounts }: Read, last: number): boolean {
  const next = amounts.find(({ first, isDate, unit }) => !isDate && unit === "count" && first >= last)
  if (!next || next.first - last > longest) return false
  return !words
    .slice(last, next.first)
    .some(
      ({ lower, kind }) => /^(?:to|→|>|until|down|up)$/.test(lower) || /^[.!?;\n]$/.test(kind === "mark" ? lower : ""),
    )
}

/** Whether the number is the part of a whole right before it. */
function partBehind(talk: Read, first: number): boolean {
  const whole = talk.amounts.findLast(({ last, isDate, unit }) => !isDate && unit === "count" && last <= first)
  return whole !== undefined && ofWhole(talk.words, whole.first) >= 0 && hasPart(talk, whole.last)
}

/** The maximum number of words between a whole and its part. */
const longest = 4
