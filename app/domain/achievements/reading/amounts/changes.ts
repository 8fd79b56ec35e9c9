import type { Amount } from "../../../language/talk/amounts/quantities"
import type { Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"
import { nameTag } from "../../../language/talk/word-classes/word-class"
import {
  changesTheirs,
  goesFor,
  isOfOther,
  isOfWhole,
  isOthersFigure,
  moves,
  reachOfMine,
  waits,
} from "../people/of-other"
import { definite } from "../phrases/named-again"
import { objectBefore } from "../phrases/stood-for"
import { inside } from "../phrases/wording"
import { ageOf } from "./ages"
import { topicOf, withTime } from "./change-topic"
import { isPart, isStars, percentOf, roundedFrom, waitOf } from "./change-words"
import { dated } from "./dated"
import { inUnitOf } from "./elided-unit"
import { isFromTo, isToFrom } from "./from-to"
import { isBare, isMeasure } from "./measures"
import { goesOtherWay } from "./no-pairs"
import { ownClause, shareDoing } from "./own-clause"
import { isSure } from "./pair"
import { pairs } from "./pairing"
import type { Placed } from "./same-thing"

/** A measured change: its topic, and the amounts before and after. */
export interface Change {
  topic: Word[]
  from: Amount
  to: Amount
  fromText: string
  toText: string
  /** The clause that it ends in. */
  clause: number
  firstClause: number
  /** The change in the person's words, if it is not a simple "from … to". */
  said?: string
}

/** Extra distance, in words, for a pair of one number with a noun and one without. */
const mixedApart = 12

/** A topic that is only a person's name. */
export const isNamedPerson = (topic: Word[]) =>
  topic.every(({ capital, kind }) => capital && kind === "word") && nameTag(topic[0]?.lower ?? "") === "person"

const told = ({ mood }: Told) => mood === "done" || mood === "ongoing" || mood === "chatter" || mood === "opinion"

/** The changes in a reflection. Each amount is used once, and the closest pairs come first. */
export function changesOf(talk: Talk): Change[] {
  const placed = talk.clauses.flatMap((clause, at): Placed[] =>
    told(clause) &&
    (clause.actor !== "other" ||
      isTheirs(talk, clause) ||
      moves(talk, clause) ||
      changesTheirs(talk, clause) ||
      reachOfMine(talk, clause) ||
      goesFor(talk, at) ||
      waits(talk, at)) &&
    !isOfOther(talk, at) &&
    !isOthersFigure(talk, clause) &&
    !isOfWhole(talk, at)
      ? figuresIn(talk, clause.first, clause.last)
          .filter((amount) => isMeasure(talk, amount))
          .map((amount) => ({ amount, clause: at, age: ageOf(talk, clause, at, amount) }))
      : [],
  )
  const candidates = placed.flatMap((one, at) =>
    placed.slice(at + 1, at + 6).flatMap((other) => (pairs(talk, one, other) ? [{ one, other }] : [])),
  )
  const steps = stepsBetween(talk, candidates)
  const isMixed = ({ one, other }: { one: Placed; other: Placed }) =>
    one.amount.unit === "count" &&
    other.amount.unit === "count" &&
    isBare(talk, one.amount) !== isBare(talk, other.amount)
  const distance = (pair: { one: Placed; other: Placed }) =>
    pair.other.amount.first -
    pair.one.amount.last +
    (isMixed(pair) ? mixedApart : 0) +
    mixedApart * ((talk.clauses[pair.other.clause]?.sentence ?? 0) - (talk.clauses[pair.one.clause]?.sentence ?? 0)) -
    (isSure(pair.one, pair.other) ? mixedApart : 0)
  const used = new Set<Amount>()
  const changes: Change[] = []
  for (const { one, other } of candidates.sort((a, b) => distance(a) - distance(b))) {
    if (steps.has(one) || steps.has(other)) continue
    if (used.has(one.amount) || used.has(other.amount)) continue
    const change = changeOf(talk, one, other)
    if (!change) continue
    // "we had 11, then we had 3, so from 11 to 3": the same change twice. The one with verbs is better.
    const twin = changes.findIndex((told) => told.from.value === change.from.value && told.to.value === change.to.value)
    const isNamed = namesItself(talk, changes[twin])
    const isNote =
      twin >= 0 &&
      (isNamed === namesItself(talk, change) ? (talk.clauses[changes[twin]?.clause ?? -1]?.verb ?? 0) < 0 : !isNamed)
    if (twin >= 0 && !isNote) continue
    if (twin >= 0) changes.splice(twin, 1)
    used.add(one.amount).add(other.amount)
    changes.push(change)
  }
  return changes.sort((a, b) => a.firstClause - b.firstClause)
}

/** "31 mispicks in March … 12 in April, 9 in May": the levels between the first and the last one of a dated series. */
function stepsBetween(talk: Talk, pairs: { one: Placed; other: Placed }[]): Set<Placed> {
  const isStep = (placed: Placed) => isBare(talk, placed.amount) && dated(talk, placed)
  const isStart = (placed: Placed) => dated(talk, placed) && (talk.clauses[placed.clause]?.verb ?? -1) >= 0
  const between = pairs.filter(({ one, other }) => isStep(one) && isStep(other))
  return new Set(
    between.flatMap(({ one, other }) =>
      pairs.some((pair) => pair.other === one && isStart(pair.one)) &&
      pairs.some((pair) => pair.other === other && pair.one !== one && isStart(pair.one))
        ? [one]
        : [],
    ),
  )
}

/** "turnover took 38 minutes, now 31", and again "38 before, now 31": only the first names the subject. */
const namesItself = ({ clauses }: Talk, change: Change | undefined) => {
  const first = clauses[change?.firstClause ?? -1]
  return first?.actor === "thing" && first.subject !== null && first.subject[1] - first.subject[0] > 1
}

/** "they were at 9.1 days": the thing that "they" refers to. */
function isTheirs({ words }: Talk, { subject }: Told): boolean {
  return subject !== null && words[subject[0]]?.lower === "they"
}

function changeOf(talk: Talk, one: Placed, other: Placed): Change | null {
  const isKept = one.age <= other.age || isFromTo(talk, one.amount, other.amount)
  const [from, to] = isKept && !isToFrom(talk, one.amount, other.amount) ? [one, other] : [other, one]
  const measured = topicOf(talk, from, to)
  // "Linda used to build the schedule, it took her 9 hours": the work is measured, not the person.
  const waited = waits(talk, from.clause) ? talk.clauses[from.clause]?.subject : null
  const topic =
    measured && isNamedPerson(measured)
      ? definite(objectBefore(talk, Math.min(from.clause, to.clause), true))
      : (measured ?? (waited ? talk.words.slice(...waited) : null))
  if (!topic || isPart(topic) || from.amount.value === to.amount.value || goesOtherWay(talk, from, to)) return null
  const rates = [from, to].map(({ amount }) => withTime(talk, amount))
  const isSaid = rates[0] === rates[1] || textOf(topic).endsWith(rates[1]?.trim() || "\n")
  const textOfAmount = ({ amount }: Placed, rate = "") =>
    inside(textOf(talk.words.slice(roundedFrom(talk, amount.first), amount.last + (isStars(talk, amount) ? 1 : 0)))) +
    rate
  const rate = textOf(topic).endsWith(rates[1]?.trim() || "\n") ? "" : rates[1]
  const toText = textOfAmount(to, percentOf(talk, from.amount, to.amount) + rate)
  const slower = downFrom(talk, from, to)
  const paced = goesFor(talk, to.clause) ? talk.clauses[to.clause]?.subject : null
  const share = shareDoing(talk, to)
  const lay = ownClause(talk, from, to)
  const said =
    slower ??
    (share && `${share}, previously ${textOfAmount(from)}`) ??
    (lay && `${lay} before, now ${toText}`) ??
    (paced && `${textOf(talk.words.slice(paced[0], to.amount.last))}, previously ${textOfAmount(from)}`) ??
    (waited && `${waitOf(talk, from, waited[0])}, now ${toText}`)
  return {
    ...(said ? { said } : {}),
    topic,
    from: inUnitOf(talk, from.amount, to.amount),
    to: inUnitOf(talk, to.amount, from.amount),
    fromText: textOfAmount(
      from,
      percentOf(talk, to.amount, from.amount)
        .trim()
        .replace(/^[^%].*/, "") + (isSaid ? "" : rates[0]),
    ),
    toText,
    clause: Math.max(from.clause, to.clause),
    firstClause: Math.min(from.clause, to.clause),
  }
}

/** "Patients now wait 5 hours for a bed, down from 9": the topic needs the whole statement. */
function downFrom(talk: Talk, from: Placed, to: Placed): string | null {
  const told = talk.clauses[to.clause]
  const way = talk.words[from.amount.first - 2]?.lower ?? ""
  const isFrom = /^(?:down|up)$/.test(way) && talk.words[from.amount.first - 1]?.lower === "from"
  if (!isFrom || !told || from.clause !== to.clause + 1 || told.last - told.first > 16 || moves(talk, told)) return null
  if (
    !/^(?:thing|other|none)$/.test(told.actor) ||
    !/^(?:noun|determiner|adjective)$/.test(talk.classes[told.first] ?? "")
  )
    return null
  const tells = talk.classes.some(
    (one, at) =>
      at > told.first && at < told.last && /^(?:base|third)$/.test(one) && talk.words[at - 1]?.lower !== "to",
  )
  if (!tells) return null
  const text = textOf(talk.words.slice(told.first, told.last))
  return `${text}, ${way} from ${textOf(talk.words.slice(from.amount.first, from.amount.last))}`
}
