import { firstAnswer } from "../../first-answer"
import { isPassive } from "../clauses/plain-verbs"
import { doing, isMove, isTime, turnsUp } from "../clauses/subjectless-verbs"
import type { TalkActor, TalkClause } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"
import { lowerAt } from "../word-classes/word-at"
import type { WordClass } from "../word-classes/word-classes"
import { actsOnSubject, isMyTurn, singlesOut } from "./clause-before"

/** A clause with a verb but no subject of its own. */
interface Subjectless {
  copy: readonly Word[]
  classes: readonly WordClass[]
  verb: number
  last: number
  /** The connective that opens the clause. */
  lead: string
  /** The mark before the clause. */
  mark: string
  before: TalkClause | undefined
  /** True if an earlier "which" in the sentence still lacks its verb. */
  dangles: boolean
}

/** Who acts, according to a rule; null if the rule does not apply, so the next one is tried. */
type Rule = (clause: Subjectless) => TalkActor | null

const rules: readonly Rule[] = [
  theOneWho,
  whichDoes,
  peopleThere,
  whoDoes,
  having,
  thingMoves,
  wasDoing,
  took,
  verbOfThings,
  usedToBe,
  thingWent,
  myTurn,
  actsOnWhatCameBefore,
]

/** Who acts in a clause without a subject: the first rule that applies decides; otherwise the previous actor. */
export function actorWithoutSubject(clause: Subjectless): TalkActor {
  return firstAnswer(rules, clause) ?? actorGoneOnWith(clause)
}

/** "I was the one | that closed the account" */
function theOneWho({ copy, lead, before }: Subjectless): TalkActor | null {
  return (lead === "that" || lead === "who") && singlesOut(copy, before) ? "me" : null
}

/** "built a sheet | which checks the shifts" */
function whichDoes({ lead }: Subjectless): TalkActor | null {
  return lead === "which" || lead === "that" ? "thing" : null
}

/** "the nurses there | stopped it": the people just named are the subject. */
function peopleThere({ copy, verb, mark, lead }: Subjectless): TalkActor | null {
  const isThere = /^(?:there|here)$/.test(lowerAt(copy, verb - 1))
  return mark === "" && lead === "" && isThere && !/^(?:is|are|was|were)$/.test(lowerAt(copy, verb)) ? "other" : null
}

/** "trained a porter | who passed" */
function whoDoes({ lead }: Subjectless): TalkActor | null {
  return lead === "who" || lead === "whose" ? "other" : null
}

/** "felt proud | having finished the audit" */
function having({ copy, verb }: Subjectless): TalkActor | null {
  return lowerAt(copy, verb) === "having" ? "me" : null
}

/** "a check of the gear | turned up eleven bad slings" */
function thingMoves({ copy, classes, verb, last, dangles }: Subjectless): TalkActor | null {
  return dangles || isPassive(copy, verb, last) || isMove(copy, verb) || turnsUp(copy, classes, verb) ? "thing" : null
}

/** "Was covering two wards." */
function wasDoing({ copy, verb, mark, lead }: Subjectless): TalkActor | null {
  const isMine = /^(?:was|am)$/.test(lowerAt(copy, verb)) && doing.test(lowerAt(copy, verb + 1))
  return isMine && mark !== "" && mark !== "," && lead === "" ? "me" : null
}

/** "Took the minutes", "the nurse came, took the blood": unlike "took two hours" */
function took({ copy, verb, mark, lead, before }: Subjectless): TalkActor | null {
  if (lowerAt(copy, verb) !== "took" || lead !== "" || isTime(copy, verb)) return null
  return before && mark === "," ? before.actor : "me"
}

/** "Is now at 40 a day", "saved two hours" */
function verbOfThings({ copy, verb }: Subjectless): TalkActor | null {
  return /^(?:is|are|was|were|am|has|does|cost|costs|took|saved)$/.test(lowerAt(copy, verb)) ? "thing" : null
}

/** "used to take three days" */
function usedToBe({ copy, verb }: Subjectless): TalkActor | null {
  if (lowerAt(copy, verb) !== "used" || lowerAt(copy, verb + 1) !== "to") return null
  return /^(?:be|take|cost|last)$/.test(lowerAt(copy, verb + 2)) ? "thing" : null
}

/** "the wait was long, dropped to 9 days", unlike "went the long way" */
function thingWent({ copy, verb, mark, before }: Subjectless): TalkActor | null {
  if (before?.actor !== "thing" || mark !== ",") return null
  if (!/^(?:went|rose|fell|dropped|grew|stayed)$/.test(lowerAt(copy, verb))) return null
  return /^(?:my|our|the|a|an)$/.test(lowerAt(copy, verb + 1)) ? null : "thing"
}

/** "the printer broke, fixed it": after the comma, the person acts. */
function myTurn({ copy, classes, verb, mark, lead, before }: Subjectless): TalkActor | null {
  return before && mark === "," && lead === "" && isMyTurn(copy, classes, before, verb) ? "me" : null
}

/** "the form was too long | so cut it to a page" */
function actsOnWhatCameBefore({ copy, classes, verb, lead, before }: Subjectless): TalkActor | null {
  return before && /^(?:and|so)$/.test(lead) && actsOnSubject(copy, classes, before, verb) ? "me" : null
}

/**
 * "Priya checked the list | and signed it": the previous actor, if the clause continues theirs; otherwise the person.
 */
function actorGoneOnWith({ copy, verb, mark, lead, before }: Subjectless): TalkActor {
  if (!before) return "me"
  if (mark !== "." && (lead !== "" || mark === "")) return before.actor === "none" ? "me" : before.actor
  const isOthers = before.actor === "other" && mark === "," && !/^(?:my|our)$/.test(lowerAt(copy, verb + 1))
  return isOthers ? "other" : "me"
}
