import { textOfPart } from "../../document/document-part"
import { draftParts } from "../../document/render/parts"
import { readInstructions } from "../instructions"
import { notFollowedMark } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { short } from "./advice"
import { contentWords, stressed } from "./wording/focus"

/** Names the topics in the instructions that the text does not cover, with the reason. */
export function notTold({ customPrompt, evidence }: WritingRequest, { body }: Writing): string[] {
  const told = contentWords(draftParts(body).map(textOfPart).join(" "))
  const missed = readInstructions(customPrompt)
    .emphasis.flatMap(thingsOf)
    .filter((thing) => !isIn(thing, told))
  const captured = contentWords(evidence.map(({ text }) => text).join(" "))
  const unknown = missed.filter((thing) => !isIn(thing, captured))
  const left = missed.filter((thing) => isIn(thing, captured))
  return [
    ...(unknown.length > 0
      ? [
          `${notFollowedMark} ${quoted(unknown)}. Nothing you have captured shows it: reflect on it, and the next text can use it.`,
        ]
      : []),
    ...(left.length > 0 ? [`${notFollowedMark} ${quoted(left)}. This text covers other things you did.`] : []),
  ]
}

const quoted = (things: string[]) => things.map((thing) => `“${short(thing)}”`).join(", ")

/** "that I speak German and managed 200 people" asks for two things. */
function thingsOf(emphasis: string): string[] {
  return emphasis
    .split(/[,;]\s+|\s+(?:and|&)\s+/)
    .map((thing) => thing.replace(/^(?:and\s+)?(?:that\s+)?(?:I\s+)?/, "").trim())
    .filter((thing) => stressed(thing).size > 0)
}

/** A text covers a topic if it shares a word with it and lacks none of its figures and names. */
function isIn(thing: string, words: Set<string>): boolean {
  const exact = contentWords((thing.match(/(?<=\s)\p{Lu}[\p{L}\p{N}]+|\d[\d.,]*/gu) ?? []).join(" "))
  return [...stressed(thing)].some((word) => words.has(word)) && [...exact].every((word) => words.has(word))
}
