import { isFiller } from "./casual-words"
import { analyzed } from "./clause-actor"
import { belongsToSubject, endsWhen, goesOn } from "./clause-joints"
import {
  afterAdverbs,
  endsPhrasal,
  hardMarks,
  hasVerb,
  isFiniteVerb,
  joiners,
  lacksBe,
  pronouns,
  startsFinite,
} from "./clause-openings"
import { opensWithMade } from "./contact-clauses"
import { joinsWithin, namesSubject } from "./no-joints"
import { tellsItsTime, turnsToNow } from "./now-joints"
import { isParticiple } from "./participles"
import { opensPlainly } from "./plain-narration"
import type { Word } from "./reading-copy"
import { startsAnew } from "./run-on-joints"
import type { TalkClause } from "./talk-clause"
import type { WordClass } from "./word-classes"

const softMarks = new Set([
  ",",
  ":",
  "(",
  ")",
  "-",
  "–",
  "—",
  "…",
  "...",
  "..",
  "+",
  "/",
  "*",
  "•",
  '"',
  "|",
  ">",
  "<",
  "→",
  "=",
])
const shortForms = /^(?:mr|mrs|ms|dr|st|sr|jr|no|vs|prof|approx|etc|e\.g|i\.e|dept|inc|ltd)$/

/**
 * More clauses than this are a pattern, not talk: 6,000 characters of talk have about 150. Each clause is compared with
 * earlier ones, so the limit bounds the cost.
 */
const maxClauses = 220

export function clausesOf(copy: readonly Word[], classes: readonly WordClass[]): TalkClause[] {
  const clauses: TalkClause[] = []
  let sentence = 0
  let first = 0
  let mark = "\n"
  const close = (last: number, next: string) => {
    if (last > first) clauses.push(analyzed(copy, classes, { first, last, sentence, mark }, clauses))
    mark = next
  }
  for (const [at, word] of copy.entries()) {
    if (clauses.length >= maxClauses) return clauses
    if (word.kind === "mark") {
      const isHard = endsSentence(copy, at)
      if (!isHard && !parts(copy, classes, at)) continue
      const shown = isHard && !hardMarks.has(word.text) ? "." : word.text
      close(at, isHard && mark !== "" && first === at && hardMarks.has(mark) ? mark : shown)
      const isRepeated = /^[!?]$/.test(word.text) && word.glued && copy[at - 1]?.kind === "mark"
      if (isHard && !isRepeated) sentence++
      first = at + 1
    } else if (at > first && opensClause(copy, classes, at, first)) {
      close(at, "")
      first = at
    }
  }
  close(copy.length, "")
  return clauses
}

function endsSentence(copy: readonly Word[], at: number): boolean {
  const word = copy[at]
  if (word && /^(?:\.{2,}|…)$/.test(word.text))
    return /^\p{Lu}/u.test(copy[at + 1]?.text ?? "") && copy[at + 1]?.text !== "I"
  if (!word || !hardMarks.has(word.text)) return false
  if (word.text !== ".") return true
  const before = copy[at - 1]
  return !(before && shortForms.test(before.lower) && word.glued && !isWhole(copy, at - 1))
}

/** "240 ms.", "got told no.": abbreviations only before the word they belong to. */
function isWhole(copy: readonly Word[], at: number): boolean {
  const lower = copy[at]?.lower
  return lower === "no" ? copy[at + 2]?.kind !== "number" : lower === "ms" && copy[at - 1]?.kind === "number"
}

/** Marks that separate clauses. Excludes the hyphen of "90-day" or "5-6" and the slash of "kg/h". */
function parts(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const word = copy[at]
  const next = copy[at + 1]
  if (!word || !softMarks.has(word.text) || namesSubject(copy, classes, at)) return false
  if (/^[-–—/+]$/.test(word.text)) return !(word.glued && next?.glued)
  return !(word.text === ":" && word.glued && next?.glued)
}

/** "removed that cache", "in that group": "that" before a noun, after a preposition or a verb that takes no statement. */
function isPointing(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  return (
    classes[at + 1] === "noun" &&
    (/^(?:past|base)$/.test(classes[at - 1] ?? "") ||
      /^(?:in|at|on|of|from|with|to|by)$/.test(copy[at - 1]?.lower ?? "")) &&
    !/^(?:said|say|think|thought|knew|know|found|find|noticed|saw|see|showed|proved|told|felt|hope|hoped|agreed|decided|ensured|ensure|reported|argued|insisted|realized|realised|learned|learnt|heard|believe|mean|meant)$/.test(
      copy[at - 1]?.lower ?? "",
    )
  )
}

