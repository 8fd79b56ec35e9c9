import type { Word } from "../spelling/reading-copy"
import { isParticiple } from "../word-classes/participles"
import type { WordClass } from "../word-classes/word-classes"
import { hardMarks, opensPart, pluralVerb } from "./clause-openings"
import { personDoes } from "./plain-narration"

export interface Found {
  subject: [number, number] | null
  verb: number
}

export const nothing: Found = { subject: null, verb: -1 }

/** "me and two friends run a meetup": two subjects with a base-form verb. */
export function ofMeAnd(
  copy: readonly Word[],
  classes: readonly WordClass[],
  start: number,
  last: number,
): Found | null {
  if (!/^(?:me|i|myself)$/.test(copy[start]?.lower ?? "") || copy[start + 1]?.lower !== "and") return null
  let end = start + 2
  while (end < last && end < start + 7 && /^(?:determiner|number|adjective|noun)$/.test(classes[end] ?? "")) end++
  return end > start + 2 && classes[end] === "base" ? { subject: [start, end], verb: end } : null
}

/** "heaps of them just need a session": the index of the verb after a part of things just named; else -1. */
function verbOfPart(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): number {
  if (!opensPart(copy, start)) return -1
  let at = start + 3
  while (at < last && classes[at] === "adverb") at++
  return at < last && classes[at] === "base" ? at : -1
}

const ongoingWork = /^(?:manage|lead|run|supervise|teach|coach|mentor|handle|own|oversee|train|cover|serve)$/
const doingWork =
  /^(?:managing|leading|running|supervising|teaching|coaching|mentoring|handling|owning|overseeing|training|covering|serving)$/

/** "manage 5", "run the desk on weekends": a note about the author's own work without "I". */
export const opensNote = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  ongoingWork.test(copy[at]?.lower ?? "") && opensWithThing(copy, classes, at)

/** "mentoring two juniors", "running the desk on weekends": the same as a participle that is a sentence of its own. */
export function opensDoingNote(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const isWork = doingWork.test(copy[at]?.lower ?? "") && opensWithThing(copy, classes, at)
  if (!isWork && !tellsRate(copy, classes, at)) return false
  if (at > 0 && !hardMarks.has(copy[at - 1]?.text ?? "")) return false
  for (let next = at + 1; next < copy.length && !hardMarks.has(copy[next]?.text ?? ""); next++)
    if (/^(?:i|we)$/.test(copy[next]?.lower ?? "")) return false
  return true
}

/** Something that happens to somebody, costs money or goes wrong at a rate. */
const endured =
  /^(?:losing|wasting|throwing|missing|failing|paying|getting|having|spending|waiting|being|costing|dropping|taking|needing|receiving|earning|making|averaging|smoking|drinking|sleeping|binning|scrapping)$/

/** "answering about 120 calls per day": a daily amount of work. */
function tellsRate(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  if (classes[at] !== "ing" || endured.test(copy[at]?.lower ?? "")) return false
  const number = /^(?:about|around|over|nearly|up)$/.test(copy[at + 1]?.lower ?? "") ? at + 2 : at + 1
  if (classes[number] !== "number" || classes[number + 1] !== "noun") return false
  return copy
    .slice(number + 2, number + 5)
    .some(
      ({ lower }, nth) =>
        /^(?:an?|per|each|every)$/.test(lower) &&
        /^(?:hour|day|night|shift|week|month|term|year)$/.test(copy[number + 3 + nth]?.lower ?? ""),
    )
}

const opensWithThing = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  (at === 0 || copy[at - 1]?.kind === "mark") && /^(?:number|determiner)$/.test(classes[at + 1] ?? "")

/** "now techs find a part", "46 of the 52 stores open it". */
export function pluralAsVerb(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): Found {
  const part = verbOfPart(copy, classes, start, last)
  if (part > 0) return { subject: [start, part], verb: part }
  const isShare = classes[start] === "number" && copy[start + 1]?.lower === "of"
  const verb =
    isShare || /^(?:now|nowadays|today)$/.test(copy[start - 1]?.lower ?? "")
      ? pluralVerb(copy, classes, start, last)
      : -1
  return verb > 0 ? { subject: [start, verb], verb } : nothing
}

/** "Unloading go from 55 minutes to 35": an uninflected verb, as some people type. */
export function baseAsVerb(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): Found {
  const done = personDoes(copy, classes, start)
  if (done > 0 && done < last - 1) return { subject: [start, done], verb: done }
  for (let at = start + 1; at < Math.min(last - 1, start + 8); at++) {
    const isNow = /^(?:now|nowadays|today)$/.test(copy[at]?.lower ?? "") && classes[at - 1] === "noun"
    if (isNow && (plainForms.test(copy[at + 1]?.lower ?? "") || isDoneNow(copy, classes, at)))
      return { subject: [start, at], verb: at + 1 }
    if (!/^(?:noun|ing|number|determiner|adjective|preposition)$/.test(classes[at - 1] ?? "")) break
    const isVerb = plainForms.test(copy[at]?.lower ?? "") && /^(?:noun|ing|number)$/.test(classes[at - 1] ?? "")
    if (
      isVerb &&
      /^(?:preposition|number|determiner|pronoun|adverb)$/.test(classes[at + 1] ?? "") &&
      classes[start] !== "preposition"
    )
      return { subject: [start, at], verb: at }
  }
  return { subject: null, verb: -1 }
}

/** "managers now open it": a habitual action of several people, with its object. */
const isDoneNow = (copy: readonly Word[], classes: readonly WordClass[], now: number) =>
  /[^s]s$|^(?:people|staff)$/.test(copy[now - 1]?.lower ?? "") &&
  classes[now + 1] === "base" &&
  /^(?:it|them|this|that|their|the|a|an|all)$/.test(copy[now + 2]?.lower ?? "")

const plainForms = /^(?:go|come|fall|rise|drop|grow|increase|decrease|sell|win|pass|find|become|take|get|give|use)$/

/** "Dropped at cabinet", "written by legal": a passive without an auxiliary. */
export function isPassive(copy: readonly Word[], verb: number, last: number): boolean {
  const lower = copy[verb]?.lower ?? ""
  if (/^(?:was|were|is|are|got|been)$/.test(lower)) return false
  const next = verb + 1 < last ? (copy[verb + 1]?.lower ?? "") : ""
  return isParticiple(lower) && next === "by"
}
