import type { WritingLine } from "../../../achievements/writing-line"
import type { WritingRequest } from "../../writer"
import { onTopics, topicsOf } from "../wording/topic"

/** A topic named in the reflection around a line counts less than one in the line itself. */
const aroundLine = 0.9

/** How well a line, or an item behind it, matches the topics of the instructions. */
export function topicOf({ customPrompt, evidence }: Pick<WritingRequest, "customPrompt" | "evidence">) {
  const on = onTopics(topicsOf(customPrompt), evidence)
  const told = new Map(evidence.map(({ id, text }) => [id, on(text)]))
  return ({ text, parts, evidenceIds }: WritingLine) =>
    Math.max(
      on([text, ...Object.values(parts).flat()].join(" ")),
      aroundLine * Math.max(0, ...evidenceIds.map((id) => told.get(id) ?? 0)),
    )
}
