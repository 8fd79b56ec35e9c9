import { isOtherPerson } from "../../doers/people"
import { firstAnswer } from "../../first-answer"
import { words } from "../../words/word-list"
import { hardMarks, relative } from "../clauses/clause-openings"
import type { TalkActor } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"
import { noName } from "./clause-subject"
import { actsBare, headOf } from "./subject-head"

/** A clause with a subject and a verb. */
interface Subject {
  copy: readonly Word[]
  classes: readonly WordClass[]
  subject: [number, number]
  verb: number
  /** The words of the subject, and its head in lower case without modifiers. */
  told: readonly Word[]
  lowers: string[]
}

/** Who acts, according to a rule; null if the rule does not apply, so the next one is tried. */
type Rule = (clause: Subject) => TalkActor | null

const rules: readonly Rule[] = [
  weOrBoth,
  myself,
  pronounOfThing,
  theOtherOne,
  pronounOfOther,
  nameInBrackets,
  possessiveOfOther,
  namedPerson,
  onlyName,
]

/** Who acts in a clause, by its subject: the first rule that applies decides; otherwise a thing. */
export function actorOfSubject(
  copy: readonly Word[],
  classes: readonly WordClass[],
  subject: [number, number],
  verb: number,
): TalkActor {
  const told = copy.slice(...subject)
  const clause = { copy, classes, subject, verb, told, lowers: headOf(told.map(({ lower }) => lower)) }
  return firstAnswer(rules, clause) ?? "thing"
}

/** "we rebuilt it", "both passed" */
function weOrBoth({ lowers }: Subject): TalkActor | null {
  return lowers.includes("we") ? "we" : lowers.includes("both") ? "other" : null
}

/** "I rebuilt it", "Carol and I rebuilt it" */
function myself({ lowers }: Subject): TalkActor | null {
  if (!lowers.some((lower) => /^(?:i|me|myself)$/.test(lower))) return null
  return lowers.some((lower) => /^(?:and|plus|with|&)$/.test(lower)) ? "we" : "me"
}

/** "it runs every night", "who told us" */
function pronounOfThing({ lowers }: Subject): TalkActor | null {
  const [first = ""] = lowers
  return /^(?:it|this|that|these|those|there|which|nothing)$/.test(first) || relative.test(first) ? "thing" : null
}

/** "the other one was the middle school": a thing, judging by its noun. */
function theOtherOne({ lowers, classes, verb }: Subject): TalkActor | null {
  const isOtherOne = /^(?:the )?other one$/.test(lowers.join(" ")) && classes[verb] === "be"
  return isOtherOne && classes[verb + 1] === "determiner" ? "thing" : null
}

const others =
  /^(?:he|she|they|you|someone|somebody|nobody|everybody|everyone|his|her|their|whose|another|other|others)$/

/** "she signed it", "their manager signed it" */
function pronounOfOther({ lowers }: Subject): TalkActor | null {
  return lowers.some((lower) => others.test(lower)) ? "other" : null
}

/** "one of them (Priya) got a job" */
function nameInBrackets({ told }: Subject): TalkActor | null {
  return told.some(({ text }) => text === ")") ? "other" : null
}

/** "the manager's plan failed", "the school's own team built it" */
function possessiveOfOther({ lowers }: Subject): TalkActor | null {
  const isOfPerson = lowers.some((lower) => /'s$/.test(lower) && isOtherPerson(lower.slice(0, -2)))
  return isOfPerson || (lowers.includes("own") && !/^(?:my|our)$/.test(lowers[0] ?? "")) ? "other" : null
}

/** "the nurse called", "legal signed it", "nurse Amara and the porter came" */
function namedPerson({ copy, lowers, told, subject, verb }: Subject): TalkActor | null {
  const isNamed = told.some(({ capital }, at) => capital && at > 0)
  const heads = isNamed || lowers.includes("and") ? lowers : lowers.slice(-1)
  const isPerson = heads.some(isOtherPerson) || heads.some((lower) => departments.has(lower))
  return isPerson || actsBare(copy, subject, verb) ? "other" : null
}

/** "so Kevin rewrote it": a capital letter that does not start a sentence. */
function onlyName({ copy, subject: [from, to], told }: Subject): TalkActor | null {
  const names = told.filter(({ capital, text }) => capital && !noName.test(text))
  const isName = names.length > 0 && names.length === to - from
  return isName && from > 0 && !hardMarks.has(copy[from - 1]?.text ?? "\n") ? "other" : null
}

/** Departments and outside parties: their actions are not the person's. */
const departments = words(`
  it infra ops legal finance marketing purchasing comms procurement payroll compliance counsel security facilities
  frontend backend design qa competitor competitors neighbor neighbors neighbour neighbours bar region depot province
  architect builder dealer cousin everyone nobody
`)
