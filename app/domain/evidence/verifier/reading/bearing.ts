import { positionsOf } from "../../../language/doers/positions"
import { periods } from "../../../language/numbers/rates"
import { looksLikeVerb } from "../../../language/verbs/verbs"
import { prepositions } from "../../../language/words/prepositions"
import { isContent, type Token } from "../../../language/words/tokens"
import type { ClaimReason } from "../../../wording/claim-reason"
import { relatedIn } from "../carriage/words/related-words"
import type { Known } from "../library"
import { isWish, type Mood, unreachedWords } from "./negation"
import { oncePerClause } from "./once-per-clause"
import { saysTogether } from "./possession"
import type { ReadClause, Reading } from "./reading"

/**
 * "speaks": same agent and mood. "aside": about somebody else, so it may only name things. "barred": not something that
 * happened.
 */
export type Testimony = "speaks" | "aside" | "barred"

/** Whether an evidence clause supports a sentence clause, may support it, or must not. */
type Bearing = "carries" | "doubtful" | "refused"

export interface Objection {
  bearing: Bearing
  rule: "V1" | "V4" | "V6"
  /** The reason shown to the user. */
  said: ClaimReason
}

type MoodCode = "goal" | "denied" | "planned" | "hearsay" | "conditional"

/** Judges whether one evidence clause may support one sentence clause, by the rules Whose, Negation and V4. */
export function bearing(stated: Reading, clause: ReadClause, known: Known, from: ReadClause): Objection | null {
  const mood = (code: MoodCode, bearing: Bearing): Objection => ({ bearing, rule: "V1", said: { code } })
  const dropped = (name: Mood) => from.moods.has(name) && !clause.moods.has(name)
  if (known.goal && !clause.moods.has("wished")) return mood("goal", "doubtful")
  if (dropped("negated")) return mood("denied", "refused")
  if (dropped("wished")) return mood("planned", "refused")
  if (clause.moods.has("wished") && isSettled(stated, clause) && isTentative(known.reading(), from))
    return mood("planned", "doubtful")
  if (dropped("reported")) return mood("hearsay", "doubtful")
  if (dropped("supposed")) return mood("conditional", "doubtful")
  if (isOnlySome(stated, known, from)) return { bearing: "doubtful", rule: "V6", said: { code: "stops_short" } }
  const limits = limitsOf(known.reading(), from)
  if (limits.length > 0) {
    const mine = conceptsOf(stated, clause)
    if (!limits.some((concept) => mine.has(concept) || saysNear(stated, clause, concept, known))) {
      return { bearing: "doubtful", rule: "V6", said: { code: "stops_short" } }
    }
  }
  if (clause.agent === "own" || clause.agent === "joint") {
    if (from.agent === "other") {
      if (isDoneToPerson(stated, clause, known.reading(), from)) return null
      return { bearing: from.guessed ? "doubtful" : "refused", rule: "V4", said: { code: "by_other" } }
    }
    if (
      from.agent === "joint" &&
      clause.agent === "own" &&
      !tellsOfMe(known.reading(), from) &&
      clause.ownership.level > 1 &&
      !saysTogether(stated, clause)
    ) {
      return { bearing: "doubtful", rule: "V4", said: { code: "together" } }
    }
  } else if (clause.agent === "other" && from.agent === "own" && !ordinarySubject(stated, clause, known)) {
    return { bearing: "doubtful", rule: "V1", said: { code: "of_you" } }
  } else if (clause.agent === "thing" && from.agent === "other" && !tellsOfNamed(stated, clause)) {
    return { bearing: "doubtful", rule: "V4", said: { code: "by_other" } }
  }
  return null
}

/** "Mentored Peter, who won": about a person, whatever the clause looks like. */
const tellsOfNamed = oncePerClause(({ tokens }, { first }) => {
  const before = tokens[first - 1]
  return tokens[first]?.text === "," && tokens[first + 1]?.lower === "who" && before?.capital === true
})

/** "I have been booked", from "they booked me": the same action, with the person as its object. */
function isDoneToPerson(stated: Reading, clause: ReadClause, { tokens }: Reading, from: ReadClause): boolean {
  const deed = passiveOf(stated, clause)
  if (!deed) return false
  return tokens
    .slice(from.first, from.last)
    .some(({ concept }, at, all) => concept === deed.concept && /^(?:me|us)$/.test(all[at + 1]?.lower ?? ""))
}

