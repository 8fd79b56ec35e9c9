import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"

/** "Claims cycle 19 days to 12", "($9.1m to $7.8m)": a note without a verb. Ascending numbers may be a range. */
function isNotedFromTo({ clauses, words }: Talk, one: Amount, other: Amount): boolean {
  if (other.first - one.last !== 1 || words[one.last]?.lower !== "to") return false
  const note = clauses.find(({ first, last }) => first <= one.first && other.last <= last)
  if (!note || note.verb >= 0) return false
  return one.value > other.value || (note.mark === "(" && note.first === one.first)
}

const rounding = /^(?:about|around|roughly|nearly|almost|over|under|avg|average|an|approximately|some|like)$/

const moments = /^(?:month-name|month-of-year|year|quarter-name|quarter-of-year)$/

/** "7.2 % in January and 4.9 % in May", "17 in 2019 and 5 last year": dated amounts, the earlier first. */
function isDatedPair({ words, amounts }: Talk, one: Amount, other: Amount): boolean {
  const between = words.slice(one.last, other.first)
  if (between.length > 6 || !between.some(({ lower }) => /^(?:and|to|,|but|then|against|versus|vs)$/.test(lower)))
    return false
  const dateBehind = (at: number) =>
    /^(?:in|for|by|at|on)$/.test(words[at]?.lower ?? "")
      ? amounts.find(({ first, unit }) => first >= at + 1 && first <= at + 3 && moments.test(unit))
      : undefined
  const start = dateBehind(one.last)
  if (!start || start.last > other.first) return false
  const end = dateBehind(other.last)
  if (!end)
    return /^(?:last|this) (?:year|month|quarter|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
      `${words[other.last]?.lower} ${words[other.last + 1]?.lower}`,
    )
  return start.unit === end.unit && start.value < end.value
}

/** "from 9 open ones in the last quarter of the year to 2": "from" and "to" separated, in one clause. */
function isFarFromTo({ words, clauses }: Talk, one: Amount, other: Amount): boolean {
  const wordBefore = ({ first }: Amount) =>
    words[rounding.test(words[first - 1]?.lower ?? "") ? first - 2 : first - 1]?.lower ?? ""
  const gap = words.slice(one.last, other.first)
  return (
    gap.length <= 14 &&
    wordBefore(one) === "from" &&
    wordBefore(other) === "to" &&
    gap.filter(({ lower }) => /^(?:to|from)$/.test(lower)).length === 1 &&
    clauses.some(({ first, last }) => first <= one.first && other.last <= last)
  )
}

/** "from 19 to 6", "down 25% to 15", "9 to 4". */
export function isFromTo(talk: Talk, one: Amount, other: Amount): boolean {
  if (isDatedPair(talk, one, other)) return true
  if (isNotedFromTo(talk, one, other) || isFarFromTo(talk, one, other)) return true
  const gap = talk.words.slice(one.last, other.first)
  const start = rounding.test(talk.words[one.first - 1]?.lower ?? "") ? one.first - 2 : one.first - 1
  const before = talk.words[start]?.lower ?? ""
  if (gap.length <= 4 && gap.some(({ text }) => text === "→" || text === ">")) return true
  const at = gap.findLastIndex((word) => word.lower === "to" || word.text === "→" || word.text === ">")
  return (
    at >= 0 &&
    gap.length <= 7 &&
    gap.length - at <= 3 &&
    (/^(?:from|down|up|of)$/.test(before) || gap.some((word) => /^(?:down|up)$/.test(word.lower)) || before === "was")
  )
}

/** "down to 4% from 9", "up to 130 orders a day from about 80": the present level first. */
export function isToFrom({ words, clauses }: Talk, one: Amount, other: Amount): boolean {
  const gap = words.slice(one.last, other.first)
  const start = rounding.test(words[one.first - 1]?.lower ?? "") ? one.first - 2 : one.first - 1
  const from = gap.findLastIndex(({ lower }) => lower === "from")
  return (
    gap.length <= 6 &&
    from >= 0 &&
    gap.slice(from + 1).every(({ lower }) => rounding.test(lower)) &&
    gap.every(({ kind, text }) => kind === "word" || text === "%") &&
    words[start]?.lower === "to" &&
    /^(?:down|up|back)$/.test(words[start - 1]?.lower ?? "") &&
    clauses.some(
      ({ first, last, verb, actor }) =>
        first <= one.first && other.last <= last && actor === "thing" && stands.test(words[verb]?.lower ?? ""),
    )
  )
}

const stands = /^(?:is|are|was|were|has|have|went|came|got|fell|dropped|rose|climbed)$/
