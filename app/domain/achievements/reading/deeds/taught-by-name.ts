import { isOtherPerson } from "../../../language/doers/people"
import type { Told } from "../../../language/talk/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word, wordOf } from "../../../language/talk/reading-copy"
import { isCommon, nameTag } from "../../../language/talk/word-class"
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
  if (!result?.subject || result.sentence !== clause.sentence || clause.actor !== "me" || clause.mood !== "done")
    return null
  if (!/^(?:|after|because|since|once)$/.test(clause.lead) || (clause.lead === "" && clause.mark !== ",")) return null
  if (result.mood !== "done" || !/^(?:thing|other)$/.test(result.actor)) return null
  const said = textOf(words.slice(result.verb, result.last)).toLowerCase()
  if (!succeeds.test(words[result.verb]?.lower ?? "") || !gains.test(said)) return null
  const who = learner(talk, result.subject)
  if (!who || classes[clause.verb] !== "past" || !teaches.test(words[clause.verb]?.lower ?? "")) return null
  const pronouns = words.slice(clause.verb + 1, clause.last).filter(({ lower }) => /^(?:her|him|them)$/.test(lower))
  if (pronouns.length !== 1) return null
  const work = phraseOf(talk, [clause.verb, clause.last], null, () => who)
  const gain = phraseOf(talk, [result.verb, result.last], null)
  if (!work?.text.includes(textOf(who)) || !gain || gain.count < 2) return null
  const text = `${work.text}; ${textOf(who)} ${gain.text}`
  const figures = figuresIn(talk, result.first, clause.last).length
  const verb = words[clause.verb]?.lower ?? ""
  return countWords(text) > 26 ? null : plainDeed(at - 1, text, { verb, figures, lastClause: at })
}

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
