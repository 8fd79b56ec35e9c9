import type { WritingLine } from "../../achievements/writing-line"
import { rolesOf } from "../../career/held-roles"
import type { WritingRequest } from "../writer"

/** Lines in one prompt. */
const maxLines = 60

/**
 * The person's lines as a model is shown them, the agreed ones first and of each the strongest: with the role that each
 * stands under and the names of the items that it rests on. Those set aside are not shown.
 */
export function lineTexts(
  request: WritingRequest,
  ids: ReadonlyMap<string, string>,
): { text: string; about: string }[] {
  const names = new Map([...ids].map(([name, id]) => [id, name]))
  const roles = new Map(
    rolesOf(request.profile.experience ?? "").map(({ id, title, employer }) => [id, `${title}, ${employer}`]),
  )
  return request.lines
    .filter(({ state }) => state !== "set-aside")
    .sort((a, b) => rankOf(b) - rankOf(a))
    .slice(0, maxLines)
    .flatMap((line) => {
      const items = line.evidenceIds.flatMap((id) => names.get(id) ?? [])
      if (items.length === 0) return []
      const role = line.roleId ? roles.get(line.roleId) : undefined
      return [{ text: line.text, about: [line.state, items.join(", "), role].filter(Boolean).join("; ") }]
    })
}

/** Agreed lines outrank lines that wait for review, and pinned lines outrank any strength. */
function rankOf({ state, pinned, strength }: WritingLine): number {
  return (state === "agreed" ? 1000 : 0) + (pinned ? 500 : 0) + strength
}
