import type { WritingLine } from "../../achievements/writing-line"
import { rolesOf } from "../../career/held-roles"
import type { WritingRequest } from "../writer"

/** The maximum number of lines in one prompt. */
const maxLines = 60

/**
 * The person's lines as shown to a model, agreed ones first and the strongest of each: with their roles and the names
 * of their evidence items. Lines that were set aside are left out.
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

/** Agreed lines rank above lines that await review, and pinned lines above any strength. */
function rankOf({ state, pinned, strength }: WritingLine): number {
  return (state === "agreed" ? 1000 : 0) + (pinned ? 500 : 0) + strength
}
