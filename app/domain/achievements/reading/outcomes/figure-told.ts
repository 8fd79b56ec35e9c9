import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { isLabel } from "../amounts/measures"
import { isOfOther, isOfWhole, isOthersFigure, opensNext } from "../people/of-other"
import { endOfNumbers, goesOnWithNumbers } from "../phrases/number-lists"
import { phraseOf } from "../phrases/voice"
import { tellsAim } from "./goals-beaten"
import { elsewhere, isInBrackets, isLoss, isOfCrowd, isTrouble, ofLastTime, partOfTalk } from "./no-outcomes"
import { namesAnother } from "./outcomes-of-others"

/** A clause with a figure, worded to follow an action. */
export interface FigureTold {
  clause: number
  text: string
  count: number
  figures: number
  /** It has a subject and a verb. */
  isStatement: boolean
}

const ofBefore =
  /\b(?:before|used to|previously|last year|had been|when (?:i|we) (?:started|took|joined|came|arrived))\b/

/** "had two guys fall": a noun with a verb is a full statement. */
const isOfDoing = ({ classes }: Talk, { verb, last }: Told, start: number) =>
  start > verb && verb >= 0 && classes.slice(start, last).some((one) => /^(?:base|past|third)$/.test(one))

const pointing = /^(?:it|this|that|there|they|we|i)$/
const state = /^(?:is|are|am|was|were|had|have|has)$/
/** Verbs about the preceding action, whose subject may be dropped. */
const effect = /^(?:cost|saved|took|brought|made|covered|paid|needed|sold|won|cut|reduced|raised)$/

/**
 * The person's figure in a clause, worded to follow an action; null if there is none, or if it needs the rest of its
 * clause.
 */
export function figureTold(talk: Talk, clause: Told, at: number): FigureTold | null {
  if ((clause.mood !== "done" && clause.mood !== "ongoing") || goesOnWithNumbers(talk, at)) return null
  if (
    (clause.actor === "other" && !reached(talk, clause, at)) ||
    isOthersFigure(talk, clause) ||
    isOfOther(talk, at) ||
    isOfWhole(talk, at)
  )
    return null
  if (/^(?:if|how|why|what|whether|than|unless|until|as|like|because|but|who|where|when|before)$/.test(clause.lead))
    return null
  const whole = lowerText(talk.words, clause)
  if (
    isTrouble(talk, at) ||
    isAmong(talk, at) ||
    elsewhere.test(whole) ||
    ofLastTime.test(whole) ||
    isOfCrowd(talk, clause) ||
    namesOther(talk, clause)
  )
    return null
  if (partOfTalk.test(whole) || opensNext(talk, at) || isInBrackets(talk, at) || isLoss(talk, clause)) return null
  const start = startOf(talk, clause)
  // Neither a goal nor a former state is a result.
  if (start === null || tellsAim(talk, clause) || ofBefore.test(whole)) return null
  if (/\bnot\b/.test(whole) || isOfDoing(talk, clause, start)) return null
  const figures = figuresIn(talk, start, clause.last).filter(({ first }) => !isLabel(talk, first))
  const phrase = phraseOf(talk, [start, endOfNumbers(talk, at)], null)
  const last = figures.at(-1)
  if (!phrase || !last || phrase.count < 2 || phrase.count > 14) return null
  // "the other five use it": without its object, a verb says nothing.
  if (
    /^(?:it|them)$/.test(talk.words[clause.last - 1]?.lower ?? "") &&
    / (?:use|uses|used|need|have|like)$/.test(phrase.text)
  )
    return null
  // Drops a phrase that was cut before its figure.
  if (!phrase.text.includes(talk.words[last.first]?.text ?? "\n")) return null
  const isStatement = clause.verb >= start && clause.subject !== null
  return { clause: at, text: phrase.text, count: phrase.count, figures: figures.length, isStatement }
}

/** "I started the page from zero and when I left they had 38,000 followers": a result for the client. */
function reached({ words, clauses }: Talk, { subject, verb, sentence }: Told, at: number): boolean {
  const isThey = subject !== null && words[subject[0]]?.lower === "they" && subject[1] - subject[0] === 1
  if (
    !isThey ||
    !/^(?:had|have|got|reached|sold|made)$/.test(words[verb]?.lower ?? "") ||
    words[verb + 1]?.kind !== "number"
  )
    return false
  const before = clauses.slice(0, at).filter((one) => one.sentence === sentence)
  return before.some(({ actor }) => actor === "me") && before.every(({ actor }) => actor !== "other")
}

/**
 * "The year before, they said, it was less than half", "the office closed 90 but that is 12 agents": part of what
 * others say or do.
 */
function isAmong(talk: Talk, at: number): boolean {
  const { clauses } = talk
  const own = clauses[at]
  return [at - 1, at + 1].some((near) => {
    const other = clauses[near]
    if (!other || other.sentence !== own?.sentence) return false
    // "It did not work, accuracy was 51%": a measure of failure.
    if (near < at && other.mood === "failed" && other.actor !== "me" && !/\bnever\b/.test(lowerText(talk.words, other)))
      return true
    return (
      /^(?:hearsay|denied|planned)$/.test(other.mood) ||
      (near < at &&
        other.actor === "other" &&
        (own.lead !== "and" || /^(?:it|this|that)$/.test(subjectWord(talk, own))))
    )
  })
}

const subjectWord = ({ words }: Talk, { subject }: Told) => (subject ? (words[subject[0]]?.lower ?? "") : "")

/** "The Catania base makes 4 euro": a named thing that was not mentioned before. */
const namesOther = (talk: Talk, { subject, first }: Told) => subject !== null && namesAnother(talk, subject, first)

/**
 * The index of the words that can follow an action: without "it was" and "there are"; null if the subject is needed.
 */
function startOf({ words }: Talk, clause: Told): number | null {
  let at = clause.first
  while (at < clause.last && /^(?:and|so|then|plus|also|that|which)$/.test(words[at]?.lower ?? "")) at++
  if (clause.verb < 0) return at
  const subject = clause.subject ? (words[clause.subject[0]]?.lower ?? "") : ""
  const verb = words[clause.verb]?.lower ?? ""
  if (clause.subject && !pointing.test(subject)) return clause.actor === "thing" ? at : null
  // "it has been under 5% since May": of what, only its noun says.
  if (words[clause.verb + 1]?.lower === "been") return null
  if (state.test(verb) && (subject !== "i" || words[clause.verb + 1]?.kind === "number")) return clause.verb + 1
  return effect.test(verb) && (clause.actor === "thing" || clause.actor === "we") ? clause.verb : null
}
