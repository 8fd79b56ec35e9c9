import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Talk } from "../../../language/talk/read-talk"
import { isInShare } from "./shares-of-whole"

/** The numbers of the hours and months in words. */
export const upToTwelve = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/

/** "goes to the desk from 8 to 10", "an evening list, six to nine": a time of day. */
export function isFromHourToHour({ words, classes, clauses }: Talk, { first, last, value }: Amount): boolean {
  const [from, to] = words[last]?.lower === "to" ? [first, first + 2] : [first - 2, first]
  const isBareRange =
    words[to - 1]?.lower === "to" &&
    upToTwelve.test(words[from]?.lower ?? "") &&
    upToTwelve.test(words[to]?.lower ?? "") &&
    clauses.some((each) => each.first === from && each.last === to + 1)
  if (isBareRange) return true
  const clause = clauses.find((each) => each.first <= first && last <= each.last)
  if (!clause || value > 24 || !Number.isInteger(value) || !/^(?:base|third)$/.test(classes[clause.verb] ?? ""))
    return false
  const isStart = words[first - 1]?.lower === "from" && words[last]?.lower === "to"
  const isEnd = words[first - 1]?.lower === "to" && words[first - 3]?.lower === "from"
  return isStart ? words[last + 1]?.kind === "number" && Number(words[last + 1]?.text) <= 24 : isEnd
}

/** "only 14 did not match": a count of exceptions is not a level of the thing named before. */
export const isOfNone = ({ words }: Talk, { last }: Amount) =>
  /^(?:did|do|does|was|were|have|has) not$/.test(`${words[last]?.lower} ${words[last + 1]?.lower}`)

/** "we had 9 last season. NINE.": a repetition, alone in its sentence. */
export function isSaidAgain({ amounts, clauses }: Talk, { first, last, value }: Amount): boolean {
  const own = clauses.find((each) => each.first === first && each.last === last)
  const before = amounts.findLast((amount) => amount.last <= first && !amount.isDate)
  return own !== undefined && before?.value === value
}

/** "no missed payment since, 16 months": the duration so far. */
export function isSinceThen({ words, clauses }: Talk, { first, last }: Amount): boolean {
  const at = clauses.findIndex((each) => each.first <= first && last <= each.last)
  const [own, before] = [clauses[at], clauses[at - 1]]
  return (
    own !== undefined && own.verb < 0 && before?.sentence === own.sentence && words[before.last - 1]?.lower === "since"
  )
}

const month = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/

/** "from September 8 to 12": days of a month. */
export function isDayOfDate({ words }: Talk, { first, unit, value }: Amount): boolean {
  if (unit !== "count" || value > 31) return false
  const opens = (at: number) =>
    month.test(words[at - 1]?.lower ?? "") &&
    words[at]?.kind === "number" &&
    /^(?:to|until|till|-|–)$/.test(words[at + 1]?.lower ?? "") &&
    words[at + 2]?.kind === "number"
  return opens(first) || opens(first - 2)
}

/** "34 audits, of which I did 13 myself", "last year from 8 new 5 left": a part of a whole, or the whole. */
export function isPartOf(talk: Talk, amount: Amount): boolean {
  const { words, clauses } = talk
  const { first, last, unit } = amount
  if (unit !== "count") return false
  if (isInShare(talk, amount)) return true
  const clause = clauses.find((each) => each.first <= first && last <= each.last)
  if (clause && /^(?:which|whom)$/.test(clause.lead) && words[clause.first - 1]?.lower === "of") return true
  // "lost 2 chicks out of 300"
  if (words[first - 1]?.lower === "of" && words[first - 2]?.lower === "out" && clause) {
    if (words.slice(clause.first, first - 2).some(({ kind }) => kind === "number")) return true
  }
  const isFrom =
    words[first - 1]?.lower === "from" &&
    !/^(?:up|down|went|came|gone|fell|fallen|rose|dropped|cut|reduced|grew|raised|moved|got|is|was|passed)$/.test(
      words[first - 2]?.lower ?? "",
    )
  // "is down to 40 tickets from 310": the former level.
  const isFormer = words.slice(Math.max(0, first - 9), first - 1).some(isDownTo)
  return (
    isFrom &&
    !isFormer &&
    !words.slice(last, last + 8).some(({ lower }) => /^(?:to|→|>|into|until|till|down)$/.test(lower))
  )
}

const isDownTo = ({ lower }: { lower: string }, at: number, all: { lower: string }[]) =>
  /^(?:down|up|back)$/.test(lower) && all[at + 1]?.lower === "to"

const waits = /^(?:waits?|delays?|turnarounds?|backlogs?|queues?|response|lead|gaps?|average|wait(?:ing)?)$/

const isHomograph = (one: string | undefined) => one === "past" || one === "base"

/** "ten minute games", "a 48 hour rule": the kind of a thing, unlike "a 3 week wait". */
export function isKindOfThing({ words, classes }: Talk, { first, last, value, unit }: Amount): boolean {
  const isSingular = /^(?:sec|second|minute|hour|day|week|month|year)$/.test(words[last - 1]?.lower ?? "")
  const isTime = unit === "second" || unit === "month"
  // "a 24 minute cut": after an article, also a noun that could be a verb.
  const isNoun = classes[last] === "noun" || (isHomograph(classes[last]) && /^an?$/.test(words[first - 1]?.lower ?? ""))
  return isTime && isSingular && value > 1 && isNoun && !waits.test(words[last]?.lower ?? "")
}
