import { isOtherPerson } from "../../../language/doers/people"
import { looksLikeVerb } from "../../../language/verbs/verbs"
import { prepositions } from "../../../language/words/prepositions"
import type { Token } from "../../../language/words/tokens"
import { isDeed } from "../carriage/clause-match"
import { refersBack } from "../carriage/deeds-told"
import type { Known } from "../library"
import type { ReadClause, Reading } from "../reading/reading"
import type { Aligned } from "./aligned-words"
import type { Place } from "./places"
import type { Segment } from "./segments"

/** Whether the item attributes a clause about the person to them: its verb, its object, and each thing in a list. */
export function isOfOthers(stated: Reading, { segment, places, known }: Aligned, aligned: Aligned[]): boolean {
  const { clause } = segment
  if (clause.agent !== "own" && clause.agent !== "joint") return false
  const speaking = [...places.values()].flat().flatMap(({ standing, from }) => (standing === "speaks" ? [from] : []))
  const isReferredTo = (token: Token, homes: Place[]) =>
    !isDeed(stated, token) &&
    !homes.some(({ at }) => looksLikeVerb(known.tokens[at]?.lower ?? "")) &&
    [...new Set(speaking)].some((from) => refersTo(known, from, homes))
  const isStray = coreOf(stated, segment).some((token) => {
    const homes = places.get(token)
    if (!homes || namesSomebody(token) || homes.some(({ standing }) => standing === "speaks")) return false
    if (isModifier(stated, token, places) || isOwnThing(stated, token, segment, homes)) return false
    if (sharesWith(stated, clause, homes) || isHopedFor(clause, homes)) return false
    return !isReferredTo(token, homes)
  })
  if (isStray) return true
  const speaks = aligned.some(
    (one) => one.known === known && [...one.places.values()].flat().some(({ standing }) => standing === "speaks"),
  )
  if (!speaks) return true
  return !stated.clauses.some(({ moods }) => moods.has("negated")) && isTakenBack(places, known)
}

/** "three classroom skylights": the modifiers of the person's object need not be the person's. */
function isModifier(stated: Reading, token: Token, places: Aligned["places"]): boolean {
  const next = isDeed(stated, token) ? undefined : stated.tokens[stated.tokens.indexOf(token) + 1]
  return (
    next !== undefined &&
    (places.get(next) ?? []).some(({ standing, from }) => standing === "speaks" && from.agent === "own")
  )
}

/** "a research clinic", from "I facilitate a research clinic": the person's own clause, and not the verb of the sentence. */
function isOwnThing(stated: Reading, token: Token, segment: Segment, homes: Place[]): boolean {
  if (token === stated.tokens.slice(segment.first, segment.last).find(({ kind }) => kind === "word")) return false
  const level = Math.min(segment.clause.ownership.level, 2)
  return homes.every(({ from }) => from.agent === "own" && from.moods.size === 0 && from.ownership.level >= level)
}

/** "would like to lead the review", from "I hope to lead it": a hope on both sides. */
function isHopedFor({ moods }: ReadClause, homes: Place[]): boolean {
  return moods.has("wished") && homes.every(({ from }) => from.moods.has("wished") && from.agent !== "other")
}

const together =
  /\b(?:together with|along(?:side| with)|jointly|shared with|in tandem|and (?:i|me)\b|with (?:an?|my|our|two|three|several|other|another|the) (?:\w+ )?(?:colleague|co-?worker|team ?mate|work ?mate|partner|peer)s?)/i

/** "Together with Sunita, I made …", from "me and Sunita made …": the sentence gives the others their part. */
function sharesWith(stated: Reading, clause: ReadClause, homes: Place[]): boolean {
  if (clause.ownership.level > 2 || !together.test(stated.text)) return false
  return homes.every(({ from }) => from.agent === "joint" && from.moods.size === 0)
}

/** "Priya built the honeypot, I read its logs": the person may work with a thing that somebody else made. */
function refersTo(known: Known, from: ReadClause, homes: Place[]): boolean {
  return refersBack(known.reading(), from, new Set(homes.map((home) => home.from)))
}

/** "late trucks still 9 per week, did not get it down": negates the preceding statement. */
function isTakenBack(places: Aligned["places"], known: Known): boolean {
  const reading = known.reading()
  const told = new Set([...places.values()].flatMap((all) => all.map(({ from }) => from)))
  return reading.clauses.some((from, at) => {
    const before = reading.clauses[at - 1]
    if (!from.moods.has("negated") || from.agent !== "own" || !before || !told.has(before) || told.has(from))
      return false
    const own = reading.tokens.slice(from.first, from.last)
    return (
      own.some(({ lower }) => /^(?:it|that|this|them)$/.test(lower)) && own.filter(({ content }) => content).length < 2
    )
  })
}

/** Other people may be named as such: "Dana's service", "a student". */
function namesSomebody(token: Token): boolean {
  // "Hungarian": a language rather than a person.
  if (token.capital && !token.opening) return /['’]s$/.test(token.text)
  return isOtherPerson(token.lower)
}

/** "that an agency had negotiated": the relative clause has its own subject, who is not the person. */
function isOfSomebody({ tokens }: Reading, at: number): boolean {
  const subject = tokens[at]
  if (subject?.kind !== "word" || /^(?:i|we|he|she|they|had|has|have|is|was|were|are)$/.test(subject.lower))
    return false
  return !looksLikeVerb(subject.lower) && namesOther(tokens.slice(at, at + 4))
}

function namesOther(tokens: Token[]): boolean {
  return tokens.some((token) => isOtherPerson(token.lower) || (token.capital && !token.opening && !token.shaped))
}

/** The verb, its object, and other things in a list: the words before a preposition and after "and". */
function coreOf(stated: Reading, { clause, words, first, last }: Segment): Token[] {
  const opens = stated.tokens.slice(first, last).find((token) => token.kind === "word")
  if (prepositions.has(opens?.lower ?? "") && first > clause.first) return []
  const core: Token[] = []
  let inside = true
  for (let at = first; at < last; at++) {
    const token = stated.tokens[at]
    if (!token) continue
    if (prepositions.has(token.lower) && token.lower !== "of" && core.length > 0) inside = false
    if (/^(?:and|,|&|or)$/.test(token.lower)) inside = true
    // "a feature that few had opened": somebody else's action on the object.
    if (/^(?:that|which|who|whom|whose|where)$/.test(token.lower) && (at > first || isOfSomebody(stated, at + 1))) break
    // "a customer acquired by a colleague"
    if (stated.tokens[at + 1]?.lower === "by" && namesOther(stated.tokens.slice(at + 2, at + 5))) continue
    if (inside && words.includes(token)) core.push(token)
  }
  return core
}
