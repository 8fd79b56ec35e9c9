import { periods } from "../../language/numbers/rates"
import { positionsOf } from "../../language/positions"
import { isContent, type Token } from "../../language/tokens"
import type { Known } from "./known"
import { isWish, unreachedWords } from "./negation"
import { oncePerClause } from "./once-per-clause"
import type { ReadClause, Reading } from "./reading"
import { saysTogether } from "./whose"

/** How a clause of the evidence stands to a clause of a sentence: it may carry it, may perhaps, or must not. */
type Bearing = "carries" | "doubtful" | "refused"

export interface Objection {
  bearing: Bearing
  /** Why not, as a rule and a sentence for the user. */
  rule: "V1" | "V4" | "V6"
  detail: string
}

/** Judges whether one clause of the evidence may speak for one clause of a sentence: Whose, Negation, V4. */
export function bearing(stated: Reading, clause: ReadClause, known: Known, from: ReadClause): Objection | null {
  const denied = (detail: string): Objection => ({ bearing: "refused", rule: "V1", detail })
  if (known.goal && !clause.moods.has("wished"))
    return { ...denied("This is a goal of yours, not something you did."), bearing: "doubtful" }
  if (from.moods.has("negated") && !clause.moods.has("negated")) return denied("What you captured denies this.")
  if (from.moods.has("wished") && !clause.moods.has("wished"))
    return denied("What you captured wishes or plans this; it does not say that it happened.")
  if (from.moods.has("reported") && !clause.moods.has("reported"))
    return { ...denied("What you captured tells this as said or thought, not as done."), bearing: "doubtful" }
  if (from.moods.has("supposed") && !clause.moods.has("supposed"))
    return { ...denied("What you captured says this only under a condition."), bearing: "doubtful" }
  const limits = limitsOf(known.reading(), from)
  if (limits.length > 0) {
    const mine = conceptsOf(stated, clause)
    if (!limits.some((concept) => mine.has(concept))) {
      return { bearing: "doubtful", rule: "V6", detail: "What you captured stops short of this." }
    }
  }
  if (clause.agent === "own" || clause.agent === "joint") {
    if (from.agent === "other") {
      const detail = "What you captured says that somebody else did this."
      return { bearing: from.guessed ? "doubtful" : "refused", rule: "V4", detail }
    }
    if (
      from.agent === "joint" &&
      clause.agent === "own" &&
      !tellsOfMe(known.reading(), from) &&
      clause.ownership.level > 1 &&
      !saysTogether(stated, clause)
    ) {
      return { bearing: "doubtful", rule: "V4", detail: "You wrote that you did this together with others." }
    }
  } else if (clause.agent === "other" && from.agent === "own" && !ordinarySubject(stated, clause, known)) {
    return { bearing: "doubtful", rule: "V1", detail: "What you captured tells this of you, not of somebody else." }
  } else if (clause.agent === "thing" && from.agent === "other") {
    return { bearing: "doubtful", rule: "V4", detail: "What you captured says that somebody else did this." }
  }
  return null
}

/** "we needed 8 minutes, now 5, since I put the cards out": the deed in it is the person's own. */
const tellsOfMe = oncePerClause(({ tokens }, clause) =>
  tokens.slice(clause.first + 1, clause.last).some(({ lower }) => lower === "i"),
)

const limitsOf = oncePerClause(({ tokens }, clause) => [...new Set(unreachedWords(tokens, clause))])

/** "Complaints fell": a first word guessed to be a name that the item writes small is no other person. */
function ordinarySubject(stated: Reading, clause: ReadClause, known: Known): boolean {
  if (!clause.guessed) return false
  const subject = stated.tokens.slice(clause.first, clause.last).find((token) => token.kind === "word")
  return subject !== undefined && positionsOf(known.tokens, subject.concept).some((at) => !known.tokens[at]?.capital)
}

/** Content words of a clause that an item has to hold: no numbers, no words of ownership (V4 looks at those). */
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

/** "per week", "/kg": V2 looks at what a number is counted over. */
function isRate(tokens: Token[], at: number): boolean {
  return /^(per|a|an|each|every|\/)$/.test(tokens[at - 1]?.lower ?? "") && periods.has(tokens[at]?.lower ?? "")
}

/** Every word of a clause, light ones too, as concepts. */
export const conceptsOf = oncePerClause(
  (reading, clause) =>
    new Set(
      reading.tokens
        .slice(clause.first, clause.last)
        .filter((token) => token.kind === "word")
        .map((token) => token.concept),
    ),
)
