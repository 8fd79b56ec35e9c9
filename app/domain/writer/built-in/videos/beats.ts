import { namesOccupation } from "../../../career/role-heading"
import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import { connective } from "../compose"
import { extendsBriefly, repeats } from "../stories/candidates"
import { tellsChange } from "../stories/change"
import { tellsBefore, tellsResult } from "../stories/course"
import { objectOf } from "../stories/object"
import { answeredBy, closingsOf } from "../stories/question"
import type { Story } from "../stories/story"
import { tellsSameFact } from "../told-once"
import { type Beat, within } from "./timing"

/**
 * A story as a video: the hook spoken and on the screen within three seconds, what happened in the order told, what came
 * of it last, the lesson, the question. Hints for the camera come from the topic and state nothing.
 */
export function beatsOf(story: Story, seconds: number, closing?: string): Beat[] {
  const hook = hookOf(story)
  const question = closing ?? closingsOf(story, hook.kind === "connective")[0] ?? ""
  const shots = shotsFor()
  const middle = story.told
    .filter((line) => line !== hook && !repeats(hook, line) && !extendsBriefly(hook, line))
    .filter((line) => hook === story.problem || hook.kind === "connective" || !tellsSameFact(hook.text, line.text))
    .map((line, nth): Beat => ({ say: line, show: shots(line, nth) }))
  const lesson = story.lesson ? [{ say: story.lesson, show: "Back to your face" }] : []
  const last = connective(question)
  const close = [...lesson, { say: last, screen: last }]
  const opening = [{ say: hook, screen: hook, show: "Your face, close to the camera" }]
  return within(opening, middle, close, seconds)
}

/** How many words are spoken and read within three seconds. */
const mostHookWords = 8

/**
 * The opening of a video. Where a change is told, it comes last, and the opening says how things stood or asks what the
 * change answers; else the short hook or the whole one.
 */
export const hookOf = (story: Story): DraftSentence => story.problem ?? asked(story) ?? story.short ?? story.hook

/** Asked where the video then tells a deed and its change. */
function asked({ change, told }: Story): DraftSentence | null {
  const question = change && answeredBy(change)
  const isTold = change && told.some(({ text }) => text.includes(change.from) && text.includes(change.to))
  return question && isTold && told.some(tellsDeed) && countWords(question) <= mostHookWords
    ? connective(question)
    : null
}

const tellsDeed = ({ text }: DraftSentence) => /^(?:I|We) (?!had\b|was\b|were\b)/.test(text) && !tellsBefore(text)

/** How much of problem, turn and result a video of a story has. */
export function arcOf(story: Story): number {
  const opens = story.problem !== null || asked(story) !== null
  const turns = story.told.some((line) => tellsDeed(line) && !tellsChange(line.text))
  const results = story.told.some(({ text }) => tellsChange(text) || tellsResult(text))
  return [opens, turns, results].filter(Boolean).length
}

/** A camera sees no amount, time or person's office, nor what somebody does: "complaints", "months", "recording". */
function canBeFilmed(thing: string): boolean {
  const words = thing.split(" ")
  return (
    !namesOccupation(thing) &&
    !/ing$/.test(words[0] ?? "") &&
    !/(?:ments?|tions?|sions?|ances?|ences?|ness|ity|ities|ship|ages?|als)$/.test(words.at(-1) ?? "") &&
    !unseen.test(words.at(-1) ?? "")
  )
}

const unseen =
  /^(?:complaints?|months?|weeks?|days?|hours?|minutes?|years?|times?|fees?|costs?|prices?|spend|rates?|rules?|terms?|adds?|numbers?|works?|jobs?|roles?|talks?|calls?|tests?|audits?|wait|side|evenings?|air|heat|bits?|things?|sales|seed)$/

const hands = [
  "Hands at work, nobody's face",
  "The place where it happened, nobody in it",
  "You, walking through the place",
]

/** Shot hints for a line: the thing that it names, each once; else the place and the hands. */
function shotsFor(): (line: DraftSentence, nth: number) => string {
  const shown = new Set<string>()
  return (line, nth) => {
    const thing = objectOf(line.text)
    if (tellsChange(line.text)) return "Before and after, side by side"
    if (thing && canBeFilmed(thing) && !shown.has(thing)) {
      shown.add(thing)
      return `The ${thing}, close up`
    }
    return hands[nth % hands.length] ?? ""
  }
}
