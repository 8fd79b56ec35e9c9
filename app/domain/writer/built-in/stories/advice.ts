import type { Material } from "../../material-schema"
import { short as shortened, waiting } from "../advice"
import type { Story } from "./story"

const most = 6

/** Suggestions for a stronger text: lines that await review first, then gaps in the stories. */
export function storyAdvice(material: Material, stories: Story[], wanted: number): string[] {
  const none = "Answer a reflection question with one thing you did and what came of it: a post tells one such story."
  return [
    ...(stories.length === 0 ? [none] : tooFew(stories.length, wanted)),
    ...waiting(material),
    ...stories.slice(0, 1).flatMap(lacking),
    ...stories.slice(1, 3).flatMap((story) => lacking(story).slice(0, 1)),
  ].slice(0, most)
}

function tooFew(there: number, wanted: number): string[] {
  const more = wanted - there
  if (more <= 0) return []
  return [
    `Reflect on ${more === 1 ? "1 more thing" : `${more} more things`} you did: this text has ${there} of the ${wanted} stories it needs.`,
  ]
}

function lacking({ hook, body, lesson, change, short }: Story): string[] {
  const name = `“${shortened(hook.text.replace(/\.$/, ""))}”`
  return [
    ...(body.length < 2 ? [`Tell us more about ${name}: how things were before, and what you did step by step.`] : []),
    ...(change || /\d/.test(hook.text)
      ? []
      : [`Put a number on the result of ${name}: how many, how much or how often.`]),
    ...(short ? [] : [`Say ${name} in eight words or fewer: that is what a viewer reads in three seconds.`]),
    ...(lesson ? [] : [`Say what you learned from ${name}, in one sentence: it becomes the point of the text.`]),
  ]
}
