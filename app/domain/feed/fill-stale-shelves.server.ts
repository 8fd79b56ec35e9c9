import { day, iso, minute } from "../clock"
import type { Deps } from "../deps"
import { fillShelf } from "./fill-shelf.server"
import { shelvesNotTried } from "./pool-repository.server"

/** A cron and a consumer have 15 minutes. */
const workingTime = 11 * minute

/**
 * Fills every shelf that nobody has tried to fill since `slot` began: a week ("2026-W47") or a day ("2026-11-21").
 * Can be ended anywhere and called again; answers how many shelves are left, 0 when the slot is done.
 */
export async function fillStaleShelves(deps: Deps, slot: string): Promise<{ added: number; left: number }> {
  const begun = deps.now().getTime()
  const waiting = await shelvesNotTried(deps, iso(slotBegan(slot)))
  let added = 0
  for (const [at, shelf] of waiting.entries()) {
    if (deps.now().getTime() - begun > workingTime) return { added, left: waiting.length - at }
    added += (await fillShelf(deps, shelf)).added
  }
  return { added, left: 0 }
}

/** The first moment (UTC) of an ISO week or of a day. Throws for anything else. */
export function slotBegan(slot: string): Date {
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(slot) ?? []
  if (!year || !week) {
    const began = new Date(`${slot}T00:00:00.000Z`)
    if (Number.isNaN(began.getTime())) throw new Error(`"${slot}" is no week and no day.`)
    return began
  }
  // The 4th of January is always in week 1 (ISO 8601).
  const fourth = new Date(Date.UTC(Number(year), 0, 4))
  const monday = fourth.getTime() - ((fourth.getUTCDay() || 7) - 1) * day
  return new Date(monday + (Number(week) - 1) * 7 * day)
}
