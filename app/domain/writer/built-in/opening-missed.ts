import { type Body, isResume } from "../../document/body"
import type { ContentType } from "../../document/kinds"
import { sentencesOf } from "../../document/leaves"
import { draftParts } from "../../document/render/parts"
import type { DraftSentence } from "../../evidence/schema"
import { readInstructions } from "../instructions"
import { notFollowedMark } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { short } from "./advice"
import { leastOnTopic, openingTopics, topicIn } from "./wording/topic"

/** Names the requested opening if the text mentions it only later. */
export function openingMissed({ type, customPrompt, evidence }: WritingRequest, { body }: Writing): string[] {
  const { opening } = readInstructions(customPrompt)
  if (!opening) return []
  const words = topicIn(openingTopics(opening)[0] ?? opening, evidence)
  const behind = new Map(evidence.map(({ id, text, source }) => [id, words(`${source} ${text}`)]))
  const on = ({ text, evidenceIds }: DraftSentence) =>
    Math.max(words(text), ...evidenceIds.map((id) => behind.get(id) ?? 0))
  const facts = isResume(body)
    ? body.sections
        .filter(({ kind }) => kind !== "skills")
        .flatMap(({ entries }) => entries.flatMap(({ bullets }) => bullets))
    : deedsOf(body, type).filter(({ kind }) => kind === "fact")
  const at = facts.findIndex((each) => on(each) >= leastOnTopic)
  return at > 0 ? [`${notFollowedMark} start with “${short(opening)}”. This text mentions it later.`] : []
}

/** A letter starts after its greeting and the sentences about who writes and for which job. */
const deedsOf = (body: Body, type: ContentType): DraftSentence[] =>
  type === "cover_letter"
    ? draftParts(body)
        .slice(introduction)
        .flatMap(({ sentences }) => sentences)
    : sentencesOf(body)
const introduction = 2
