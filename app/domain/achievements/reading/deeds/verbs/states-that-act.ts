import { laidOut } from "../../../../language/laid-out"
import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { classAt } from "../../../../language/talk/word-classes/word-at"
import { words as listed } from "../../../../language/words/word-list"
import { endsMishap } from "../../outcomes/clean-since"
import { findParticiple, isDoneToThing } from "./had-done"
import { agreesThing, isHarm, usesFor } from "./objects-of-state"
import { asksToDo, isDelivered, isSaving } from "./what-came-of-it"

/** A verb of state, speech or thought, with the two words after it. */
interface StateVerb {
  talk: Talk
  clause: Told
  at: number
  verb: string
  next: string
  after: string
}

/** When a verb of state is an action after all: one rule for each verb and what makes it an action. */
const rules: readonly ((state: StateVerb) => boolean)[] = [
  hadInCharge,
  didThing,
  agreedDeal,
  wentThrough,
  gotByEffort,
  gotPermission,
  gotItDone,
  hadAllDone,
  gotItBack,
  helpedOnward,
  usedNext,
  boughtToMend,
  askedWithSuccess,
  stoppedWaste,
  spentOnDelivery,
  calledEach,
  tellsFigure,
]

/** Whether the words after a verb of state, speech or thought make it an action. */
export const actsAfterAll = (state: StateVerb): boolean => rules.some((rule) => rule(state))

/** "had 5 students this year", "had the fullest column in the place" */
function hadInCharge({ talk, clause, at, verb, next, after }: StateVerb): boolean {
  if (verb !== "had") return false
  return isOfPeople(talk, at) || isInCharge(talk, at + 1, clause.last) || isRecord(next, after)
}

const isOfPeople = ({ words, classes }: Talk, at: number) =>
  people.test(words[at + 2]?.lower ?? "") && classes[at + 1] === "number"

/** "had 5 students this year": people to teach. */
const people = /^(?:students|trainees|apprentices|interns|placements|mentees|starters)$/

/** "had the fullest column in the place" */
const isRecord = (next: string, after: string) =>
  next === "the" && /(?:^most|^best|^highest|^lowest|^top|.{3}est)$/.test(after)

/** "had three student nurses through on placement", "had 6 accounts at the same time": several at once. */
function isInCharge({ words, classes }: Talk, first: number, last: number): boolean {
  if (classes[first] !== "number" || /^(?:one|1)$/.test(words[first]?.lower ?? "")) return false
  let at = first + 1
  while (at < last && /^(?:noun|adjective|third)$/.test(classes[at] ?? "")) at++
  const noun = words[at - 1]?.lower ?? ""
  if (at === first + 1 || !/s$|people/.test(noun) || losses.test(noun)) return false
  return at < last && /^(?:through|on|under|at|across|with)$/.test(words[at]?.lower ?? "")
}

const losses =
  /^(?:falls|complaints|incidents|accidents|errors|failures|losses|injuries|leaks|faults|delays|problems|issues|days|weeks|months|years|hours|minutes|kids|children|kilos)$/

/** "kept the log", "caught an error" */
function didThing({ talk, at, verb }: StateVerb): boolean {
  return acts.has(verb) && talk.classes[at + 1] === "determiner" && talk.classes[at + 2] === "noun"
}

/** Verbs of state that are actions with any object. */
const acts = new Set(listed("kept paid bought joined studied caught"))

/** "agreed a weekly call and a penalty clause", "agreed new terms with the supplier": a deal. */
function agreedDeal({ talk, clause, at, verb }: StateVerb): boolean {
  return verb === "agreed" && agreesThing(talk, at + 1, clause.last)
}

/** "went through the stock", "went through 40 files" */
function wentThrough({ talk, at, verb, next }: StateVerb): boolean {
  return verb === "went" && next === "through" && /^(?:determiner|number)$/.test(classAt(talk.classes, at + 2))
}

/** "got the contract", "got a discount": unlike "got a sunburn", which is not acquired by effort. */
function gotByEffort({ talk, clause, at, verb, next }: StateVerb): boolean {
  if (verb !== "got" || !/^(?:determiner|adjective)$/.test(classAt(talk.classes, at + 1))) return false
  if (!/^an?$/.test(next)) return true
  return (
    talk.amounts.some(({ isDate, first, last }) => !isDate && first > at && last <= clause.last) ||
    gained.test(lowersOf(talk, at + 2, clause.last))
  )
}

