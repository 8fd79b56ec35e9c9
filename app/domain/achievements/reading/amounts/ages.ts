import { laidOut } from "../../../language/laid-out"
import type { Amount } from "../../../language/talk/amounts/quantities"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { isLatest, isMeasuredAgain, isNow, isStart } from "./first-and-latest"

/**
 * When an amount applied, according to the words around it: -2 certainly before ("last year", "before"), -1 by past
 * tense, 0 unknown, 1 by present tense, 2 certainly now ("now", "currently").
 */
export type Age = -2 | -1 | 0 | 1 | 2

const longAgo =
  /^(?:before|earlier|previously|prior|formerly|initially|originally|against|vs|versus|always|previous|last|old|used)$/
const was = /^(?:was|were|had|took|did|wanted|inherited|received|averaged|needed)$/
const is = /^(?:is|are|am|takes|take|since|became)$/
/** Words that suggest the present unless a verb says otherwise. */
const leaning = /^(?:to|at|by|down|up|only|end|this|get|gets|afterwards)$/

/** "I had it at 4", "it came to 65 minutes": the final value. */
const isBrought = new RegExp(laidOut`
  \b(?:
    had|got|get|brought|bring|shorten(?:ed)?|cut|reduced?|lower(?:ed)?|raised?|took
  ) (?:it|this|that|them) (?:at|to|under|over|down to|up to)(?: about)?$|
  \b(?:
    came to|reached|hit|(?:is|are|was|were|am|got|went|gone|come|back|now|it|us|me) (?:right )?(?:down|up) to
  )(?: about| around| roughly| just under| under)?$|
  \bwhen i left\b|\b(?:we|it|i) (?:are|is|am) at(?: about| around| roughly| just under| under)?$
`)

/** "started with 6": the initial value. */
const startsWith = /\b(?:started|began|opened) (?:\w+ )?(?:in \w+ )?with(?: about| only| just| around)?$/

export function ageOf(talk: Talk, clause: Told, at: number, amount: Amount): Age {
  if (isBrought.test(lowerText(talk.words, { first: clause.first, last: amount.first }))) return 2
  if (isLater(talk, at)) return 2
  if (startsWith.test(lowerText(talk.words, { first: clause.first, last: amount.first }))) return -2
  const opened = opensWhen(talk, at)
  if (opened !== 0) return opened
  if (opensBefore(talk, clause, amount) || opensAgo(talk, clause, amount)) return -2
  const near = nearest(talk, clause, amount)
  if (near !== 0) return near
  const before = talk.clauses[at - 1]
  const leans = before && before.sentence === clause.sentence && (clause.verb < 0 || before.verb < 0)
  if (leans && before.verb < 0 && before.last - before.first <= 4) return said(talk, before.first, before.last)
  return leans && clause.verb < 0 && clause.mark === "," ? said(talk, before.first, before.last) : 0
}

/** "By the time I left it was 130", "after two months it was 12": a time after the action. */
function isLater({ words, clauses }: Talk, at: number): boolean {
  const [own, before, far] = [clauses[at], clauses[at - 1], clauses[at - 2]]
  if (!own || !before || before.sentence !== own.sentence || own.mark !== "") return false
  if (!/^(?:it|there|we|that)$/.test(words[own.subject?.[0] ?? -1]?.lower ?? "")) return false
  if (!/^(?:was|were|is|are|had)$/.test(words[own.verb]?.lower ?? "")) return false
  const first = far?.sentence === own.sentence && before.mark === "" && before.verb >= 0 ? far.first : before.first
  return laterThen.test(lowerText(words, { first, last: before.last }))
}

/** "Before, staff send paper and it take 12 day": the whole sentence is of the time before. */
function opensBefore({ words, clauses }: Talk, { sentence, lead }: Told, { first }: Amount): boolean {
  const opening = clauses.find((one) => one.sentence === sentence)
  if (!opening || opening.last > first || opening.verb >= 0 || /^(?:so|because)$/.test(lead)) return false
  const isBefore = /^(?:before|earlier|previously|in the past|back then|until then|before that)$/.test(
    lowerText(words, opening),
  )
  return isBefore && !words.slice(opening.last, first).some(({ lower }) => isNow.test(lower))
}

/** "Three years ago our pass rate was 52 percent": a level of then. */
function opensAgo(
  { words, clauses, classes }: Talk,
  { first, verb, actor, lead, sentence }: Told,
  amount: Amount,
): boolean {
  if (actor === "me" || verb < 0 || amount.first < verb || !/^(?:be|have|past)$/.test(classes[verb] ?? "")) return false
  const start = lead === "" ? first : first + 1
  const before = clauses.findLast((one) => one.last === start && one.sentence === sentence && one.verb < 0)
  return (
    ago.test(lowerText(words, { first: start, last: verb })) ||
    (before !== undefined && ago.test(lowerText(words, before)))
  )
}

