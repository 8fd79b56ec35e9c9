import { isOtherPerson } from "../../../language/doers/people"
import { lowerText, type Told } from "../../../language/talk/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word, wordOf } from "../../../language/talk/reading-copy"
import { formsOfVerb, isCommon, nameTag } from "../../../language/talk/word-class"
import { meaningsOf } from "../../../language/words/lexicon"
import { isPersonMet } from "../people/people-told"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Deed } from "./deeds"
import { plainDeed } from "./plain-deed"

/** Work with a learner. */
const teaches =
  /^(?:sat|stayed|worked|practiced|practised|studied|coached|trained|tutored|mentored|taught|helped|drilled|revised|quizzed|prepped|prepared|walked|went|met|ran)$/
const succeeds = /^(?:passed|qualified|graduated|won|got|earned|completed|finished)$/
const gains =
  /\b(?:passed|qualified|graduated|exam|test|licen[cs]e|ticket|certificate|badge|place|job|promot\w+|degree|apprenticeship|award|course|grade|first (?:try|time|go|attempt))\b/

/** "Kayla passed her 608 after I stayed evenings with her": what was done with a learner, and what became of it. */
export function taughtByName(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, classes, clauses } = talk
  const result = clauses[at - 1]
  if (!result?.subject || result.sentence !== clause.sentence || clause.actor !== "me") return null
  const doing = doingOf(talk, clause)
  if (clause.mood !== "done" && !(clause.mood === "ongoing" && doing > 0)) return null
  if (!/^(?:|after|because|since|once)$/.test(clause.lead) || (clause.lead === "" && clause.mark !== ",")) return null
  if (result.mood !== "done" || !/^(?:thing|other)$/.test(result.actor)) return null
  const said = textOf(words.slice(result.verb, result.last)).toLowerCase()
  if (!succeeds.test(words[result.verb]?.lower ?? "") || !gains.test(said)) return null
  const who = learner(talk, result.subject)
  const past = doing > 0 ? formsOfVerb(words[doing]?.lower ?? "", "ing").past : (words[clause.verb]?.lower ?? "")
  const isTaught = teaches.test(past) || (past === "did" && givesTime(talk, doing + 1, clause.last))
  if (!who || (doing < 0 && classes[clause.verb] !== "past") || !isTaught) return null
  const pronouns = words.slice(clause.verb + 1, clause.last).filter(({ lower }) => /^(?:her|him|them)$/.test(lower))
  if (pronouns.length !== 1) return null
  const work = phraseOf(talk, [doing > 0 ? doing + 1 : clause.verb, clause.last], null, () => who)
  const gain = phraseOf(talk, [result.verb, result.last], null)
  if (!work?.text.includes(textOf(who)) || !gain || gain.count < 2) return null
  const text = `${doing > 0 ? `${past === "did" ? "spent" : past} ` : ""}${work.text}; ${textOf(who)} ${gain.text}`
  const figures = figuresIn(talk, result.first, clause.last).length
  return countWords(text) > longest ? null : plainDeed(at - 1, text, { verb: past, figures, lastClause: at })
}

/** The maximum number of words of the work and its result. */
const longest = 26

/** The index of the action in "I have been sitting with him"; -1 if it is told otherwise. */
const doingOf = ({ words, classes }: Talk, { verb }: Told) =>
  classes[verb] === "have" && words[verb + 1]?.lower === "been" && /ing$/.test(words[verb + 2]?.lower ?? "")
    ? verb + 2
    : -1

/** "an hour with him": time for a learner. */
const givesTime = ({ words }: Talk, first: number, last: number) =>
  /^(?:an?|one|two|three|four|half an?|\d+) (?:extra )?(?:hours?|evenings?|mornings?|sessions?|lessons?) .*\bwith (?:him|her|them)\b/.test(
    lowerText(words, { first, last }),
  )

/** A name, or "the apprentice". */
function learner({ words }: Talk, [first, last]: [number, number]): Word[] | null {
  const [head, noun, ...more] = words.slice(first, last)
  if (!head || more.length > 0) return null
  const isUnknown = meaningsOf(head.lower).own.length === 0 && !isCommon(head.lower)
  if (!noun) return head.capital && (nameTag(head.lower) === "person" || isUnknown) ? [head] : null
  if (head.capital && noun.capital) return [head, noun]
  const isPerson = isPersonMet(noun.lower) || isOtherPerson(noun.lower)
  return isPerson && /^(?:my|our|the)$/.test(head.lower) ? [wordOf("the", head.from, head.to, false), noun] : null
}
