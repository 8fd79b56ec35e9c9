import { type Body, isResume } from "../../../document/body"
import type { Part } from "../../../document/document-part"
import type { WritingRequest } from "../../writer"
import { briefOf } from "../provider-brief"

/** Removes subheadings that have become empty and renumbers slides and posts. */
export function withoutEmptySubheadings(body: Body, request: WritingRequest): Body {
  if (isResume(body)) return body
  const parts = body.parts.filter(({ kind }, at) => {
    const next = body.parts[at + 1]
    return kind !== "subheading" || (next !== undefined && !/heading/.test(next.kind))
  })
  const { numbered } = briefOf(request)
  if (!numbered) return { parts }
  let number = numbered.from
  const isCounted = new RegExp(`^${numbered.heading} \\d+$`)
  const counted = (part: Part): Part => ({
    ...part,
    sentences: part.sentences.map((sentence) =>
      isCounted.test(sentence.text) ? { ...sentence, text: `${numbered.heading} ${number++}` } : sentence,
    ),
  })
  return { parts: parts.map((part) => (part.kind === "subheading" ? counted(part) : part)) }
}
