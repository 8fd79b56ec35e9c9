import type { Recurring } from "./types"

const daySeconds = 86_400

/**
 * The end of the period that begins at `start` (epoch seconds), counted from the anchor. The anchor's day is clamped to
 * short months, not lost.
 */
export function periodEnd(anchor: number, start: number, { interval, interval_count: every }: Recurring): number {
  if (interval === "day" || interval === "week") return start + every * daySeconds * (interval === "week" ? 7 : 1)
  const months = every * (interval === "year" ? 12 : 1)
  for (let steps = 1; ; steps++) {
    const end = addMonths(anchor, steps * months)
    if (end > start) return end
  }
}

function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay))
  return (day + (from.getTime() % (daySeconds * 1000))) / 1000
}
