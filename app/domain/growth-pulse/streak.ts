import { TZDate } from "@date-fns/tz"
import type { Cadence } from "../users/actor"

/**
 * A run of consecutive periods with an answer. `lastPeriod` is the period of the last answer; null before the first.
 */
export interface Streak {
  streak: number
  lastPeriod: number | null
}

const dayLength = 86_400_000

/**
 * The number of the local day or week (Monday to Sunday) that contains the instant, counted from that of January 1,
 * 1970. Consecutive days and weeks differ by exactly one, even across DST changes. An unknown time zone counts as UTC.
 */
export function localPeriod(at: Date, timeZone: string, cadence: Cadence): number {
  const zoned = new TZDate(at.getTime(), timeZone)
  const local = Number.isNaN(zoned.getTime()) ? new TZDate(at.getTime(), "UTC") : zoned
  const day = Math.floor(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / dayLength)
  // January 1, 1970 was a Thursday, three days into its week.
  return cadence === "daily" ? day : Math.floor((day + 3) / 7)
}

/**
 * The streak after an answer in `period`: incremented right after the last answered period, unchanged within it, else
 * 1. An answer in an earlier period (the user flew west) changes nothing.
 */
export function nextStreak(before: Streak, period: number): Streak {
  const { streak, lastPeriod } = before
  if (lastPeriod === null) return { streak: 1, lastPeriod: period }
  if (period <= lastPeriod) return before
  return { streak: period === lastPeriod + 1 ? streak + 1 : 1, lastPeriod: period }
}

/** The streak to show in `nowPeriod`: valid in the last answered period and throughout the next one, else 0. */
export function currentStreak({ streak, lastPeriod }: Streak, nowPeriod: number): number {
  return lastPeriod !== null && nowPeriod - lastPeriod <= 1 ? streak : 0
}

/** The streak recomputed from all answers, after a change of cadence or time zone. */
export function streakOf(answeredAt: Date[], timeZone: string, cadence: Cadence): Streak {
  const periods = answeredAt.map((at) => localPeriod(at, timeZone, cadence)).sort((a, b) => a - b)
  return periods.reduce<Streak>(nextStreak, { streak: 0, lastPeriod: null })
}
