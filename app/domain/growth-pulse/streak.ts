import { TZDate } from "@date-fns/tz"
import type { Cadence } from "../users/actor"

/** A run of consecutive periods with an answer. `lastPeriod` is the period of the last answer, null before the first. */
export interface Streak {
  streak: number
  lastPeriod: number | null
}

const dayLength = 86_400_000

/**
 * The number of the local day or week (Monday to Sunday) that the instant falls in, counted from that of
 * 1 January 1970. Consecutive days and weeks differ by exactly one, whatever the clocks do in between.
 * An unknown time zone counts as UTC.
 */
export function localPeriod(at: Date, timeZone: string, cadence: Cadence): number {
  const zoned = new TZDate(at.getTime(), timeZone)
  const local = Number.isNaN(zoned.getTime()) ? new TZDate(at.getTime(), "UTC") : zoned
  const day = Math.floor(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / dayLength)
  // 1 January 1970 was a Thursday, three days into its week.
  return cadence === "daily" ? day : Math.floor((day + 3) / 7)
}

/**
 * The streak after an answer in `period`: one more right after the last answered period, unchanged within it, else
 * 1. An answer in an earlier period (the user has flown west) changes nothing.
 */
export function nextStreak(before: Streak, period: number): Streak {
  const { streak, lastPeriod } = before
  if (lastPeriod === null) return { streak: 1, lastPeriod: period }
  if (period <= lastPeriod) return before
  return { streak: period === lastPeriod + 1 ? streak + 1 : 1, lastPeriod: period }
}

/** The streak to show in `nowPeriod`: alive in the last answered period and all through the one after it, else 0. */
export function currentStreak({ streak, lastPeriod }: Streak, nowPeriod: number): number {
  return lastPeriod !== null && nowPeriod - lastPeriod <= 1 ? streak : 0
}

/** The streak counted anew from all answers, for when the cadence or the time zone has changed. */
export function streakOf(answeredAt: Date[], timeZone: string, cadence: Cadence): Streak {
  const periods = answeredAt.map((at) => localPeriod(at, timeZone, cadence)).sort((a, b) => a - b)
  return periods.reduce<Streak>(nextStreak, { streak: 0, lastPeriod: null })
}
