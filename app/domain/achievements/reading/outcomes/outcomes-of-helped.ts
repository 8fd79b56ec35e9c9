import { isOtherPerson } from "../../../language/doers/people"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { nameTag } from "../../../language/talk/word-classes/word-class"
import { dealsWithPeople, knownPerson, namedLearner, personBefore, teaches } from "../people/people-told"
import { countWords } from "../phrases/closed"
import { definite, shortened } from "../phrases/named-again"
import { nounPhrase } from "../phrases/noun-phrase"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"

/** "I coached her and she is at 88 now": the result of people that the person worked with, right after it. */
export function helpedOf(
  talk: Talk,
  { subject: own, verb, last, sentence, lead, mark }: Told,
  at: number,
): Said | null {
  const { words, clauses, classes } = talk
  const goesOn = own === null && lead === "and" && clauses[at - 1]?.sentence === sentence
  const subject = goesOn ? (clauses[at - 1]?.subject ?? null) : own
  // "the complaint she had filed": a relative clause.
  if (lead === "" && mark === "" && clauses[at - 1]?.verb !== -1) return null
  const pronoun = subject && subject[1] - subject[0] === 1 ? (words[subject[0]]?.lower ?? "") : ""
  if (!/^(?:he|she|they)$/.test(pronoun) || !/^(?:and|so|then|now|)$/.test(lead)) return null
  const deed = clauses.findLast(
    (before, back) =>
      back < at && before.verb >= 0 && isFirstPerson(before.actor) && /^(?:done|ongoing)$/.test(before.mood),
  )
  if (!deed || sentence - deed.sentence > 1) return null
  const person = personBefore(talk, at, pronoun)
  if (!person || !speaksOf(talk, deed, person, sentence)) return null
  const phrase = phraseOf(talk, [verb, last], taughtThing(talk, deed))
  if (
    !phrase ||
    phrase.count < 3 ||
    isCutBeforeIt(talk, [verb, last], phrase.text) ||
    aboutMe.test(lowerText(words, { first: verb, last }))
  )
    return null
  const isFigure = figuresIn(talk, verb, last).length > 0
  // "I talked with the son and he put rails": after a mere conversation, the other person acted alone.
  if (
    /^(?:talk|spoke|ask|told|tell|rang|call|phone)/.test(words[deed.verb]?.lower ?? "") &&
    !isFigure &&
    classes[verb] === "past"
  )
    return null
  const isGain = gains.test(words[verb]?.lower ?? "") && teaches.test(words[deed.verb]?.lower ?? "")
  if (deed.sentence !== sentence && mark !== ";" && !isFigure && !(isGain && learnerOf(talk, deed))) return null
  const who = textOf(isGain ? (learnerOf(talk, deed) ?? knownPerson(person)) : knownPerson(person))
  return { text: `${who} ${phrase.text}`, count: phrase.count + countWords(who), belongs: true }
}

/** "trained an apprentice on the press": the apprentice; "coached Lena": Lena. */
function learnerOf(talk: Talk, clause: Told): Word[] | null {
  const { words, classes } = talk
  const { verb, last } = clause
  const named = namedLearner(talk, clause)
  if (named) return [named]
  let end = verb + 1
  while (end < last && /^(?:determiner|number|adjective|noun)$/.test(classes[end] ?? "")) end++
  const [head, ...rest] = words.slice(verb + 1, end)
  const noun = rest.at(-1)
  // "our apprentice Lena": the name says who it is.
  if (noun?.capital && nameTag(noun.lower) === "person" && isOtherPerson(rest.at(-2)?.lower ?? "")) return [noun]
  if (!head || !noun || noun.capital || !/^(?:an?|one|the|my|our)$/.test(head.lower) || !isOtherPerson(noun.lower))
    return null
  return [wordOf("the", head.from, head.to, false), ...rest]
}

/** The evidence that work with a learner succeeded, which may be in the next sentence. */
const gains = /^(?:passed|qualified|graduated|won|earned)$/

/** "showed two drivers the round", "trained two juniors on the billing run": the subject taught. */
function taughtThing(talk: Talk, { verb, last }: Told): Word[] | null {
  const { words, classes } = talk
  if (!/^(?:showed|taught|trained|coached)$/.test(words[verb]?.lower ?? "")) return null
  for (let at = last - 1; at > verb + 1; at--) {
    if (classes[at] !== "determiner" || !/^(?:noun|preposition)$/.test(classes[at - 1] ?? "")) continue
    if (classes[at - 1] === "noun" || /^(?:on|in)$/.test(words[at - 1]?.lower ?? ""))
      return definite(shortened(nounPhrase(talk, at, last) ?? []))
  }
  return null
}

/** "they are both doing it": the words stop before a pronoun whose noun is unknown. */
const isCutBeforeIt = ({ words, classes }: Talk, [first, last]: [number, number], text: string) =>
  words
    .slice(first + 1, last)
    .some(
      ({ lower }, nth) =>
        /^(?:it|them)$/.test(lower) &&
        /^(?:base|do|ing|past|third)$/.test(classes[first + nth] ?? "") &&
        text.endsWith(` ${words[first + nth]?.text}`),
    )

const aboutMe = /\b(?:me|us|my|our|i|we|said|says|told|think|thought|want|wants|wanted|happy|thanked|laughed|cried)\b/

/** Whether the person acted on or with people: by a pronoun or a noun in the same sentence. */
function speaksOf(talk: Talk, deed: Told, person: Word[], sentence: number): boolean {
  const head = person.at(-1)?.lower
  return talk.clauses.some(
    ({ first, last, sentence: own, actor, verb }) =>
      own >= deed.sentence &&
      own <= sentence &&
      verb >= 0 &&
      isFirstPerson(actor) &&
      talk.words
        .slice(verb, last)
        .some(
          ({ lower }, nth, told) =>
            /^(?:him|her)$/.test(lower) ||
            (lower === "them" && told[nth - 1]?.lower === "with") ||
            ((lower === "them" || lower === head) && dealsWithPeople.test(talk.words[verb]?.lower ?? "")),
        ) &&
      first <= deed.first,
  )
}
