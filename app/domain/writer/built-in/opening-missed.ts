import { isResume } from "../../document/body"
import { sentencesOf } from "../../document/leaves"
import { readInstructions } from "../instructions"
import { notFollowedMark } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { short } from "./advice"
import { leastOnTopic, topicIn } from "./wording/topic"

/** Names the requested opening if the text mentions it only later. */
export function openingMissed({ customPrompt, evidence }: WritingRequest, { body }: Writing): string[] {
  const { opening } = readInstructions(customPrompt)
  if (!opening) return []
  const on = topicIn(opening, evidence)
  const facts = isResume(body)
    ? body.sections
        .filter(({ kind }) => kind !== "skills")
        .flatMap(({ entries }) => entries.flatMap(({ bullets }) => bullets))
    : sentencesOf(body).filter(({ kind }) => kind === "fact")
  const at = facts.findIndex(({ text }) => on(text) >= leastOnTopic)
  return at > 0 ? [`${notFollowedMark} start with “${short(opening)}”. This text mentions it later.`] : []
}