/** "me and Carol wrote", "Carol and me wrote": one subject of two people. */
function joinsSubjects(copy: readonly Word[], classes: readonly WordClass[], first: number, at: number): boolean {
  if (at - first > 6) return false
  let start = first
  while (start < at && (joiners.test(copy[start]?.lower ?? "") || isFiller(copy[start]?.lower ?? ""))) start++
  if (at - start === 1 && /^(?:me|i|myself)$/.test(copy[start]?.lower ?? "")) return true
  const isMe = /^(?:me|myself)$/.test(copy[at + 1]?.lower ?? "") && isFiniteVerb(classes[at + 2])
  return isMe && at - start <= 3 && !hasVerb(classes, start, at)
}

/** "half what it was", "a third of what they were": the former level, in the clause that compares with it. */
const isFormerLevel = (copy: readonly Word[], at: number) =>
  /^(?:half|of|third|quarter|double|twice|times)$/.test(copy[at - 1]?.lower ?? "") &&
  /^(?:it|they)$/.test(copy[at + 1]?.lower ?? "") &&
  /^(?:was|were|used)$/.test(copy[at + 2]?.lower ?? "")

function opensClause(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  const lower = copy[at]?.lower ?? ""
  const before = copy[at - 1]?.lower ?? ""
  if (joiners.test(before) && at - 1 === first) return false
  // "out of old carts um the cake was gorgeous": a pause for thought ends a statement.
  if (/^(?:um|uh|erm)$/.test(lower)) return hasVerb(classes, first, at) && startsFinite(copy, classes, at + 1)
  // "the unit before us had lost", "everyone after me": a preposition here, not a conjunction.
  if (/^(?:before|after|like|than)$/.test(lower) && /^(?:us|me|him|them)$/.test(copy[at + 1]?.lower ?? "")) return false
  if (joiners.test(lower)) {
    // "opened like thirty accounts": "like" means about.
    if (lower === "like" && classes[at + 1] === "number") return false
    if (lower === "and" && joinsSubjects(copy, classes, first, at)) return false
    if (joinsWithin(copy, classes, at, first)) return false
    if (lower === "that" && isPointing(copy, classes, at)) return false
    if (lower === "what" && isFormerLevel(copy, at)) return false
    if (lower === "that" && opensWithMade(copy, classes, at)) return true
    // "It has since dropped": "since" is an adverb here.
    if (lower === "since" && /^(?:have|be)$/.test(classes[at - 1] ?? "")) return false
    if (/^(?:because|although|though|whereas|unless|while|which|who|whose|if)$/.test(lower)) return true
    if (lower === "that" && /^(?:pronoun|determiner|be|noun|adverb)$/.test(classes[at + 1] ?? ""))
      return hasVerb(classes, first, at)
    if (belongsToSubject(copy, classes, at, first)) return false
    return startsFinite(copy, classes, at + 1) || (lower === "and" && opensPlainly(copy, classes, at + 1))
  }
  if (goesOn(copy, classes, at, first)) return true
  if (endsWhen(copy, classes, at, first) || startsAnew(copy, classes, at, first)) return true
  if (turnsToNow(copy, classes, at, first) || tellsItsTime(copy, classes, at, first)) return true
  if (!pronouns.test(lower) || /^(?:this|that|these|those)$/.test(lower)) return false
  if (/^(?:now|nowadays)$/.test(before) && at - 1 === first) return false
  // "got it built for 7,400": a causative.
  if (lower === "it" && /^(?:got|get|had|getting|having)$/.test(before) && isParticiple(copy[at + 1]?.lower ?? ""))
    return false
  const isSubject = /^(?:i|we|he|she|they)$/.test(lower)
  if (
    joiners.test(before) ||
    isFiller(before) ||
    (classes[at - 1] === "preposition" && !isSubject && !endsPhrasal(copy, at))
  )
    return false
  const verbAt = afterAdverbs(copy, classes, at + 1)
  return isFiniteVerb(classes[verbAt]) || classes[verbAt] === "base" || lacksBe(copy, classes, verbAt)
    ? hasVerb(classes, first, at) || classes[at - 1] !== "adverb"
    : false
}
