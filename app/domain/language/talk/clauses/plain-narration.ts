import { isOtherPerson } from "../../doers/people"
import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"
import { isFiniteVerb } from "./clause-openings"
import type { TalkClause } from "./talk-clause"

/** "I say sorry, bring a basket, also talk with the manager": the next thing that a writer without past tenses did. */
export const goesOnPlainly = (
  copy: readonly Word[],
  classes: readonly WordClass[],
  before: TalkClause | undefined,
  { mark, sentence }: Pick<TalkClause, "mark" | "sentence">,
  at: number,
): boolean =>
  mark === "," &&
  classes[at] === "base" &&
  !/^(?:name|age|call|thank|please)$/.test(copy[at]?.lower ?? "") &&
  before?.sentence === sentence &&
  before.actor === "me" &&
  classes[before.verb] === "base" &&
  /^(?:noun|determiner|adjective|number|preposition|pronoun)$/.test(classes[at + 1] ?? "")

/** "… and GM | copy the mop for all floors": a person with a plain verb and its object, behind "and". */
export function opensPlainly(copy: readonly Word[], classes: readonly WordClass[], from: number): boolean {
  return personDoes(copy, classes, from) > 0
}

/** The index of the plain verb of "manager copy the list", "my team win best shift"; else -1. */
export function personDoes(copy: readonly Word[], classes: readonly WordClass[], from: number): number {
  const use = severalUse(copy, classes, from)
  if (use > 0) return use
  let noun = classes[from] === "determiner" ? from + 1 : from
  // "the night team use it"
  if (classes[from] === "determiner" && classes[noun + 1] === "noun" && isOtherPerson(copy[noun + 1]?.lower ?? ""))
    noun++
  const head = copy[noun]
  if (!head || classes[noun] !== "noun") return -1
  const isPerson = isOtherPerson(head.lower) || /^(?:GM|HR|CEO|MD)$/.test(head.text)
  const verb = noun + 1
  const takesObject =
    /^(?:determiner|number)$/.test(classes[verb + 1] ?? "") || /^(?:it|them)$/.test(copy[verb + 1]?.lower ?? "")
  if (isPerson && classes[verb] === "base" && takesObject) return verb
  // "my team win Team of the Month"
  const isWin =
    copy[verb]?.lower === "win" &&
    /^(?:my|our|the)$/.test(copy[from]?.lower ?? "") &&
    /^(?:noun|adjective|determiner|number)$/.test(classes[verb + 1] ?? "") &&
    !/^(?:bonus|rate|ratio|percentage|streak)$/.test(copy[verb + 1]?.lower ?? "")
  return isPerson && isWin && !isFiniteVerb(classes[verb + 2]) ? verb : -1
}

/** "two others in the team use it": some people with a plain verb and "it"; the index of the verb, else -1. */
function severalUse(copy: readonly Word[], classes: readonly WordClass[], from: number): number {
  const noun = copy[from + 1]
  if (classes[from] !== "number" || !noun || !(noun.lower === "others" || /[^s]s$|people/.test(noun.lower))) return -1
  let verb = from + 2
  if (/^(?:in|on|at|from)$/.test(copy[verb]?.lower ?? "")) {
    verb++
    while (verb < from + 7 && /^(?:determiner|noun|adjective)$/.test(classes[verb] ?? "")) verb++
  }
  return classes[verb] === "base" && /^(?:it|them|this|mine)$/.test(copy[verb + 1]?.lower ?? "") ? verb : -1
}
