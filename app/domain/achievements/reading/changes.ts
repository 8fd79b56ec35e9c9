import type { Told } from "../../language/talk/moods"
import type { Amount } from "../../language/talk/quantities"
import { figuresIn, type Talk } from "../../language/talk/read-talk"
import { textOf, type Word } from "../../language/talk/reading-copy"
import { ageOf } from "./ages"
import { topicOf, withTime } from "./change-topic"
import { isBare, isMeasure } from "./measures"
import { isOfOther } from "./of-other"
import { isFromTo, isSure, type Placed, pairs } from "./pairing"

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

/** Words by which a number with its noun and one without stand further apart than two of a kind. */
const mixedApart = 12

const told = ({ mood }: Told) => mood === "done" || mood === "ongoing" || mood === "chatter" || mood === "opinion"

/** The changes that a reflection tells, each amount used once: those that stand closest together first. */
export function changesOf(talk: Talk): Change[] {
  const placed = talk.clauses.flatMap((clause, at): Placed[] =>
    told(clause) && (clause.actor !== "other" || isTheirs(talk, clause) || moves(talk, clause)) && !isOfOther(talk, at)
      ? figuresIn(talk, clause.first, clause.last)
          .filter((amount) => isMeasure(talk, amount))
          .map((amount) => ({ amount, clause: at, age: ageOf(talk, clause, at, amount) }))
      : [],
  )
  const candidates = placed.flatMap((one, at) =>
    placed.slice(at + 1, at + 6).flatMap((other) => (pairs(talk, one, other) ? [{ one, other }] : [])),
  )
  const isMixed = ({ one, other }: { one: Placed; other: Placed }) =>
    one.amount.unit === "count" &&
    other.amount.unit === "count" &&
    isBare(talk, one.amount) !== isBare(talk, other.amount)
  const distance = (pair: { one: Placed; other: Placed }) =>
    pair.other.amount.first -
    pair.one.amount.last +
    (isMixed(pair) ? mixedApart : 0) -
    (isSure(pair.one, pair.other) ? mixedApart : 0)
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

/** "the 90-day leavers went from 8 to 2": a number of people that moved, whoever they are. */
function moves({ words }: Talk, { subject, verb }: Told): boolean {
  const isMove =
    /^(?:went|fell|rose|dropped|grew|increased|decreased|came|climbed|jumped|improved|doubled|halved|shrank|is|was|are|were)$/
  return (
    subject !== null &&
    isMove.test(words[verb]?.lower ?? "") &&
    /^(?:the|our|my)?$/.test(
      words[subject[0]]?.kind === "word"
        ? (words[subject[0]]?.lower ?? "").replace(/^(?!the$|our$|my$|his$|her$|their$|he$|she$).*/, "")
        : "x",
    )
  )
}

/** "they were at 9.1 days": of the thing that is spoken of, told with "they". */
function isTheirs({ words }: Talk, { subject }: Told): boolean {
  return subject !== null && words[subject[0]]?.lower === "they"
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
