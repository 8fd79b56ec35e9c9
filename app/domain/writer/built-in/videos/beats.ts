import type { DraftSentence } from "../../../evidence/schema"
import { connective } from "../compose"
import { extendsBriefly, repeats } from "../stories/candidates"
import { objectOf } from "../stories/object"
import type { Story } from "../stories/story"
import { type Beat, within } from "./timing"

/**
 * A story as a video: the hook spoken and on the screen within three seconds, what happened in the order told, the
 * lesson, the question. Hints for the camera come from the topic and state nothing.
 */
export function beatsOf(story: Story, question: string, seconds: number): Beat[] {
  const hook = hookOf(story)
  const shots = shotsFor(story)
  const middle = story.told
    .filter((line) => line !== hook && !repeats(hook, line) && !extendsBriefly(hook, line))
    .map((line, nth): Beat => ({ say: line, show: shots(line, nth) }))
  const lesson = story.lesson ? [{ say: story.lesson, show: "Back to your face" }] : []
  const asked = connective(question)
  const close = [...lesson, { say: asked, screen: asked }]
  const opening = [{ say: hook, screen: hook, show: "Your face, close to the camera" }]
  return within(opening, middle, close, seconds)
}

/** The opening of a video: the short hook, else the whole one. */
export const hookOf = (story: Story): DraftSentence => story.short ?? story.hook

const hands = [
  "Hands at work, nobody's face",
  "The place where it happened, nobody in it",
  "You, walking through the place",
]

/** Shot hints for a line: the thing that it names, each once; else the place and the hands. */
function shotsFor({ change }: Story): (line: DraftSentence, nth: number) => string {
  const shown = new Set<string>()
  return (line, nth) => {
    const thing = objectOf(line.text)
    if (thing && !shown.has(thing)) {
      shown.add(thing)
      return `The ${thing}, close up`
    }
    if (change && / from .* to /.test(line.text)) return "Before and after, side by side"
    return hands[nth % hands.length] ?? ""
  }
}
