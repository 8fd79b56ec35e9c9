import { textOfPart } from "../../document/document-part"
import { sentencesOf } from "../../document/leaves"
import { draftParts } from "../../document/render/parts"
import { notFollowedMark } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { short } from "./advice"
import { leastOnTopic, topicIn, topicsOf } from "./wording/topic"

/** Names the topics in the instructions that the text does not cover, with the reason. */
export function notTold({ customPrompt, evidence }: WritingRequest, { body }: Writing): string[] {
  const told = draftParts(body).map(textOfPart).join(" ")
  const cited = new Set(sentencesOf(body).flatMap(({ evidenceIds }) => evidenceIds))
  const things = topicsOf(customPrompt).map((thing) => {
    const on = topicIn(thing, evidence)
    const captured = Math.max(0, ...evidence.map(({ text }) => on(text)))
    const isTold = on(told) >= Math.max(leastOnTopic, captured * near)
    const isCited = evidence.some(({ id, text }) => cited.has(id) && on(text) >= leastOnTopic)
    return { thing, isCaptured: captured >= leastOnTopic, isTold, isCited }
  })
  const unknown = things.filter(({ isCaptured }) => !isCaptured).map(({ thing }) => thing)
  const missed = things.filter(({ isCaptured, isTold }) => isCaptured && !isTold)
  const unnamed = missed.filter(({ isCited }) => isCited).map(({ thing }) => thing)
  const left = missed.filter(({ isCited }) => !isCited).map(({ thing }) => thing)
  return [
    ...(unknown.length > 0
      ? [
          `${notFollowedMark} ${quoted(unknown)}. Nothing you have captured shows it: reflect on it, and the next text can use it.`,
        ]
      : []),
    ...(unnamed.length > 0
      ? [`${notFollowedMark} ${quoted(unnamed)}. This text uses what you captured about it but does not name it.`]
      : []),
    ...(left.length > 0 ? [`${notFollowedMark} ${quoted(left)}. This text covers other things you did.`] : []),
  ]
}

const quoted = (things: string[]) => things.map((thing) => `“${short(thing)}”`).join(", ")

/** The minimum share of a topic that a text about it must have, relative to the best captured item. */
const near = 0.6
