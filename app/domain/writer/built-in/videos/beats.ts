import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import { connective } from "../compose"
import { tellsChange } from "../stories/change"
import { tellsBefore, tellsResult } from "../stories/course"
import { extendsBriefly, repeats } from "../stories/distinct"
import { isOfTrade } from "../stories/questions/deed-questions"
import { answeredBy, anyChange, anyDeed, closingsOf } from "../stories/questions/question"
import { leftOut } from "../stories/sequence"
import type { Story } from "../stories/story"
import { tellsSameFact } from "../wording/told-once"
import { shotsFor } from "./shots"
import { type Beat, within } from "./timing"

/**
 * A story as a video: the hook spoken and on screen within three seconds, the events in order with the outcome last,
 * the lesson, the question. Shot hints come from the topic and make no claim.
 */
export function beatsOf(story: Story, seconds: number, closing?: string): Beat[] {
  const hook = hookOf(story)
  const isAsked = hook.kind === "connective"
  const others = [...(closing ? [closing] : []), ...closingsOf(story, isAsked)]
  const question = others.find((each) => each !== hook.text) ?? anyDeed
  const shots = shotsFor(story.change?.topic ?? null)
  const isSaid = (line: DraftSentence) =>
    line === hook ||
    repeats(hook, line) ||
    extendsBriefly(hook, line) ||
    (hook !== story.problem && !isAsked && tellsSameFact(hook.text, line.text))
  const middle = leftOut(story.told, isSaid).map((line, nth): Beat => ({ say: line, show: shots(line.text, nth) }))
  const lesson = story.lesson ? [{ say: story.lesson, show: "Back to your face" }] : []
  const last = connective(question)
  const close = [...lesson, { say: last, screen: last }]
  const screen = countWords(hook.text) <= maxHookWords ? hook : null
  const opening = [{ say: hook, screen, show: "Your face, close to the camera" }]
  return within(opening, middle, close, seconds)
}

/** The number of words that can be spoken and read within three seconds. */
export const maxHookWords = 8

/**
 * The opening of a video. If there is a change, it comes last, and the opening states the situation or asks what the
 * change answers; else the short hook, a question about the action, or the whole hook.
 */
export const hookOf = (story: Story): DraftSentence =>
  story.problem ?? asked(story) ?? opening(story) ?? story.short ?? ofDeed(story) ?? whole(story)

/** The opening of a video without a short enough wording. It makes no claim. */
export const noHook = "Let me tell you what happened."

/** The line itself if it can be spoken in three seconds or is all there is, else words without a claim. */
const whole = ({ hook, told }: Story) =>
  countWords(hook.text) <= maxHookWords || told.length < 2 ? hook : connective(noHook)

/**
 * The first words of the story, if they lead to its action and can be spoken in three seconds: "The new form is out."
 */
const opening = ({ told: [first], hook }: Story) =>
  first && first !== hook && !/^(?:I|We) /.test(first.text) && countWords(first.text) <= maxHookWords ? first : null

/** A question about the action that is short enough for an opening. */
function ofDeed(story: Story): DraftSentence | null {
  const question = closingsOf(story).find(
    (each) =>
      each !== anyDeed &&
      each !== anyChange &&
      !isOfTrade(each) &&
      !each.startsWith("How would you ") &&
      countWords(each) <= maxHookWords,
  )
  return question ? connective(question) : null
}

/** The question if the video then states an action and its change. */
function asked({ change, told }: Story): DraftSentence | null {
  const question = change && answeredBy(change)
  const isTold = change && told.some(({ text }) => text.includes(change.from) && text.includes(change.to))
  return question && isTold && told.some(tellsDeed) && countWords(question) <= maxHookWords
    ? connective(question)
    : null
}

const tellsDeed = ({ text }: DraftSentence) => /^(?:I|We) (?!had\b|was\b|were\b)/.test(text) && !tellsBefore(text)

/** How much of problem, turn and result a video about a story has. */
export function arcOf(story: Story): number {
  const opens = story.problem !== null || asked(story) !== null
  const turns = story.told.some((line) => tellsDeed(line) && !tellsChange(line.text))
  const results = story.told.some(({ text }) => tellsChange(text) || tellsResult(text))
  return [opens, turns, results].filter(Boolean).length
}
