import { laidOut } from "../../../language/laid-out"
import { looksLikeParticiple, looksLikeVerb } from "../../../language/verbs/verbs"
import type { Token } from "../../../language/words/tokens"
import type { Known } from "../library"
import { compareValues } from "../numbers/compare"
import { lowerTextOf } from "../reading/clause-text"
import { oncePerClause, sentenceAt } from "../reading/once-per-clause"
import type { ReadClause, Reading } from "../reading/reading"

/** Verbs for bringing about a change. */
const brings = new RegExp(laidOut`
  ^(?:
    cut(?:s|ting)?|reduc(?:e|es|ed|ing)|lower(?:s|ed|ing)?|rais(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|
    improv(?:e|es|ed|ing)|boost(?:s|ed|ing)?|lift(?:s|ed|ing)?|halv(?:e|es|ed|ing)|doubl(?:e|es|ed|ing)|
    tripl(?:e|es|ed|ing)|brought|bringing|drove|driving|grew|growing|shorten(?:s|ed|ing)?|slash(?:es|ed|ing)?
  )$
`)
const partly = /^(?:contribut\w+|help(?:s|ed|ing)?|partly|with|alongside|jointly|part|role)$/
const first = /^(?:i|we|my|our|me|us|mine|ours)$/

/**
 * Why a result is not the person's: "cause" if an item names another cause or doer, "disclaimed" if the person credits
 * somebody else, "untied" if the item only gives two values at two times.
 */
type OtherResult = "cause" | "disclaimed" | "untied"

/**
 * "Cut energy use from 900 to 700", from "it dropped from 900 to 700 after the landlord changed the boiler": the item
 * attributes the change to another cause.
 */
export function othersResult(stated: Reading, clause: ReadClause, items: Iterable<Known>): OtherResult | null {
  const verbAt = bringsAt(stated, clause)
  if (verbAt < 0 || clause.moods.size > 0) return null
  if (stated.tokens.slice(clause.first, verbAt).some(({ lower }) => partly.test(lower))) return null
  const mine = stated.mentions.filter((one) => one.first > verbAt && one.first < clause.last)
  if (mine.length === 0) return null
  const isRelative = clause.agent !== "own" && clause.agent !== "joint"
  const found = [...items].map((known) => {
    const reading = known.reading()
    const all = reading.mentions
      .filter((one) =>
        mine.some((mention) => compareValues({ ...mention, rate: null }, { ...one, rate: null }) === "yes"),
      )
      .flatMap(({ clause: at }) => reading.clauses[at] ?? [])
    // Each sentence is checked once: a hostile text has hundreds of values.
    const homes = [...new Map(all.map((home) => [sentenceAt(reading, home), home])).values()]
    if (homes.length === 0 || [...new Set(all)].some((home) => isOwnChange(reading, home))) return null
    if (isRelative && isOfOther(stated, clause, reading)) return null
    if (homes.some((home) => givesAway(reading, home))) return "disclaimed"
    if (isRelative) return null
    if (homes.some((home) => hasOtherCause(stated, reading, home) || hasOtherDoer(reading, home))) return "cause"
    return mine.length > 1 && homes.every((home) => isBareState(reading, home)) ? "untied" : null
  })
  return found.find((one) => one === "disclaimed") ?? found.find((one) => one !== null) ?? null
}

/**
 * The position of the verb by which the person, or a thing of theirs ("a scheme that raised"), brings about a change.
 */
function bringsAt({ tokens }: Reading, { first: start, last, agent }: ReadClause): number {
  const opening = tokens.slice(start, start + 2).find(({ kind }) => kind === "word")?.lower ?? ""
  if (agent !== "own" && agent !== "joint" && !/^(?:that|which)$/.test(opening)) return -1
  for (let at = start; at < last; at++) if (brings.test(tokens[at]?.lower ?? "")) return at
  return -1
}

/** "I cut it from 9 to 5", "Cut it from 9 to 5": the item presents the change as the person's. */
function isOwnChange(reading: Reading, home: ReadClause): boolean {
  if (home.agent !== "own" && home.agent !== "joint") return false
  const { tokens } = reading
  const opening = tokens.slice(home.first, home.first + 3).find(({ kind }) => kind === "word")
  if (opening && brings.test(opening.lower)) return true
  return tokens.slice(home.first, home.last).some(({ lower }) => /^(?:i|we)$/.test(lower))
}

/** "a rota redesign that cut": something that somebody else made brought about the change. */
function isOfOther(stated: Reading, { first: start }: ReadClause, reading: Reading): boolean {
  const noun = stated.tokens.slice(Math.max(0, start - 3), start).findLast(({ content }) => content)
  if (!noun) return false
  const has = ({ first: from, last }: ReadClause) =>
    reading.tokens.slice(from, last).some(({ concept }) => concept === noun.concept)
  return reading.clauses.some((one) => one.agent === "other" && has(one)) || !reading.clauses.some(has)
}

