import type { Amount } from "../../../language/talk/amounts/quantities"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { withTime } from "../amounts/change-topic"
import { isBare } from "../amounts/measures"
import type { Choose, Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { hasForm, maxWords } from "../lines/form-of-line"
import { isOthersFigure } from "../people/of-other"
import { countWords } from "../phrases/closed"
import { finished } from "../phrases/wording"
import { ownFigures } from "./own-figures"
import { holds, type Stretch, stretchesAround } from "./stretches"

/**
 * Extends a line that ends with a present level by the former one: "queue is 6 minutes now, previously 20 minutes".
 * Both levels are of one kind, and their clauses share a word or the later one has no noun.
 */
export function withLevelBefore(facts: Facts, line: Draft, choose: Choose, joint: Joint): Draft {
  const { talk } = facts
  const at = Math.max(...line.clauses)
  const now = talk.clauses[at]
  if (!now || line.change || /previously| from /.test(line.text)) return line
  const [level, ...more] = ownFigures(talk, now.first, now.last)
  const isPrice = level !== undefined && isPriceOf(talk, now, level)
  if (!isPrice && !isLater(talk, now, line.deed.clause < at)) return line
  if (!level || more.some(({ unit }) => unit === level.unit)) return line
  if (!holds(line.text, talk.words[level.first]?.text ?? "\n")) return line
  for (let back = at - 1; back >= Math.max(0, at - 7); back--) {
    if (line.clauses.includes(back) || (isPrice && !isPaid(talk, back))) continue
    const was = levelOf(talk, back, level, now, isPrice)
    if (!was) continue
    const forms = [line.text, ...shorter(talk, line, at, joint)].flatMap((form): Draft[] => {
      const text = finished(`${form.replace(/\.$/, "")}, previously ${was}`)
      const isFit = countWords(text) <= maxWords && hasForm(text)
      return isFit ? [{ ...line, text, figures: line.figures + 1, clauses: [...line.clauses, back] }] : []
    })
    const [form] = forms
    return (form && choose([form])) ?? line
  }
  return line
}

/** The text of the end of an action with a range after it. */
type Joint = (talk: Talk, start: string, end: number, stretch: Stretch) => string | null

/** The action with only the present level, if the whole line would be too long. */
function shorter(talk: Talk, { deed }: Draft, at: number, joint: Joint): string[] {
  const [stretch] = stretchesAround(talk, at).filter(({ first, last }) => first === at && last === at)
  return stretch
    ? [joint(talk, finished(deed.text).replace(/\.$/, ""), deed.lastClause, stretch) ?? ""].filter(Boolean)
    : []
}

/** "now it is 8", "the queue is 6 minutes", "this year 40": the present level after an action. */
function isLater(talk: Talk, clause: Told, isBehind: boolean): boolean {
  const said = lowerText(talk.words, clause)
  if (
    /\b(?:now|nowadays|today|these days|since|this (?:week|month|quarter|year|summer|winter|term|season)|after)\b/.test(
      said,
    )
  )
    return true
  return (
    isBehind && clause.actor === "thing" && /^(?:is|are|takes|take|costs)$/.test(talk.words[clause.verb]?.lower ?? "")
  )
}

/** "switched to a local company for 780 a month": the price after an action, with its rate. */
const isPriceOf = (talk: Talk, { verb }: Told, { first, last }: Amount) =>
  /^(?:switched|moved|changed|negotiated|renegotiated|renewed|swapped|got|found|signed)$/.test(
    talk.words[verb]?.lower ?? "",
  ) &&
  /^(?:for|at|to)$/.test(talk.words[first - 1]?.lower ?? "") &&
  rateBehind(talk, last) !== ""

/** "We were paying 1,150 a month": the price before. */
const isPaid = ({ clauses, words }: Talk, at: number) =>
  words
    .slice(clauses[at]?.verb ?? 0, (clauses[at]?.verb ?? 0) + 2)
    .some(({ lower }) => /^(?:paying|paid|cost|costing|charged|charging)$/.test(lower))

/** The former level in a clause, with its noun and rate; null if there is none of this kind. */
function levelOf(talk: Talk, at: number, level: Amount, now: Told, isPrice: boolean): string | null {
  const clause = talk.clauses[at]
  if (!clause || !isState(talk, at) || isOthersFigure(talk, clause) || now.sentence - clause.sentence > 4) return null
  const [amount, second, ...more] = ownFigures(talk, clause.first, clause.last)
  // "25 to 30": a single level.
  const isRange =
    amount && second && second.first === amount.last + 1 && /^(?:to|or|-|–)$/.test(talk.words[amount.last]?.lower ?? "")
  const past = isRange ? second.last : (amount?.last ?? 0)
  if (!amount || (second && !isRange) || more.length > 0 || amount.unit !== level.unit || amount.value === level.value)
    return null
  const isOfOther = isPrice
    ? rateBehind(talk, past) !== rateBehind(talk, level.last)
    : (!isBare(talk, level) || hasNoun(talk, now)) && !sharesWord(talk, clause, now)
  if (isOfOther) return null
  const rounding = talk.words[amount.first - 1]?.lower ?? ""
  if (/^(?:in|of|from|by|to)$/.test(rounding)) return null
  const from = /^(?:about|around|nearly|almost|over|under|roughly)$/.test(rounding) ? amount.first - 1 : amount.first
  let end = past
  while (end < clause.last && end < past + 2 && talk.classes[end] === "noun" && amount.unit === "count") end++
  const noun = textOf(talk.words.slice(from, end))
  return `${noun}${rateBehind(talk, end) || withTime(talk, amount)}`
}

function rateBehind({ words }: Talk, at: number): string {
  const rate = words
    .slice(at, at + 2)
    .map(({ lower }) => lower)
    .join(" ")
  return /^(?:a|an|per|each|every) (?:day|week|month|quarter|year|hour|shift|night|head|person)$/.test(rate)
    ? ` ${rate}`
    : ""
}

/** A former state, in its clause or in the one that a bare number depends on. */
function isState({ clauses, classes, words }: Talk, at: number): boolean {
  const clause = clauses[at]
  if (!clause || !/^(?:done|chatter|opinion|failed)$/.test(clause.mood)) return false
  const told = clause.verb >= 0 ? clause : clauses[at - 1]?.sentence === clause.sentence ? clauses[at - 1] : undefined
  if (!told || told.verb < 0) return false
  const verb = words[told.verb]?.lower ?? ""
  if (
    told.actor === "other" &&
    !/^(?:people|customers|patients|visitors|guests|clients|students|parents)$/.test(words[told.verb - 1]?.lower ?? "")
  )
    return false
  return (
    /^(?:was|were|had|used|took|cost|kept|waited|queued|spent|needed|paid|charged)$/.test(verb) ||
    (classes[told.verb] === "be" && /^(?:was|were)$/.test(verb))
  )
}

const stems = ({ words }: Talk, { first, last }: Told) =>
  words
    .slice(first, last)
    .flatMap(({ lower, content, kind }) => (content && kind === "word" && lower.length >= 4 ? [lower.slice(0, 4)] : []))

const hasNoun = ({ words, classes }: Talk, { first, last }: Told) =>
  words
    .slice(first, last)
    .some(
      ({ lower }, nth) =>
        classes[first + nth] === "noun" &&
        !/^(?:day|week|month|year|hour|minute|time|maybe|today|now|summer|quarter)s?$/.test(lower),
    )

function sharesWord(talk: Talk, one: Told, other: Told): boolean {
  const known = stems(talk, one)
  return stems(talk, other).some(
    (stem) => known.includes(stem) && !/^(?:week|mont|year|minu|hour|abou|days)$/.test(stem),
  )
}
