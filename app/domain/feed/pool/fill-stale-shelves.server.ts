import { iso, minute } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { fillShelf } from "./fill-shelf.server"
import { shelvesNotTried } from "./repository.server"
import { slotStart } from "./slot"

/** Cron and consumer invocations are limited to 15 minutes. */
const workingTime = 11 * minute

/**
 * Fills every shelf not tried since `slot` started: a week ("2026-W47") or a day ("2026-11-21"). May be interrupted and
 * called again. Returns how many shelves are left; 0 means that the slot is done.
 */
export async function fillStaleShelves(deps: Deps, slot: string): Promise<{ added: number; left: number }> {
  const begun = deps.now().getTime()
  const waiting = await shelvesNotTried(deps, iso(slotStart(slot)))
  let added = 0
  for (const [at, shelf] of waiting.entries()) {
    if (deps.now().getTime() - begun > workingTime) return { added, left: waiting.length - at }
    added += (await fillShelf(deps, shelf)).added
  }
  return { added, left: 0 }
}