const moves =
  /^(?:from|to|now|before|after|down|up|instead|used|since|earlier|previously|less|fewer|more|compared|against|than|last|went|fell|rose|dropped|grew|decreased|increased|improved|halved|doubled|by|only|just|this|today|then|vs|old|new|so|because)$/

/** "Infections were 6 in spring and 2 in summer": two values, with no change stated and no action by the person. */
function isBareState(reading: Reading, home: ReadClause): boolean {
  if (home.agent !== "thing") return false
  return sentenceAt(reading, home).every(
    (one) =>
      one.agent === "thing" &&
      reading.tokens.slice(one.first, one.last).every(({ lower, text }) => !moves.test(lower) && !/[→>:]/.test(text)),
  )
}

const conjunctions = /^(?:after|since|because|when|once|as|cos|coz|cuz|bc|bcoz)$/

/** "… after the landlord changed the boiler": another subject and its verb, after a word of cause or time. */
function hasOtherCause(stated: Reading, reading: Reading, home: ReadClause): boolean {
  const told = new Set(stated.tokens.map(({ concept }) => concept))
  const own = conceptsOfOwn(reading)
  const sentence = sentenceAt(reading, home)
  const start = sentence[0]?.first ?? home.first
  const end = Math.min(sentence.at(-1)?.last ?? home.last, start + mostWords)
  for (let at = start; at < end; at++) {
    if (!conjunctions.test(reading.tokens[at]?.lower ?? "")) continue
    const subject = subjectBehind(reading.tokens, at + 1, end)
    const nouns = subject.filter(({ content, lower }) => content || /^(?:he|she|they)$/.test(lower))
    if (nouns.length === 0 || subject.some(({ lower }) => first.test(lower))) continue
    if (!nouns.some(({ concept, capital }) => told.has(concept) || (!capital && own.has(concept)))) return true
  }
  return false
}

/** The maximum number of words read of a sentence. */
const mostWords = 80

/**
 * The words between a conjunction and its verb; none if there is no verb, or if the verb has no doer ("was opened").
 */
function subjectBehind(tokens: Token[], from: number, end: number): Token[] {
  for (let at = from; at < Math.min(end, from + 7); at++) {
    const token = tokens[at]
    if (token?.kind === "mark" || !token) return []
    if (at === from && looksLikeParticiple(token.lower)) return []
    if (at > from && looksLikeVerb(token.lower))
      return /^(?:is|are|was|were|been|had|has|have)$/.test(token.lower) ? [] : tokens.slice(from, at)
  }
  return []
}

const owned = new WeakMap<Reading, Set<string>>()

/** First-person words. */
function conceptsOfOwn(reading: Reading): Set<string> {
  const { tokens, clauses } = reading
  const before = owned.get(reading)
  if (before) return before
  const own = clauses.filter((one) => tokens.slice(one.first, one.last).some(({ lower }) => /^(?:i|we)$/.test(lower)))
  const found = new Set(own.flatMap((one) => tokens.slice(one.first, one.last).map(({ concept }) => concept)))
  owned.set(reading, found)
  return found
}

const onlyI = /\bi (?:was )?(?:only|just|merely|simply)\b|\b(?:all|what) i did was\b|\bmy (?:own |only )?part was\b/
const theirs =
  /\b(?:their|his|her) (?:own )?(?:achievement|doing|success|merit|credit|accomplishment|win|work)\b|\bnot (?:my|mine|me)\b|\b(?:it|that|this) (?:is|was) (?:all |really |mostly )?(?:theirs|hers|his|them|down to (?:them|her|him))\b/

/**
 * "Dr Osei redesigned the rota; I only collected the data": somebody else did it, and the person plays down their own
 * part.
 */
function hasOtherDoer(reading: Reading, home: ReadClause): boolean {
  return around(reading, home).some((sentence) => {
    const others = sentence.some((one) => one.agent === "other" && saysDeed(reading, one))
    return others && onlyI.test(sentence.map((one) => textOf(reading, one)).join(" "))
  })
}

/** "so it is their achievement": the person says explicitly that the result is not theirs. */
function givesAway(reading: Reading, home: ReadClause): boolean {
  return around(reading, home).some((sentence) => theirs.test(sentence.map((one) => textOf(reading, one)).join(" ")))
}

const saysDeed = oncePerClause(({ tokens }, { first: start, last }) =>
  tokens.slice(start, last).some(({ lower }) => looksLikeVerb(lower)),
)

/** A sentence and the next one. */
function around(reading: Reading, home: ReadClause): ReadClause[][] {
  const sentence = sentenceAt(reading, home)
  const last = sentence.at(-1)
  const next = last && reading.clauses[reading.clauses.indexOf(last) + 1]
  return next ? [sentence, sentenceAt(reading, next)] : [sentence]
}

const textOf = oncePerClause(lowerTextOf)
