import { isOtherPerson } from "../../../../language/doers/people"
import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../../language/talk/read-talk"
import { textOf, type Word, wordOf } from "../../../../language/talk/spelling/reading-copy"
import { formsOfVerb, isCommon, nameTag } from "../../../../language/talk/word-classes/word-class"
import { meaningsOf } from "../../../../language/words/lexicon"
import { isPersonMet } from "../../people/people-told"
import { countWords } from "../../phrases/closed"
import { phraseOf } from "../../phrases/voice"
import type { Deed } from "../deeds"
import { plainDeed } from "../plain-deed"

/** Work with a learner. */
const teaches =
  /^(?:sat|stayed|worked|practiced|practised|studied|coached|trained|tutored|mentored|taught|helped|drilled|revised|quizzed|prepped|prepared|walked|went|met|ran)$/
const succeeds = /^(?:passed|qualified|graduated|won|got|earned|completed|finished)$/
const gains =
  /\b(?:passed|qualified|graduated|exam|test|licen[cs]e|ticket|certificate|badge|place|job|promot\w+|degree|apprenticeship|award|course|grade|first (?:try|time|go|attempt))\b/

/** "Kayla passed her 608 after I stayed evenings with her": the work with a learner and its outcome. */
export function taughtByName(talk: Talk, clause: Told, at: number): Deed | null {
  const { words, classes, clauses } = talk
  const result = clauses[at - 1]
  if (!result?.subject || clause.sentence - result.sentence > 1 || clause.actor !== "me") return null
  const doing = doingOf(talk, clause)
  if (clause.mood !== "done" && !(clause.mood === "ongoing" && doing > 0)) return null
  if (!/^(?:|after|because|since|once)$/.test(clause.lead) || (clause.lead === "" && !/^[,.!]$/.test(clause.mark)))
    return null
  if (!/^(?:thing|other)$/.test(result.actor)) return null
  // "my apprentice Kacper pass his exam": past tense, by a writer who inflects no verbs.
  const isPlain = result.mood === "ongoing" && classes[result.verb] === "base"
  if (result.mood !== "done" && !isPlain) return null
  const [verb = ""] = [words[result.verb]?.lower]
  const gained = isPlain ? formsOfVerb(verb, "base").past : verb
  const said = textOf(words.slice(result.verb, result.last)).toLowerCase()
  if (!succeeds.test(gained) || !gains.test(said)) return null
  const who = learner(talk, result.subject)
  const past = doing > 0 ? formsOfVerb(words[doing]?.lower ?? "", "ing").past : (words[clause.verb]?.lower ?? "")
  const isTaught = teaches.test(past) || (past === "did" && givesTime(talk, doing + 1, clause.last))
  if (!who || (doing < 0 && classes[clause.verb] !== "past") || !isTaught) return null
  const pronouns = words.slice(clause.verb + 1, clause.last).filter(({ lower }) => /^(?:her|him|them)$/.test(lower))
  if (pronouns.length !== 1) return null
  const work = phraseOf(talk, [doing > 0 ? doing + 1 : clause.verb, clause.last], null, () => who)
  const gain = phraseOf(talk, [result.verb + 1, result.last], null)
  if (!work?.text.includes(textOf(who)) || !gain) return null
  const tried = gain.text.replace(/\b(?:in|on) (?:the )?first (?=(?:try|attempt|go)\b)/, "on the first ")
  const [title, named] = who
  const name = named?.capital && title && !title.capital && title.lower !== "the" ? `the ${title.lower}` : textOf(who)
  const text = `${doing > 0 ? `${past === "did" ? "spent" : past} ` : ""}${work.text}; ${name} ${gained} ${tried}`
  const figures = figuresIn(talk, result.first, clause.last).length
  return countWords(text) > longest ? null : plainDeed(at - 1, text, { verb: past, figures, lastClause: at })
}

/** The maximum number of words of the work and its result. */
const longest = 26

/** The index of the action in "I have been sitting with him", "I was teaching him"; -1 for other wordings. */
function doingOf({ words, classes }: Talk, { verb }: Told): number {
  if (words[verb]?.lower === "was" && classes[verb + 1] === "ing") return verb + 1
  const isBeen = classes[verb] === "have" && words[verb + 1]?.lower === "been"
  return isBeen && /ing$/.test(words[verb + 2]?.lower ?? "") ? verb + 2 : -1
}

/** "an hour with him": time for a learner. */
const givesTime = ({ words }: Talk, first: number, last: number) =>
  /^(?:an?|one|two|three|four|half an?|\d+) (?:extra )?(?:hours?|evenings?|mornings?|sessions?|lessons?) .*\bwith (?:him|her|them)\b/.test(
    lowerText(words, { first, last }),
  )

/** A name, "the apprentice", or both. */
function learner({ words }: Talk, [first, last]: [number, number]): Word[] | null {
  const [head, noun, ...more] = words.slice(first, last)
  const [name, ...rest] = more
  const isTitled = head && noun && name?.capital && rest.length === 0 && /^(?:my|our|the)$/.test(head.lower)
  if (isTitled && (isPersonMet(noun.lower) || isOtherPerson(noun.lower))) return [noun, name]
  if (!head || more.length > 0) return null
  const isUnknown = meaningsOf(head.lower).own.length === 0 && !isCommon(head.lower)
  if (!noun) return head.capital && (nameTag(head.lower) === "person" || isUnknown) ? [head] : null
  if (head.capital && noun.capital) return [head, noun]
  const isPerson = isPersonMet(noun.lower) || isOtherPerson(noun.lower)
  return isPerson && /^(?:my|our|the)$/.test(head.lower) ? [wordOf("the", head.from, head.to, false), noun] : null
}
