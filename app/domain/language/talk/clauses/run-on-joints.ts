import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"
import { hasVerb, isFiniteVerb, startsFinite } from "./clause-openings"
import { turnsUp } from "./subjectless-verbs"

/** A statement that starts after another one without a mark or a conjunction, as people talk. */
export function startsAnew(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  if (at - first < 2 || !/^(?:noun|preposition|number|pronoun|adverb|adjective|mark)$/.test(classes[at - 1] ?? ""))
    return false
  const isStart =
    turnsAway(copy, classes, at) ||
    namesGoal(copy, classes, at) ||
    namesRecord(copy, classes, at) ||
    saysOfEach(copy, classes, at) ||
    endsMyself(copy, classes, at) ||
    opensLastTime(copy, classes, at) ||
    actsOnThem(copy, classes, at, first) ||
    turnsUp(copy, classes, at)
  return isStart && hasVerb(classes, first, at)
}

/** "his is at twenty eight | anyway I do not know" */
const turnsAway = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  /^anyways?$/.test(copy[at]?.lower ?? "") &&
  /^(?:i|we|it|that)$/.test(copy[at + 1]?.lower ?? "") &&
  startsFinite(copy, classes, at + 1)

/** "opened thirty accounts a month | the goal was twenty" */
const namesGoal = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  classes[at] === "determiner" &&
  /^(?:goal|target|quota|budget|plan|limit|aim)$/.test(copy[at + 1]?.lower ?? "") &&
  classes[at + 2] === "be"

/** "shipped 41,200 in one shift | old record was 36,500" */
function namesRecord(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const old = classes[at] === "determiner" ? at + 1 : at
  return (
    classes[at - 1] !== "preposition" &&
    classes[at - 1] !== "determiner" &&
    /^(?:old|previous|last|former)$/.test(copy[old]?.lower ?? "") &&
    /^(?:record|best|high|low)$/.test(copy[old + 1]?.lower ?? "") &&
    classes[old + 2] === "be"
  )
}

/** "by the time we rolled to the desert | every one of the 8 was licensed" */
function saysOfEach(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const isBehind = classes[at - 1] === "noun" || /^(?:in|out|off|up|over)$/.test(copy[at - 1]?.lower ?? "")
  if (!/^(?:every|each)$/.test(copy[at]?.lower ?? "") || !isBehind) return false
  const of = copy[at + 1]?.lower === "one" ? at + 2 : at + 1
  return copy[of]?.lower === "of" && startsFinite(copy, classes, at)
}

/** "I hired nine of them myself | attrition on my team is eleven percent" */
const endsMyself = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  /^(?:myself|ourselves)$/.test(copy[at - 1]?.lower ?? "") &&
  /^(?:noun|determiner)$/.test(classes[at] ?? "") &&
  startsFinite(copy, classes, at)

/** "is eleven percent | last year the floor was at thirty four" */
const opensLastTime = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  copy[at]?.lower === "last" &&
  /^(?:year|month|week|quarter|season|term|time)$/.test(copy[at + 1]?.lower ?? "") &&
  !isFiniteVerb(classes[at + 2]) &&
  /^(?:it|there|we|i|the|my|our)$/.test(copy[at + 2]?.lower ?? "") &&
  startsFinite(copy, classes, at + 2)

/** The effect of a thing on people: "the rota helped them". */
const benefits = /^(?:helped|let|made|gave|saved|allowed|enabled|cost|kept|meant|left|got|had|told|showed|took|taught)$/

/** "noticed the lines were worn on four of the chains | pulled them out of service": the next thing that the person did. */
function actsOnThem(copy: readonly Word[], classes: readonly WordClass[], at: number, first: number): boolean {
  if (classes[at] !== "past" || copy[at + 1]?.lower !== "them" || benefits.test(copy[at]?.lower ?? "")) return false
  const verb = /^(?:i|we)$/.test(copy[first]?.lower ?? "") ? first + 1 : first
  const opens = first === 0 || classes[first - 1] === "mark" || classes[first - 1] === undefined
  if (!opens || classes[verb] !== "past" || classes[at - 1] !== "noun") return false
  // "noticed the new rota moved them": part of what was noticed, unless that has its own verb.
  const others = classes.slice(verb + 1, at).filter(isFiniteVerb).length
  return others > 0 || !discovers.test(copy[verb]?.lower ?? "")
}

const discovers =
  /^(?:noticed|found|saw|said|told|heard|thought|knew|felt|showed|proved|learned|learnt|realised|realized|discovered)$/
