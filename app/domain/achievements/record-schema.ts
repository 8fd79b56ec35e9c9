import * as z from "zod"
import { version } from "../kernel/version"
import type { LineState } from "./rules"
import { ChangeAchievement, CreateAchievement, lineText, OrderAchievements, roleId } from "./schema"

// The forms of the achievements pages send strings, and the button's value selects the action.

const emptyDay = z.string().optional()

/** A period with only one date is that day; without dates there is none. */
function periodTyped(from?: string, to?: string): { period?: { from: string; to: string } } {
  return from || to ? { period: { from: from || to || "", to: to || from || "" } } : {}
}

/** A typed line. A period with only one date is that day; without dates it is today. */
export const AddLine = z
  .object({ text: z.string().optional(), roleId: z.string().optional(), from: emptyDay, to: emptyDay })
  .transform(({ text = "", roleId, from, to }): z.input<typeof CreateAchievement> => {
    return { text, roleId: roleId ?? "", ...periodTyped(from, to) }
  })
  .pipe(CreateAchievement)

const states = new Map<string, LineState>([
  ["agree", "agreed"],
  ["aside", "set-aside"],
])

const ChangedLine = ChangeAchievement.extend({
  id: z.string(),
  // The role has already been parsed.
  roleId: z.string().optional(),
})

/** A change of one line. `save` and `agree` use the typed values; the other buttons change one property. */
export const ChangeLine = z
  .object({
    intent: z.string(),
    id: z.string().max(100),
    version,
    text: lineText.optional(),
    roleId: roleId.optional(),
    from: emptyDay,
    to: emptyDay,
  })
  .transform(({ intent, id, version, text, roleId, from, to }): z.input<typeof ChangedLine> => {
    const typed = intent === "save" || intent === "agree" ? { text, roleId, ...periodTyped(from, to) } : {}
    const pinned = intent === "pin" ? { pinned: true } : intent === "unpin" ? { pinned: false } : {}
    const state = states.get(intent)
    return { id, version, ...typed, ...pinned, ...(state ? { state } : {}) }
  })
  .pipe(ChangedLine)
export type ChangeLine = z.output<typeof ChangeLine>

/** Moves a line up or down by one among the lines of its role, which are sent in displayed order. */
export const MoveLine = z
  .object({ intent: z.enum(["up", "down"]), id: z.string(), roleId: z.string(), order: z.string().max(20_000) })
  .transform(({ intent, id, roleId, order }): z.input<typeof OrderAchievements> => {
    const ids = order.split(" ")
    const at = ids.indexOf(id)
    const to = Math.max(0, Math.min(ids.length - 1, at + (intent === "up" ? -1 : 1)))
    return { roleId, ids: at < 0 ? ids : moved(ids, at, to) }
  })
  .pipe(OrderAchievements)

function moved(ids: string[], at: number, to: number): string[] {
  const others = ids.filter((_, i) => i !== at)
  return [...others.slice(0, to), ids[at] ?? "", ...others.slice(to)]
}
