import { firstClass } from "../../language/talk/word-classes/word-class"
import { meaningsOf } from "../../language/words/lexicon"
import { prepositions } from "../../language/words/prepositions"
import { opensDeed } from "../reading/skills/verb-words"
import { isSurelyVerb, opensWithName } from "./sure-verb"
import { type AskedTopic, type Opened, quoted } from "./topic-forms"
import { baseOfPresent, beforeDeterminer, joined, nounsFirst, partneredWith, thirdPersonAgain } from "./topic-words"

/** "manages the budget" */
export function presentWithObject({ words, full, first }: Opened): AskedTopic | null {
  const base = baseOfPresent(first)
  if (base === null || !beforeDeterminer.test(words) || thirdPersonAgain.test(words)) return null
  return { form: "deed", words: `${base}${words.slice(first.length)}`, full }
}

const isAble =
  /\b(?:(?:ability|capacity|willingness|readiness|able|willing|happy|need|have|required|expected) to|will|would|['’](?:ll|d)|you|must|can|could)\s*$/i

/** "carry out assessments" */
export function deed(asked: Opened): AskedTopic | null {
  const { words, full, opened, first } = asked
  if (first !== "be" && !isAble.test(opened) && !(mayBeDeed(asked) && isSurelyVerb(words))) return null
  // "Work in a team and to supervise others" follows "would" without the second "to".
  const told = joined(words.replace(/(?<=,| and| or) to (?=\p{Ll})/gu, " "))
  return { form: "deed", words: told.charAt(0).toLowerCase() + told.slice(1), full }
}

/** Words that may be a verb or a noun, and are not surely either, are quoted. */
export function undecidedDeed(asked: Opened): AskedTopic | null {
  return mayBeDeed(asked) && !opensWithName(asked.words) ? quoted(asked) : null
}

/** "Runs and documents quality control": in the third person, which does not fit the question. */
export function thirdPerson(asked: Opened): AskedTopic | null {
  const { words, first, second, isDuty } = asked
  if (!/(?<!s)s$/.test(first) || !opensDeed(words)) return null
  return isDuty || second === "the" || second === "and" ? quoted(asked) : null
}

/** "Ship in Figma": before a preposition, it stays undecided whether the word is a noun or a verb. */
export function beforePreposition(asked: Opened): AskedTopic | null {
  const { first, second, isDuty } = asked
  if (!isDuty || !prepositions.has(second) || second === "of") return null
  return /(?:ing|tion|ment|ance|ence|s)$/.test(first) ? null : quoted(asked)
}

/** "partners with the sales team" */
export function presentTense(asked: Opened): AskedTopic | null {
  const isPresent = (baseOfPresent(asked.first) !== null && !isCompound(asked)) || partneredWith.test(asked.words)
  return asked.isDuty && isPresent ? quoted(asked) : null
}

/** "staff training": the first word describes the second. */
const isCompound = ({ first, second }: Opened) =>
  /(?:tion|ment|ance|ness|ity|ing|for)$/.test(second) || /^(?:first|second|third)$/.test(first)

/** Whether the first word can be a verb: "help people", "implement our system". */
function mayBeDeed(asked: Opened): boolean {
  const { words, first, isDuty } = asked
  if (opensDeed(words) && !/(?<!s)s$/.test(first)) return true
  if (!isDuty) return false
  // A noun cannot precede "our".
  if (baseOfPresent(first) === null && beforeDeterminer.test(words)) return true
  // "Help people" and "attend court" start a duty, although both verbs are nouns too.
  const mayAct = /^\p{L}+$/u.test(first) && !/(?:tion|ment|ance|ness|ity|ship|(?<!s)s)$/.test(first)
  return mayAct && !isNoun(asked) && meaningsOf(first).own.length > 0
}

const isNoun = (asked: Opened) =>
  isCompound(asked) ||
  firstClass(asked.first) === "adjective" ||
  nounsFirst.test(asked.words) ||
  /^\p{Lu}/u.test(asked.written)
