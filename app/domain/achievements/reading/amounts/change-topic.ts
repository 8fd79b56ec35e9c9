import type { Amount } from "../../../language/talk/amounts/quantities"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"
import { changesTheirs, waits } from "../people/of-other"
import { nounPhrase } from "../phrases/noun-phrase"
import { countedBy, lastNounOf, spokenOf } from "../phrases/topics"
import { withLoss, withoutMuch } from "./losses"
import { numberOf } from "./number-of"
import { timeItTook } from "./time-it-took"
import { timeTo } from "./time-to"
import { aimedAt, doneBefore, movedAhead, movedBefore, reportedBy, said, stoodBefore } from "./topics-said"
import { troubleNamed } from "./troubles-named"
import type { PlacedAmount } from "./work-time"

/** " a week", " in March": a rate or date right after an amount. */
export function withTime(talk: Talk, amount: Amount): string {
  const [slash, unit] = talk.words.slice(amount.last, amount.last + 2)
  if (slash?.text === "/" && /^(?:day|week|month|year|hour|shift|head|person)$/.test(unit?.lower ?? ""))
    return ` a ${unit?.lower}`
  const isCounted = amount.unit === "count" && talk.classes[amount.last] === "noun"
  const rate = isCounted && /^(?:a|per|an)$/.test(talk.words[amount.last + 1]?.lower ?? "") ? 1 : 0
  const [next, after] = [talk.words[amount.last + rate], talk.words[amount.last + rate + 1]]
  if (
    /^(?:a|per|an)$/.test(next?.lower ?? "") &&
    /^(?:day|week|month|year|hour|head|item|person|night|shift)$/.test(after?.lower ?? "")
  )
    return ` ${next?.lower} ${after?.lower}`
  if (
    /^(?:in|by)$/.test(next?.lower ?? "") &&
    /^(?:January|February|March|April|May|June|July|August|September|October|November|December|20\d\d|19\d\d)$/.test(
      after?.text ?? "",
    )
  )
    return ` ${next?.lower} ${after?.text}`
  return amount.unit === "count" && slash?.lower === "working" && talk.words[amount.last + 1]?.lower === "days"
    ? " working days"
    : ""
}

/** The measured thing: the subject of either clause, the counted noun, or the heading above. */
export function topicOf(talk: Talk, from: PlacedAmount, to: PlacedAmount): Word[] | null {
  const doing = timeTo(talk, from, to)
  if (doing) return doing === "apart" ? null : doing
  const topic = said(talk, movedBefore(talk, from, to) ?? measured(talk, from, to), from, to)
  return topic && timeItTook(talk, topic, from, to)
}

