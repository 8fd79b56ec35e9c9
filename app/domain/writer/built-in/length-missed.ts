import type { ContentType } from "../../document/kinds"
import { draftParts } from "../../document/render/parts"
import { readInstructions } from "../instructions"
import { lengthAsked } from "../length-asked"
import { notFollowedMark } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { wordsIn } from "./compose"

/** A text has the requested length if it is between these multiples of it. */
const near = { least: 0.8, most: 1.15 }

/** Types whose parts have fixed lengths, so the text as a whole cannot be shortened. */
const inParts: ContentType[] = ["carousel_post", "thread_tweet", "weekly_content_kit", "selection_criteria"]

/** Names the requested length if the text does not have it, as counted in the text itself. */
export function lengthMissed({ type, customPrompt }: WritingRequest, { body }: Writing): string[] {
  const parts = draftParts(body)
  const { words, isOfEach } = readInstructions(customPrompt)
  if (type === "selection_criteria" && words !== null) return answersMissed(words, isOfEach, parts)
  const asked = lengthAsked(customPrompt, type)
  if (!asked) return []
  const said = parts.filter(({ label }) => label?.endsWith(", say"))
  const end = type === "bio" ? parts.findIndex(({ kind }) => kind === "heading") : -1
  const has = wordsIn(said.length > 0 ? said : end < 0 ? parts : parts.slice(0, end))
  if (has === 0) return []
  const length = `${notFollowedMark} “${asked.said}”. This text has ${has} words`
  if (has > asked.words * (asked.isMost ? 1 : near.most))
    return [
      inParts.includes(type)
        ? `${length}: the number of its parts sets its length.`
        : `${length}: fewer would leave too little to read.`,
    ]
  return !asked.isMost && has < asked.words * near.least
    ? [`${length}: you have not captured enough for more yet.`]
    : []
}

/** A number of words for selection criteria is the limit of each answer, as employers set it. */
function answersMissed(words: number, isOfEach: boolean, parts: ReturnType<typeof draftParts>): string[] {
  const answers: (typeof parts)[] = []
  for (const part of parts) {
    if (part.kind === "subheading") answers.push([])
    else answers.at(-1)?.push(part)
  }
  const longest = Math.max(0, ...answers.map(wordsIn))
  if (longest > words)
    return [
      `${notFollowedMark} “${words} words”. The longest answer has ${longest}: fewer would leave too little to read.`,
    ]
  return !isOfEach && wordsIn(parts) > words
    ? [`${notFollowedMark} “${words} words” for the whole text. Each answer has at most ${words}.`]
    : []
}
