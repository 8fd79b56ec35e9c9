import { day } from "../../kernel/clock"

/** The start (UTC) of a slot: of an ISO week ("2026-W47") or a day ("2026-11-21"). Throws for anything else. */
export function slotStart(slot: string): Date {
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(slot) ?? []
  if (!year || !week) {
    const began = new Date(`${slot}T00:00:00.000Z`)
    if (Number.isNaN(began.getTime())) throw new Error(`"${slot}" is neither a week nor a day.`)
    return began
  }
  // January 4th is always in week 1 (ISO 8601).
  const fourth = new Date(Date.UTC(Number(year), 0, 4))
  const monday = fourth.getTime() - ((fourth.getUTCDay() || 7) - 1) * day
  return new Date(monday + (Number(week) - 1) * 7 * day)
}