function measured(talk: Talk, from: PlacedAmount, to: PlacedAmount): Word[] | null {
  const moved =
    troubleNamed(talk, from) ??
    movedIn(talk, from, to) ??
    reportedBy(talk, from, to) ??
    stoodBefore(talk, from) ??
    aimedAt(talk, from)
  if (moved) return moved
  for (const { clause } of [from, to].sort((a, b) => a.clause - b.clause)) {
    const told = waits(talk, clause) ? undefined : talk.clauses[clause]
    const subject = told?.subject && (doingOf(talk, told.subject) ?? nounPhrase(talk, ...told.subject))
    if (subject && !isFirstPerson(told.actor)) return ownedBy(talk, told, [from, to]) ?? subject
    const isVerb = told?.subject && !subject && /^(?:base|third|past)$/.test(talk.classes[told.subject[0]] ?? "")
    // "Timed up & go went from …": an unparsed subject is not a reference to the previous thing.
    const isApart =
      isVerb &&
      talk.classes[(told.subject?.[0] ?? 0) + 1] === "preposition" &&
      talk.classes[(told.subject?.[1] ?? 0) - 1] === "noun"
    if (isApart && told.subject) return talk.words.slice(...told.subject)
    if (isVerb) return null
  }
  for (const { amount, clause } of [from, to]) {
    const counted =
      amount.unit === "count" || amount.unit === "%"
        ? countedBy(talk, amount.last, talk.clauses[clause]?.last ?? amount.last)
        : null
    if (counted) return numberOf(withLoss(talk, amount, clause, counted))
  }
  const example = exampleOf(talk, from.amount, from.clause)
  // "we throw too much bread, about 30 kilos"
  if (example && /^(?:much|many)$/.test(example[0]?.lower ?? "") && example.length > 1)
    return withLoss(talk, from.amount, from.clause, example.slice(1))
  if (example) return example
  if ([from, to].some((side) => isOfDoing(talk, side))) return null
  const described = stateOf(talk, from) ?? stateOf(talk, to)
  if (described) return described
  const first = Math.min(from.amount.first, to.amount.first)
  const clause = talk.clauses[Math.min(from.clause, to.clause)]
  const isDeed = clause && clause.verb >= 0 && isFirstPerson(clause.actor)
  const start = isDeed && clause.verb < first ? clause.verb + 1 : (clause?.first ?? 0)
  const named = clause && (isDeed || !clause.subject) ? withParticiple(talk, clause, start, first) : null
  const ahead = talk.clauses[Math.min(from.clause, to.clause) - 1]
  const noted =
    /^[(:]$/.test(clause?.mark ?? "") && ahead && ahead.verb < 0 ? nounPhrase(talk, ahead.first, ahead.last) : null
  const doing = doneBefore(talk, Math.min(from.clause, to.clause))
  if (doing && !named && !noted) return doing
  const at = Math.min(from.clause, to.clause)
  const spoken = named || noted ? null : (movedAhead(talk, at) ?? spokenOf(talk, at))
  return withoutMuch(talk, named ?? noted ?? spoken)
}

/** "our newsletter had 300 readers, it is 1,150 now": the counted thing, not its owner. */
function ownedBy(talk: Talk, { verb, last }: Told, sides: PlacedAmount[]): Word[] | null {
  if (!/^(?:had|has)$/.test(talk.words[verb]?.lower ?? "")) return null
  const own = sides.find(({ amount }) => amount.first >= verb && amount.last <= last && amount.unit === "count")
  return own ? countedBy(talk, own.amount.last, last) : null
}

/** "Missed appointments went from 140 to 85": a participle that modifies the subject, since a verb follows. */
function withParticiple(talk: Talk, { subject, verb }: Told, start: number, end: number): Word[] | null {
  const noun = nounPhrase(talk, start, end)
  const own = talk.words[verb]
  const isMoved = /^(?:went|fell|dropped|rose|came|climbed|grew|shrank)$/
  if (!noun || !own || subject !== null || start !== verb + 1) return noun
  const named = isMoved.test(noun.at(-1)?.lower ?? "") ? noun.slice(0, -1) : noun
  return named.length > 0 && isMoved.test(talk.words[start + named.length]?.lower ?? "") ? [own, ...named] : noun
}

/** "one of them lifted the open rate from 31 % to 38 %": the topic is between the verb and the numbers. */
function movedIn(talk: Talk, from: PlacedAmount, to: PlacedAmount): Word[] | null {
  const clause = talk.clauses[from.clause]
  if (!clause || from.clause !== to.clause || clause.verb < 0) return null
  if (
    !/^(?:change|changed|raise|updated|upgraded|lifted|raised|brought|took|cut|reduced|lowered|pushed|moved|increased|decreased|shortened|grew|drove|got)$/.test(
      talk.words[clause.verb]?.lower ?? "",
    )
  )
    return null
  const first = Math.min(from.amount.first, to.amount.first)
  const noun = nounPhrase(talk, clause.verb + 1, first)
  const isIts = clause.subject && /^(?:it|this|that|which)$/.test(talk.words[clause.subject[0]]?.lower ?? "")
  return noun && (isIts || changesTheirs(talk, clause) || talk.classes[clause.verb + 1] === "determiner") ? noun : null
}

/** "I was seeing about 30 cancel a month": a count of an action, without a noun. */
function isOfDoing({ words, clauses, classes }: Talk, { amount, clause: at }: PlacedAmount): boolean {
  const clause = clauses[at]
  const isMine = isFirstPerson(clause?.actor)
  return (
    isMine &&
    amount.unit === "count" &&
    /^(?:base|ing)$/.test(classes[amount.last] ?? "") &&
    words[amount.last] !== undefined
  )
}

/** "analysing one plate took 45 minutes". */
function doingOf({ words, classes }: Talk, [first, end]: [number, number]): Word[] | null {
  return classes[first] === "ing" && end - first > 1 && end - first <= 4 ? words.slice(first, end) : null
}

/** "many wrong picks, like 30 a week": the noun that a parenthetical number counts. */
export function exampleOf(talk: Talk, { first }: Amount, clause: number): Word[] | null {
  const [before, own] = [talk.clauses[clause - 1], talk.clauses[clause]]
  if (!before || !own || own.verb >= 0 || before.sentence !== own.sentence || own.mark !== ",") return null
  return /^(?:like|about|around|some|maybe|say)$/.test(talk.words[first - 1]?.lower ?? "")
    ? lastNounOf(talk, before)
    : null
}

/** "9 of 12 were late": the noun that an earlier clause described with the same words. */
function stateOf(talk: Talk, { amount, clause: at }: PlacedAmount): Word[] | null {
  const { words, clauses, classes } = talk
  const clause = clauses[at]
  const state =
    clause && classes[clause.verb] === "be" && clause.verb === amount.last ? words[clause.verb + 1] : undefined
  if (!state || !/^(?:adjective|adverb|noun)$/.test(classes[words.indexOf(state)] ?? "")) return null
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const before = clauses[back]
    const isSame = before && words.slice(before.verb, before.last).some(({ lower }) => lower === state.lower)
    const noun = isSame && before.subject && before.actor === "thing" ? nounPhrase(talk, ...before.subject) : null
    if (noun) return [state, ...noun]
  }
  return null
}