const ago =
  /^(?:and |but |so )?(?:about |around |over |nearly )?(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten) (?:day|week|month|quarter|season|year)s? ago\b/

/** "last year | it was 81", "this season | it is 2" */
function opensWhen(talk: Talk, at: number): Age {
  const { words, clauses } = talk
  const [own, before] = [clauses[at], clauses[at - 1]]
  if (!own || !before || before.sentence !== own.sentence || own.mark !== "" || before.verb >= 0) return 0
  if (!/^(?:it|there|we|that)$/.test(words[own.verb - 1]?.lower ?? "")) return 0
  const [, which] =
    /^(?:and |but )?(last|the previous|this) (?:year|month|quarter|week|season|time|summer|winter|spring|autumn|term)$/.exec(
      lowerText(words, before),
    ) ?? []
  const verb = words[own.verb]?.lower ?? ""
  if (which === "last" && before.lead === "and" && endsDeed(talk, at)) return 2
  if (which === "this") return /^(?:is|are)$/.test(verb) ? 2 : 0
  return which && /^(?:was|were)$/.test(verb) ? -2 : 0
}

/** "the score was 64. I coached everyone | and last month | it was 91": the latest level, after the action. */
function endsDeed({ words, clauses, amounts }: Talk, at: number): boolean {
  const [own, deed, next] = [clauses[at], clauses[at - 2], clauses[at + 1]]
  if (!own || deed?.sentence !== own.sentence || !isFirstPerson(deed.actor) || deed.mood !== "done") return false
  if (/^(?:now|this|today)$/.test(words[next?.first ?? -1]?.lower ?? "")) return false
  const level = clauses.findLast(
    ({ last, verb }) => last <= deed.first && /^(?:was|were)$/.test(words[verb]?.lower ?? ""),
  )
  return (
    level !== undefined && amounts.some(({ first, isDate }) => !isDate && first >= level.first && first < deed.first)
  )
}

const laterThen =
  /\b(?:by the time|when) (?:(?:i|we) left|(?:i|we|he|she|they) (?:finished|came back|come back|returned|got back))$|^(?:and |but |so )*(?:after|within) (?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:day|week|month|quarter|year)s?$|^(?:and |but |so )*by the end(?: of .*)?$/

/** The closest word of time: before the amount, else after it, up to the next amount. */
function nearest(talk: Talk, clause: Told, amount: Amount): Age {
  const others = talk.amounts.filter((other) => other !== amount && !other.isDate)
  const floor = Math.max(clause.first, ...others.filter(({ last }) => last <= amount.first).map(({ last }) => last))
  const ceiling = Math.min(clause.last, ...others.filter(({ first }) => first >= amount.last).map(({ first }) => first))
  const before = said(talk, floor, amount.first)
  const reach = Math.min(ceiling, amount.last + 5)
  const stop = talk.words.findIndex(
    ({ lower }, at) => at >= amount.last && at < reach && /^(?:and|but|where|,)$/.test(lower),
  )
  const behind = said(talk, amount.last, stop < 0 ? reach : stop)
  if (
    Math.abs(behind) === 2 &&
    Math.abs(before) < 2 &&
    !/^(?:to|from)$/.test(talk.words[amount.first - 1]?.lower ?? "")
  )
    return behind
  return before !== 0 ? before : behind !== 0 ? behind : said(talk, clause.first, floor)
}

/** The strongest age in a range, the last one if several are equal. */
function said({ words }: Talk, first: number, last: number): Age {
  let age: Age = 0
  let leans: Age = 0
  for (let at = first; at < last; at++) {
    const lower = words[at]?.lower ?? ""
    if (leaning.test(lower)) leans = 1
    if (lower === "been" && /^(?:has|have|is)$/.test(words[at - 1]?.lower ?? "")) leans = 1
    // "the 20 most used tables": not a word of time.
    if (lower === "used" && /^(?:most|least|the|less|little|mostly|widely|often)$/.test(words[at - 1]?.lower ?? ""))
      continue
    // "the first year we had 24"
    const isFirst =
      lower === "first" && /^(?:day|week|month|quarter|half|season|term|year)$/.test(words[at + 1]?.lower ?? "")
    if (isFirst && age === 0) age = -2
    // "7 in the first half, 2 in the second"
    if (lower === "second" && words[at - 1]?.lower === "the" && at + 1 >= last && age === 0) age = 2
    if (isStart(words, at)) age = -2
    const one = isMeasuredAgain.test(lower) || (lower === "last" && isLatest(words, at)) ? 2 : ageOfWord(lower)
    if (one !== 0 && Math.abs(one) >= Math.abs(age)) age = one
  }
  return age === 0 ? leans : age
}

function ageOfWord(lower: string): Age {
  if (isNow.test(lower)) return 2
  if (longAgo.test(lower)) return -2
  if (was.test(lower)) return -1
  return is.test(lower) ? 1 : 0
}
