import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"
import { hasVerb, isFiniteVerb } from "./clause-openings"
import { endsMade } from "./contact-clauses"

/**
 * "suspensions when I started were 212", "bugs which come from clients is 7": the noun before the aside is the subject.
 */
export function goesOn(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  if (
    endsContact(copy, classes, at, first) ||
    movesOn(copy, classes, at, first) ||
    endsWho(classes, copy, at, first) ||
    endsContactOfPerson(classes, copy, at, first) ||
    endsMade(copy, classes, at, first)
  )
    return true
  if (!/^(?:is|are|was|were)$/.test(copy[at]?.lower ?? "")) return false
  if (!/^(?:when|which|that|who|since|before|after)$/.test(copy[first]?.lower ?? "")) return false
  // "when the reports were late", "which I think is late": the aside has no verb yet, or one that takes a statement.
  const verb = copy
    .slice(first + 1, at)
    .findIndex((_, nth) => isFiniteVerb(classes[first + 1 + nth]) || classes[first + 1 + nth] === "base")
  if (verb < 0) return false
  return classes[at + 1] === "number" || /^(?:under|over|about|around|down|up|only)$/.test(copy[at + 1]?.lower ?? "")
}

/** Verbs that link to what somebody is: "when I became purser". */
const links = /^(?:became|was|were|got|turned|made)$/

/**
 * "when I took over in January | returns sat", "after I joined | the queue was": the main clause follows the time
 * clause.
 */
export function endsWhen(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  if (!/^(?:when|after|before|since|once)$/.test(copy[first]?.lower ?? "")) return false
  if (
    !/^(?:i|we)$/.test(copy[first + 1]?.lower ?? "") ||
    classes[first + 2] !== "past" ||
    links.test(copy[first + 2]?.lower ?? "") ||
    at < first + 3
  )
    return false
  const before = copy[at - 1]
  const isDate = before?.capital === true && /^(?:in|last|this)$/.test(copy[at - 2]?.lower ?? "")
  const isParticle =
    at === first + 4 && classes[at - 1] === "preposition" && /^(?:over|in|out|up)$/.test(before?.lower ?? "")
  if (!isDate && !isParticle && at !== first + 3) return false
  let end = at
  while (end < at + 4 && /^(?:determiner|adjective|noun)$/.test(classes[end] ?? "")) end++
  return end > at && classes[end - 1] === "noun" && /^(?:past|be)$/.test(classes[end] ?? "")
}

/** "the queue I set up in April | is paying off": a contact clause ends at the verb of its noun. */
function endsContact(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  if (!/^(?:is|are|was|were|has)$/.test(copy[at]?.lower ?? "") || !/^(?:i|we)$/.test(copy[first]?.lower ?? ""))
    return false
  const noun = copy[first - 1]?.lower ?? ""
  if (classes[first - 1] !== "noun" || at < first + 3 || /^(?:time|day|week|month|year|moment)$/.test(noun))
    return false
  if (!/^(?:noun|preposition|number)$/.test(classes[at - 1] ?? "") || classes[first + 1] !== "past") return false
  // "I opened thirty accounts, the goal | was twenty": a noun after an object starts a new clause.
  const startsNoun = (at: number) => classes[at] === "determiner" && classes[at - 1] !== "preposition"
  return copy.slice(first + 2, at).every((_, nth) => {
    const one = first + 2 + nth
    return !startsNoun(one) && !/^(?:be|have|past|mark)$/.test(classes[one] ?? "")
  })
}

/** "a nurse I mentor | phoned me": the contact clause ends at the verb of its noun. */
function endsContactOfPerson(classes: readonly WordClass[], copy: readonly Word[], at: number, first: number): boolean {
  return (
    at === first + 2 &&
    /^(?:i|we)$/.test(copy[first]?.lower ?? "") &&
    classes[first - 1] === "noun" &&
    /^(?:base|past)$/.test(classes[first + 1] ?? "") &&
    classes[at] === "past"
  )
}

/** "8 of the 11 who were predicted to fail | passed": a second verb right after the first ends the relative clause. */
function endsWho(classes: readonly WordClass[], copy: readonly Word[], at: number, first: number): boolean {
  if (copy[first]?.lower !== "who" || at < first + 3 || classes[at] !== "past") return false
  const isOpen = classes[at - 1] === "base" ? copy[at - 2]?.lower === "to" : classes[at - 1] === "ing"
  return isOpen && isFiniteVerb(classes[first + 1])
}

const moves = /^(?:rose|fell|dropped|went|grew|climbed|increased|decreased|jumped)$/

/**
 * "the share of riders who paid | rose from 61% to 88%": the noun before "who" or "that" is the subject of the change.
 */
function movesOn(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  if (!moves.test(copy[at]?.lower ?? "") || !/^(?:who|that|which)$/.test(copy[first]?.lower ?? "")) return false
  if (!hasVerb(classes, first + 1, at) || !/^(?:from|to|by)$/.test(copy[at + 1]?.lower ?? "")) return false
  return copy.slice(at + 2, at + 4).some(({ kind }) => kind === "number")
}

/**
 * "pay queries after each run went from 60 to 18", "the team then moved it": words between a subject and its verb do
 * not start a clause.
 */
export function belongsToSubject(
  copy: readonly Word[],
  classes: readonly WordClass[],
  at: number,
  first: number,
): boolean {
  const lower = copy[at]?.lower ?? ""
  // "pay queries after each run": a noun here, although the word can be a verb.
  if (/^(?:after|before)$/.test(lower) && /^(?:each|every)$/.test(copy[at + 1]?.lower ?? ""))
    return !classes.slice(first, at).some((one) => /^(?:past|be|have|do|modal|pronoun)$/.test(one))
  if (lower === "and" && getsBothDone(copy, classes, at, first)) return true
  if (hasVerb(classes, first, at) || classes[at - 1] !== "noun") return false
  return lower === "then" && classes[at + 1] === "past" && classes[first] === "determiner"
}

/** "got lights | and a camera put in": two things that somebody had done. */
function getsBothDone(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  let start = at - 1
  while (start > first && /^(?:noun|adjective|determiner|number)$/.test(classes[start] ?? "")) start--
  if (start === at - 1 || !/^(?:got|had|get)$/.test(copy[start]?.lower ?? "")) return false
  let end = at + 1
  while (end < at + 5 && /^(?:noun|adjective|determiner|number)$/.test(classes[end] ?? "")) end++
  if (end === at + 1 || classes[end] !== "past" || !done.test(copy[end]?.lower ?? "")) return false
  const behind = /^(?:in|up|out|on|down)$/.test(copy[end + 1]?.lower ?? "") ? end + 2 : end + 1
  return copy[behind] === undefined || copy[behind]?.kind === "mark" || classes[behind] === "preposition"
}

const done =
  /^(?:put|fitted|installed|fixed|replaced|repaired|serviced|cleared|moved|removed|printed|made|built|painted|cleaned|approved|agreed|signed)$/
