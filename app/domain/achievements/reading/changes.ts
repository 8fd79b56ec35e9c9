import type { Told } from "../../language/talk/moods"
import type { Amount } from "../../language/talk/quantities"
import { figuresIn, type Talk } from "../../language/talk/read-talk"
import { textOf, type Word } from "../../language/talk/reading-copy"
import { type Age, ageOf } from "./ages"
import { topicOf, withTime } from "./change-topic"
import { isOfOther } from "./of-other"
import { countedBy, nounPhrase } from "./topics"

/** A measured change: what is measured, and the amounts before and after. */
export interface Change {
  topic: Word[]
  from: Amount
  to: Amount
  fromText: string
  toText: string
  /** The clause it ends in. */
  clause: number
  firstClause: number
}

interface Placed {
  amount: Amount
  clause: number
  age: Age
}

const told = ({ mood }: Told) => mood === "done" || mood === "ongoing" || mood === "chatter" || mood === "opinion"

/** The changes that a reflection tells, each amount used once: those that stand closest together first. */
export function changesOf(talk: Talk): Change[] {
  const placed = talk.clauses.flatMap((clause, at): Placed[] =>
    told(clause) && clause.actor !== "other" && !isOfOther(talk, at)
      ? figuresIn(talk, clause.first, clause.last)
          .filter((amount) => isMeasure(talk, amount))
          .map((amount) => ({ amount, clause: at, age: ageOf(talk, clause, at, amount) }))
      : [],
  )
  const candidates = placed.flatMap((one, at) =>
    placed.slice(at + 1, at + 6).flatMap((other) => (pairs(talk, one, other) ? [{ one, other }] : [])),
  )
  const distance = ({ one, other }: { one: Placed; other: Placed }) => other.amount.first - one.amount.last
  const used = new Set<Amount>()
  const changes: Change[] = []
  for (const { one, other } of candidates.sort((a, b) => distance(a) - distance(b))) {
    if (used.has(one.amount) || used.has(other.amount)) continue
    const change = changeOf(talk, one, other)
    if (!change) continue
    used.add(one.amount).add(other.amount)
    changes.push(change)
  }
  return changes.sort((a, b) => a.firstClause - b.firstClause)
}

function changeOf(talk: Talk, one: Placed, other: Placed): Change | null {
  const [from, to] = one.age <= other.age || isFromTo(talk, one.amount, other.amount) ? [one, other] : [other, one]
  const topic = topicOf(talk, from, to)
  if (!topic || from.amount.value === to.amount.value) return null
  const textWithTime = ({ amount }: Placed) =>
    textOf(talk.words.slice(amount.first, amount.last)) + withTime(talk, amount)
  return {
    topic,
    from: from.amount,
    to: to.amount,
    fromText: textWithTime(from),
    toText: textWithTime(to),
    clause: Math.max(from.clause, to.clause),
    firstClause: Math.min(from.clause, to.clause),
  }
}

const spanWords =
  /^(?:in|over|for|within|after|since|during|every|until|week|email|phase|level|version|year|line|ward|room|bay|step|part|no)$/

/** A level that can change: no length of time that something took, no label ("email 1"), no "one" or "two" of something. */
function isMeasure({ words, amounts }: Talk, amount: Amount): boolean {
  const before = words[amount.first - 1]?.lower ?? ""
  if (amounts.length > mostAmounts) return false
  if (before === "at" && amount.unit === "count" && amount.value <= 24 && !words[amount.first]?.text.includes("."))
    return false
  if (
    /^(?:second|month)$/.test(amount.unit) &&
    /^(?:in|over|for|within|after|since|during|every|until|last|first|next)$/.test(before)
  )
    return false
  if (amount.unit === "count" && spanWords.test(before) && before !== "in" && before !== "after" && before !== "over")
    return false
  const word = words[amount.first]
  return word?.kind === "number" || amount.unit !== "count" || amount.value !== 1
}

/** Amounts beyond which a text is no talk but a table. */
const mostAmounts = 120

function pairs(talk: Talk, one: Placed, other: Placed): boolean {
  if (!sameKind(talk, one.amount, other.amount)) return false
  const [a, b] = [talk.clauses[one.clause], talk.clauses[other.clause]]
  if (!a || !b) return false
  if (isFromTo(talk, one.amount, other.amount)) return true
  if (!sameThing(talk, one, other)) return false
  const [low, high] = [Math.min(one.age, other.age), Math.max(one.age, other.age)]
  const apart = b.sentence - a.sentence
  if (
    apart >
    (countedHead(talk, one) !== null && countedHead(talk, one) === countedHead(talk, other)
      ? 8
      : one.amount.unit === "%"
        ? 4
        : 2)
  )
    return false
  if (low < 0 && high > 0) return true
  if (low === high) return low === 0 && one.clause !== other.clause && dated(talk, one) && dated(talk, other)
  if (Math.abs(low) === 2 || high === 2) return low !== 0 || high !== 0
  return low < 0 && high === 0 && dated(talk, one.age < 0 ? other : one)
}

/** What the amounts count, and the subjects of their clauses, are not two different things. */
function sameThing(talk: Talk, one: Placed, other: Placed): boolean {
  const [a, b] = [countedHead(talk, one), countedHead(talk, other)]
  if (a && b && a !== b) return false
  if (one.clause === other.clause) return true
  const subject = ({ clause }: Placed) => {
    const told = talk.clauses[clause]
    return told?.subject && told.actor === "thing"
      ? contentOf(nounPhrase(talk, told.subject[0], told.subject[1]))
      : null
  }
  const [c, d] = [subject(one), subject(other)]
  return !c || !d || c.length === 0 || d.length === 0 || c.some((word) => d.includes(word))
}

function countedHead(talk: Talk, { amount, clause }: Placed): string | null {
  return amount.unit === "count"
    ? headOf(countedBy(talk, amount.last, talk.clauses[clause]?.last ?? amount.last))
    : null
}

const headOf = (noun: Word[] | null) => noun?.at(-1)?.lower.replace(/s$/, "") ?? null
const contentOf = (noun: Word[] | null) => noun?.filter((word) => word.content).map((word) => word.concept) ?? null

/** "from 19 to 6", "down 25% to 15", "9 to 4". */
function isFromTo(talk: Talk, one: Amount, other: Amount): boolean {
  const gap = talk.words.slice(one.last, other.first)
  const before = talk.words[one.first - 1]?.lower ?? ""
  const at = gap.findLastIndex((word) => word.lower === "to" || word.text === "→" || word.text === ">")
  return (
    at >= 0 &&
    gap.length <= 7 &&
    gap.length - at <= 3 &&
    (/^(?:from|down|up|of)$/.test(before) || gap.some((word) => /^(?:down|up)$/.test(word.lower)) || before === "was")
  )
}

/** True where the clause of an amount names a month or a year. */
function dated(talk: Talk, { clause }: Placed): boolean {
  const { first = 0, last = 0 } = talk.clauses[clause] ?? {}
  const isDate = /^(?:month-name|month-of-year|year|quarter-name|quarter-of-year)$/
  return talk.amounts.some((amount) => isDate.test(amount.unit) && amount.first >= first && amount.first < last)
}

/** The same unit; a bare number ("before it was 105") takes the unit of the other. */
function sameKind(talk: Talk, one: Amount, other: Amount): boolean {
  if (one.unit === other.unit) return true
  const bare = (amount: Amount) =>
    amount.unit === "count" && !/^(?:noun|adjective)$/.test(talk.classes[amount.last] ?? "")
  return (bare(one) && other.unit !== "count") || (bare(other) && one.unit !== "count")
}
