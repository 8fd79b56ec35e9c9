import type { Told } from "../../language/talk/moods"
import type { Amount } from "../../language/talk/quantities"
import { figuresIn, type Talk } from "../../language/talk/read-talk"
import { textOf, type Word } from "../../language/talk/reading-copy"
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

type Time = "before" | "after" | null
interface Placed {
  amount: Amount
  clause: number
  time: Time
}

const beforeWords =
  /^(?:was|were|before|earlier|previously|prior|had|formerly|initially|originally|took|used|old|against|vs|versus|from|instead|rather|always)$/
const afterWords = /^(?:now|is|are|to|since|currently|today|only|at|takes|take|am)$/
const told = (clause: Told) =>
  clause.mood === "done" || clause.mood === "ongoing" || clause.mood === "chatter" || clause.mood === "opinion"

/** The changes that a reflection tells, each amount used once. */
export function changesOf(talk: Talk): Change[] {
  const placed = talk.clauses.flatMap((clause, index): Placed[] =>
    told(clause) && clause.actor !== "other" && !isOfOther(talk, index)
      ? figuresIn(talk, clause.first, clause.last)
          .filter((amount) => isMeasure(talk, amount))
          .map((amount) => ({
            amount,
            clause: index,
            time: timeOf(talk, clause, amount),
          }))
      : [],
  )
  const used = new Set<Amount>()
  const changes: Change[] = []
  for (const [at, one] of placed.entries()) {
    if (used.has(one.amount)) continue
    const partner = placed.slice(at + 1, at + 5).find((other) => !used.has(other.amount) && pairs(talk, one, other))
    if (!partner) continue
    const [from, to] = isBefore(talk, one, partner) ? [one, partner] : [partner, one]
    const topic = topicOf(talk, from, to)
    if (!topic || from.amount.value === to.amount.value) continue
    used.add(one.amount).add(partner.amount)
    const unit = from.amount.unit === "count" && to.amount.unit !== "count" ? "" : withTime(talk, from.amount)
    const fromText = textOf(talk.words.slice(from.amount.first, from.amount.last)) + unit
    const toText = textOf(talk.words.slice(to.amount.first, to.amount.last)) + withTime(talk, to.amount)
    changes.push({
      topic,
      from: from.amount,
      to: to.amount,
      fromText,
      toText,
      clause: Math.max(from.clause, to.clause),
      firstClause: Math.min(from.clause, to.clause),
    })
  }
  return changes
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

function timeOf(talk: Talk, clause: Told, amount: Amount): Time {
  const { words } = talk
  for (let at = amount.first - 1; at >= Math.max(clause.first, amount.first - 7); at--) {
    const lower = words[at]?.lower ?? ""
    if (words[at]?.kind === "number") break
    if (/^(?:last|previous|prior)$/.test(lower)) return "before"
    if (beforeWords.test(lower)) return clauseSays(talk, clause, /^now$/) ? "after" : "before"
    if (lower === "to" || lower === "now" || lower === "at") return "after"
  }
  if (clauseSays(talk, clause, /^(?:before|earlier|previously|prior|vs|against)$/)) return "before"
  if (clauseSays(talk, clause, /^(?:was|were|used|took)$/) && !clauseSays(talk, clause, /^now$/)) return "before"
  if (clauseSays(talk, clause, /^(?:last|previous)$/)) return "before"
  return clauseSays(talk, clause, afterWords) || clauseSays(talk, clause, /^(?:by|end|this)$/) ? "after" : null
}

function clauseSays(talk: Talk, clause: Told, pattern: RegExp): boolean {
  for (let at = clause.first; at < clause.last; at++) if (pattern.test(talk.words[at]?.lower ?? "")) return true
  return false
}

function pairs(talk: Talk, one: Placed, other: Placed): boolean {
  if (!sameKind(talk, one.amount, other.amount)) return false
  const [a, b] = [talk.clauses[one.clause], talk.clauses[other.clause]]
  if (!a || !b || b.sentence - a.sentence > 2) return false
  if (isFromTo(talk, one.amount, other.amount)) return true
  if (!sameThing(talk, one, other)) return false
  if (one.time === null || other.time === null) return isMonthPair(talk, one, other)
  return one.time !== other.time || saysNow(talk, other) !== saysNow(talk, one)
}

/** What the amounts count, and the subjects of their clauses, are not two different things. */
function sameThing(talk: Talk, one: Placed, other: Placed): boolean {
  const counted = ({ amount, clause }: Placed) =>
    amount.unit === "count" ? headOf(countedBy(talk, amount.last, talk.clauses[clause]?.last ?? amount.last)) : null
  const [a, b] = [counted(one), counted(other)]
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

/** "was 310 in January. … 165 in June": each is told of its own month, or one of "before". */
function isMonthPair(talk: Talk, one: Placed, other: Placed): boolean {
  const dated = ({ clause }: Placed) => {
    const told = talk.clauses[clause]
    return (
      told !== undefined &&
      talk.amounts.some(
        ({ unit, first }) =>
          /^(?:month|year)-?/.test(unit) && unit !== "month" && first >= told.first && first < told.last,
      )
    )
  }
  if (one.time === null && other.time === null) return one.clause !== other.clause && dated(one) && dated(other)
  return (one.time === "before" && dated(other)) || (other.time === "before" && dated(one))
}

function saysNow(talk: Talk, { clause }: Placed): boolean {
  const told = talk.clauses[clause]
  return told !== undefined && clauseSays(talk, told, /^(?:now|today|currently)$/)
}

/** The same unit; a bare number ("before it was 105") takes the unit of the other. */
function sameKind(talk: Talk, one: Amount, other: Amount): boolean {
  if (one.unit === other.unit) return true
  const bare = (amount: Amount) =>
    amount.unit === "count" && !/^(?:noun|adjective)$/.test(talk.classes[amount.last] ?? "")
  return (bare(one) && other.unit !== "count") || (bare(other) && one.unit !== "count")
}

function isBefore(talk: Talk, one: Placed, other: Placed): boolean {
  if (one.time === other.time && saysNow(talk, one) !== saysNow(talk, other)) return saysNow(talk, other)
  if (one.time === "before" && other.time !== "before") return true
  if (other.time === "before" && one.time !== "before") return false
  return true
}