/** The participle of "I was booked". */
const passiveOf = oncePerClause(({ tokens }, { first, last }): Token | undefined => {
  const at = tokens.slice(first, last).findIndex(({ lower }) => /^(?:i|we)$/.test(lower)) + first
  if (at < first) return undefined
  const behind = tokens.slice(at + 1, Math.min(last, at + 4))
  const be = behind.findIndex(({ lower }) => /^(?:was|were|been|am|are|got)$/.test(lower))
  const next = be < 0 ? undefined : behind[be + 1]
  return next && looksLikeVerb(next.lower) ? next : undefined
})

const saysAny = (pattern: RegExp) =>
  oncePerClause(({ tokens }, clause) =>
    tokens.slice(clause.first, clause.last).some(({ lower }) => pattern.test(lower)),
  )

/** "I will be starting" is stronger than "thinking about it". */
const isSettled = saysAny(/^(?:will|shall|i'll|scheduled|booked|due|pursuing|enrolled|studying|undertaking)$/)
const isTentative = saysAny(
  /^(?:thinking|considering|maybe|might|could|would|hope|hoping|wish|dream|interested|someday|if)$/,
)

/** Both the sentence and the evidence state a plan, but the evidence is less certain. */
export function overstatesPlan({ said }: Objection, { moods }: ReadClause): boolean {
  return said.code === "planned" && moods.has("wished")
}

/** "attempted" keeps the limit of "tried". */
function saysNear(stated: Reading, { first, last }: ReadClause, limit: string, { tokens }: Known): boolean {
  for (let at = first; at < last; at++) if (relatedIn(tokens, stated.tokens, at).has(limit)) return true
  return false
}

/** "we needed 8 minutes, now 5, since I put the cards out": the action in the clause is the person's. */
const tellsOfMe = oncePerClause(({ tokens }, clause) =>
  tokens.slice(clause.first + 1, clause.last).some(
    // "Ola and i planned it"
    ({ lower }, at, all) => lower === "i" && (at < 1 || all[at - 1]?.lower !== "and"),
  ),
)

const limitsOf = oncePerClause(({ tokens }, clause) => [...new Set(unreachedWords(tokens, clause))])

/** "Complaints fell": a first word taken for a name is not a person if the item has it in lower case. */
function ordinarySubject(stated: Reading, clause: ReadClause, known: Known): boolean {
  if (!clause.guessed) return false
  const subject = stated.tokens.slice(clause.first, clause.last).find((token) => token.kind === "word")
  return subject !== undefined && positionsOf(known.tokens, subject.concept).some((at) => !known.tokens[at]?.capital)
}

/**
 * The content words of a clause that an item must contain, without numbers and without ownership words, which V4
 * checks.
 */
export function claimWords(reading: Reading, clause: ReadClause): Token[] {
  const words: Token[] = []
  for (let at = clause.first; at < clause.last; at++) {
    const token = reading.tokens[at]
    if (!token || reading.numeric.has(at) || !isContent(token)) continue
    if (token === clause.ownership.token && clause.ownership.level !== 2) continue
    if (clause.moods.has("wished") && isWish(token)) continue
    if (isRate(reading.tokens, at)) continue
    words.push(token)
  }
  return words
}

/** "per week", "/kg": V2 checks the period or unit of a rate. */
function isRate(tokens: Token[], at: number): boolean {
  return /^(per|a|an|each|every|\/)$/.test(tokens[at - 1]?.lower ?? "") && periods.has(tokens[at]?.lower ?? "")
}

/** "I held the pass on Tuesday and Wednesday only": a sentence with neither the days nor the limit overstates it. */
function isOnlySome(stated: Reading, known: Known, from: ReadClause): boolean {
  const limited = onlyThese(known.reading(), from)
  return (
    limited.length > 0 && !stated.tokens.some(({ concept, lower }) => lower === "only" || limited.includes(concept))
  )
}

/** The content words before "only", back to their preposition. */
const onlyThese = oncePerClause(({ tokens }, { first, last }): string[] => {
  const at = tokens.slice(first, last).findIndex(({ lower }, place) => lower === "only" && place > 2) + first
  if (at < first + 3 || (at + 1 < last && tokens[at + 1]?.kind !== "mark")) return []
  for (let back = at - 1; back > first; back--) {
    if (tokens[back]?.kind === "mark") return []
    if (prepositions.has(tokens[back]?.lower ?? ""))
      return tokens
        .slice(back + 1, at)
        .flatMap(({ content, kind, concept }) => (content && kind === "word" ? [concept] : []))
  }
  return []
})

/** The concepts of every word in a clause, including light words. */
export const conceptsOf = oncePerClause(
  (reading, clause) =>
    new Set(
      reading.tokens
        .slice(clause.first, clause.last)
        .filter((token) => token.kind === "word")
        .map((token) => token.concept),
    ),
)
