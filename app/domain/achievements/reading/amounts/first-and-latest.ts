import type { Talk } from "../../../language/talk/read-talk"

export const isNow = /^(?:now|currently|today|nowadays)$/

/** "my last year there", "the last three months": the latest, unlike "last year". */
export const isLatest = (words: Talk["words"], at: number) =>
  /^(?:my|our)$/.test(words[at - 1]?.lower ?? "") ||
  words[at + 1]?.lower === "one" ||
  isBehindFirst(words, at) ||
  isBehindStart(words, at) ||
  isBehindPast(words, at) ||
  /^(?:\d+|two|three|four|five|six|few|couple)$/.test(words[at + 1]?.lower ?? "")

/** "first month we had nine, last month two": the latest month, next to the first one. */
const isBehindFirst = (words: Talk["words"], at: number) =>
  /^(?:day|week|month|quarter|term|season)$/.test(words[at + 1]?.lower ?? "") &&
  words
    .slice(Math.max(0, at - 16), at)
    .some(({ lower }, nth, near) => lower === "first" && near[nth + 1]?.lower === words[at + 1]?.lower)

/** "11.4% at baseline, re-audit last week 4.2%", "310 at the start of term, last week 480": the latest period. */
const isBehindStart = (words: Talk["words"], at: number) =>
  words.slice(Math.max(0, at - 16), at).some((_, nth) => isStart(words, Math.max(0, at - 16) + nth))

/** "we had 30 orders a day, last week 55": the latest period, after a past level without a present one. */
function isBehindPast(words: Talk["words"], at: number): boolean {
  if (!/^(?:week|weekend|month|night)$/.test(words[at + 1]?.lower ?? "")) return false
  const before = words.slice(Math.max(0, at - 16), at)
  const past = before.findLastIndex(({ lower }) => /^(?:was|were|had)$/.test(lower))
  if (past < 0 || !before.slice(past).some(({ kind }) => kind === "number")) return false
  return ![...before, ...words.slice(at + 1, at + 13)].some(
    ({ lower }) => isNow.test(lower) || /^(?:is|are|this)$/.test(lower),
  )
}

/** "at baseline", "at the start of term", "at first": the first level. */
export function isStart(words: Talk["words"], at: number): boolean {
  const [own, before, far] = [words[at]?.lower ?? "", words[at - 1]?.lower ?? "", words[at - 2]?.lower ?? ""]
  if (own === "baseline") return true
  if (own === "first") return before === "at"
  return /^(?:start|beginning|outset)$/.test(own) && before === "the" && /^(?:at|from|in)$/.test(far)
}

export const isMeasuredAgain = /^re-?(?:audit|count|test|measure|survey)(?:ed|d)?$/
