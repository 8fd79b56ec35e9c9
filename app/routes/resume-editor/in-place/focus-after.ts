import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { headedSections, type Operation } from "../../../domain/document/draft/operations"
import { fieldId } from "../fields/paths"

const linesOf = ({ sections }: ResumeDraft) =>
  sections.flatMap(({ kind, entries }) =>
    entries.flatMap(({ heading, notes, bullets }) => [
      ...(heading && headedSections.includes(kind) ? [fieldId(heading.id, "title")] : []),
      ...[...notes, ...bullets].map(({ id }) => fieldId(id)),
    ]),
  )

/**
 * The id of the element to focus after a change: the new one, the moved one, or the one that took the place of a
 * removed one.
 */
export function focusAfter({ verb, target }: Operation, before: ResumeDraft, after: ResumeDraft): string {
  const [old, now] = [linesOf(before), linesOf(after)]
  if (verb === "up" || verb === "down") return `${verb}-${target}`
  if (verb !== "remove") return now.find((id) => !old.includes(id)) ?? ""
  const gone = old.findIndex((id) => !now.includes(id))
  return now[Math.min(gone, now.length - 1)] ?? ""
}