const lowersOf = ({ words }: Talk, first: number, last: number) =>
  words
    .slice(first, last)
    .map(({ lower }) => lower)
    .join(" ")

const gained = new RegExp(laidOut`
  \b(?:
    certificate|licen[sc]e|degree|qualification|diploma|grant|award|prize|medal|contract|deal|order|client|customer|
    promotion|approval|funding|permit|refund|discount|offer|quote|price|rating|score|grade|pass|result|patent|team|
    freeze|extension|agreement|sign-?off|concession|exemption|distinction|merit|commendation|accreditation|
    certification|sponsorship|permission|commitment
  )\b
`)

/** "got approval from the council", "got her access" */
function gotPermission({ verb, next, after }: StateVerb): boolean {
  if (verb !== "got") return false
  return /^(?:sign-?off|approval|funding|permission|accreditation|access)$/.test(next) || after === "access"
}

/** "got motion lights put in" */
function gotItDone({ talk, clause, at, verb }: StateVerb): boolean {
  return verb === "got" && isDoneToThing(talk, at + 1, clause.last)
}

/** "had all 30 casualties triaged in 11 minutes" */
function hadAllDone({ talk, clause, at, verb, next }: StateVerb): boolean {
  const isAll = verb === "had" && /^(?:all|every|everything)$/.test(next)
  return isAll && findParticiple(talk, at + 2, clause.last) > 0
}

/** "found a double payment and got it back" */
function gotItBack({ verb, next, after }: StateVerb): boolean {
  const isIt = verb === "got" && /^(?:it|them)$/.test(next)
  return isIt && /^(?:back|refunded|repaid|fixed|working|running)$/.test(after)
}

/** "got him through his level 2", "got her back on the ward". */
function helpedOnward({ verb, next, after }: StateVerb): boolean {
  const isPerson = /^(?:got|sat)$/.test(verb) && /^(?:him|her|them)$/.test(next)
  return isPerson && /^(?:through|into|onto|back|to|up|down)$/.test(after)
}

/** "and used it to move the servers", "and used the defibrillator with a colleague" after another action */
function usedNext({ talk, clause, at, verb, next }: StateVerb): boolean {
  if (verb !== "used") return false
  return (/^(?:the|an?)$/.test(next) && clause.lead === "and") || usesFor(talk, at + 1, clause.last)
}

/** "bought a lockbox, no key lost since" */
function boughtToMend({ talk, clause, verb }: StateVerb): boolean {
  return verb === "bought" && endsMishap(talk, clause, talk.clauses.indexOf(clause))
}

/** "asked the laundry to count in and out. … now 120 a month" */
function askedWithSuccess({ talk, clause, at, verb }: StateVerb): boolean {
  return verb === "asked" && asksToDo(talk, clause, at)
}

/** "stopped ordering the catalogues nobody took, that is £1,400 a year", "stopped the leak" */
function stoppedWaste({ talk, clause, at, verb }: StateVerb): boolean {
  return verb === "stopped" && (isSaving(talk, clause, at) || isHarm(talk, at + 1, clause.last))
}

/** "spent most of the week on the grant report and it went in on time" */
function spentOnDelivery({ talk, clause, verb }: StateVerb): boolean {
  return verb === "spent" && isDelivered(talk, clause)
}

/** "called every customer" */
function calledEach({ verb, next }: StateVerb): boolean {
  return verb === "called" && /^(?:them|all|every|each)$/.test(next)
}

/** Verbs of state that are actions with an amount. */
const deedsWithFigure = listed(
  "got saw noticed learned stopped kept called bought spent sat studied joined told asked used got stayed paid caught",
)

/** "saw 40 patients a day", "noticed that the pump lost 3 liters" */
function tellsFigure(state: StateVerb): boolean {
  const { talk, at, verb } = state
  if (!deedsWithFigure.has(verb)) return false
  const far = reachOf(state)
  return talk.amounts.some(({ isDate, first }) => !isDate && first > at && first <= at + far)
}

/** How many words after the verb a figure may appear. */
function reachOf({ talk, at, verb, next }: StateVerb): number {
  if (verb === "noticed") return 12
  return verb === "got" && (talk.classes[at + 1] === "noun" || next === "first") ? 9 : 4
}
