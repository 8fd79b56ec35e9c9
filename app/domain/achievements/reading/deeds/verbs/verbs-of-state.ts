import { firstAnswer } from "../../../../language/first-answer"
import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { lowerAt } from "../../../../language/talk/word-classes/word-at"
import { words as listed } from "../../../../language/words/word-list"
import { getsToDo } from "./objects-of-state"
import { becameSo } from "./states-of-mind"
import { actsAfterAll } from "./states-that-act"

/** Verbs of state, speech and thought: after "I" they are not actions. */
const noDeeds = listed(`
  used
  was were am is are be been had have has felt thought knew hoped wanted wished believed liked loved enjoyed needed seemed
  considered saw heard remembered remember realised realized said told asked went came tried cried laughed guess guessed meant mean
  waited forgot lost missed broke failed lived slept woke stood sat worried expected became fell got learned learnt
  think know hope want wish believe like love enjoy need see hear say tell ask go come try feel live own struggled moaned
  trust trusted supposed suppose admit admitted doubt agreed noticed joke bought paid spent used hated owe promised studied ate drank used
  rained snowed begged complained joined kept stayed remained stopped called happened understood understand wonder fancy reckon
  meet met complain celebrated attempted screenshotted screenshot
`)
/** A verb in its context, as a rule sees it. */
interface Verb {
  talk: Talk
  clause: Told
  at: number
  verb: string
  next: string
}

/** Whether a verb is an action; null if the rule does not apply, so the next one is tried. */
type Rule = (told: Verb) => boolean | null

/** Rules that are tried before the list of verbs. */
const rules: readonly Rule[] = [
  appliedFor,
  droppedTo,
  walkedTo,
  startedWith,
  gotRid,
  gotToDo,
  gotBetter,
  boredOf,
  tracedTo,
  startedWhen,
]

/**
 * Whether a verb is an action: any verb but those of state, speech and thought, and some of these depending on the next
 * words.
 */
export function tellsDeed(talk: Talk, clause: Told, at: number, verb: string): boolean {
  const next = lowerAt(talk.words, at + 1)
  const told = { talk, clause, at, verb, next }
  const isDeed = firstAnswer(rules, told)
  if (isDeed !== null) return isDeed
  const isState = noDeeds.has(verb) || noDeeds.has(talk.words[at]?.lower ?? verb)
  return !isState || actsAfterAll({ ...told, after: lowerAt(talk.words, at + 2) })
}

/** "we had dropped to a 3 last summer": a level that sank. */
function droppedTo({ verb, next }: Verb) {
  return /^(?:dropped|slipped|sank|slid)$/.test(verb) && /^(?:to|from|down|back|below|under)$/.test(next) ? false : null
}

/** "applied for a place": the outcome is still open. */
function appliedFor({ verb, next }: Verb) {
  return verb === "applied" && next === "for" ? false : null
}

/** "walked to work", unlike "walked the route" */
function walkedTo({ talk, at, verb }: Verb) {
  return verb === "walked" && talk.classes[at + 1] === "preposition" ? false : null
}

/** "started with 6 kids": the initial state. */
function startedWith({ talk, at, verb, next }: Verb) {
  return /^(?:started|began)$/.test(verb) && next === "with" && talk.classes[at + 2] === "number" ? false : null
}

/** "got rid of the queue" */
function gotRid({ verb, next }: Verb) {
  return verb === "got" && next === "rid" ? true : null
}

/** "got the managers to agree to a rule" */
function gotToDo({ talk, clause, at, verb }: Verb) {
  return verb === "got" && getsToDo(talk, at + 1, clause.last) ? true : null
}

/** "got better at it", "grew tired": becoming something is not an action. */
function gotBetter({ talk, clause, at, verb }: Verb) {
  return /^(?:got|grew|turned)$/.test(verb) && becameSo(talk, at + 1, clause.last) ? false : null
}

/** "bored of counting", "fed up with it": a state that somebody was in, not an action. */
function boredOf({ talk, at, next }: Verb) {
  return /^(?:of|with|by|up|about)$/.test(next) && becameSo(talk, at, at + 1) ? false : null
}

/** "traced to a time zone": the object is missing. */
function tracedTo({ verb, next }: Verb) {
  return /^(?:traced|attributed)$/.test(verb) && next === "to" ? false : null
}

/** "started in January and wrapped up on Friday": only times. */
function startedWhen({ talk, clause, at, verb }: Verb) {
  return /^(?:started|began|wrapped|finished)$/.test(verb) && onlyWhen(talk, at + 1, clause.last) ? false : null
}

/** A range with nothing but a day or a month. */
const onlyWhen = ({ words }: Talk, first: number, last: number) =>
  /^(?:up )?(?:(?:in|on|at|around|by|last|this|the) )*(?:\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december|week|month|year|summer|spring|autumn|winter|(?:19|20)\d\d)(?: (?:19|20)\d\d)?$/u.test(
    words
      .slice(first, last)
      .map(({ lower }) => lower)
      .join(" "),
  )
