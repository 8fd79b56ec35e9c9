import { type Word, wordOf } from "../spelling/reading-copy"

const rounding = /^(?:about|around|roughly|nearly|almost|over|under|just|below|above)$/
/** Words that a number cannot count. */
const noNoun = /^(?:and|but|so|in|within|over|since|after|by|for|at|on|now|this|last|when|while|which|because|then)$/

/** "from 14% to about 8": the second number is a percentage too, and gets its sign. */
export function withPercents(copy: readonly Word[]): Word[] {
  return copy.flatMap((word, at) =>
    word.kind === "number" && isSecondPercent(copy, at) ? [word, wordOf("%", word.to, word.to, true)] : [word],
  )
}

function isSecondPercent(copy: readonly Word[], number: number): boolean {
  const next = copy[number + 1]
  if (next && !noNoun.test(next.lower) && !/^[\n.,;:!?)(]$/.test(next.text)) return false
  let at = number - 1
  while (rounding.test(copy[at]?.lower ?? "")) at--
  if (copy[at]?.lower !== "to" || copy[at - 1]?.text !== "%" || copy[at - 2]?.kind !== "number") return false
  at -= 3
  while (rounding.test(copy[at]?.lower ?? "")) at--
  return copy[at]?.lower === "from"
}
