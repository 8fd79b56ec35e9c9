import { day, iso } from "../kernel/clock"

/**
 * The day (UTC, YYYY-MM-DD) on which the usage period containing `now` started: the 1st of the month for a free
 * account, otherwise monthly from the billing anchor, with its day clamped to the month's end (31 January → 28
 * February).
 */
export function periodStart(now: Date, anchor: string | null): string {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  const dayOfMonth = anchor ? new Date(anchor).getUTCDate() : 1
  const thisMonth = clamped(year, month, dayOfMonth)
  const start = thisMonth.getTime() <= now.getTime() ? thisMonth : clamped(year, month - 1, dayOfMonth)
  return iso(start).slice(0, 10)
}

/** The day (UTC, YYYY-MM-DD) on which the next usage period starts and the counts reset. */
export function nextPeriodStart(now: Date, anchor: string | null): string {
  // Periods last 28 to 31 days, so this falls within the next one.
  return periodStart(new Date(Date.parse(periodStart(now, anchor)) + 31 * day), anchor)
}

function clamped(year: number, month: number, dayOfMonth: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(dayOfMonth, lastDay)))
}
