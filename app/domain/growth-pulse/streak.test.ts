import fc from "fast-check"
import { expect, test } from "vitest"
import { currentStreak, localPeriod, nextStreak, type Streak, streakOf } from "./streak"

const zones = ["UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Kiritimati"]
const instants = fc.date({ min: new Date("2000-01-01"), max: new Date("2060-01-01"), noInvalidDate: true })
const none: Streak = { streak: 0, lastPeriod: null }

test("11:30 pm in New York is still the same day there, but the next one in UTC", () => {
  const at = new Date("2026-03-11T03:30:00Z")
  expect(localPeriod(at, "UTC", "daily") - localPeriod(at, "America/New_York", "daily")).toBe(1)
})
test("Berlin's 23-hour and 25-hour days count as one day each", () => {
  const days = (instants: string[]) => instants.map((at) => localPeriod(new Date(at), "Europe/Berlin", "daily"))
  const [saturday, sunday, monday] = days(["2026-03-28T22:59:00Z", "2026-03-29T21:59:00Z", "2026-03-29T22:00:00Z"])
  expect([sunday! - saturday!, monday! - sunday!]).toEqual([1, 1])
  const [before, long, end, after] = days([
    "2026-10-24T21:59:00Z",
    "2026-10-24T22:00:00Z",
    "2026-10-25T22:59:00Z",
    "2026-10-25T23:00:00Z",
  ])
  expect([long! - before!, end! - long!, after! - end!]).toEqual([1, 0, 1])
})
test("a week runs from Monday to Sunday, even across New Year", () => {
  const week = (day: string) => localPeriod(new Date(`${day}T12:00:00Z`), "UTC", "weekly")
  expect(week("2026-12-28")).toBe(week("2027-01-03"))
  expect(week("2027-01-04")).toBe(week("2027-01-03") + 1)
})
test("an unknown time zone counts as UTC", () => {
  const at = new Date("2026-11-21T23:30:00Z")
  expect(localPeriod(at, "Middle/Earth", "daily")).toBe(localPeriod(at, "UTC", "daily"))
})
test("periods never go backwards, and no zone skips a day or week", () => {
  fc.assert(
    fc.property(
      instants,
      fc.constantFrom(...zones),
      fc.constantFrom("daily" as const, "weekly" as const),
      (at, zone, cadence) => {
        const length = cadence === "daily" ? 24 : 7 * 24
        const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)
        const now = localPeriod(at, zone, cadence)
        // DST shifts clocks by at most an hour here, so 2 hours less stay within one step and 2 hours more make a step.
        expect([0, 1]).toContain(localPeriod(hours(length - 2), zone, cadence) - now)
        expect([1, 2]).toContain(localPeriod(hours(length + 2), zone, cadence) - now)
      },
    ),
  )
})
test("an answer on each of n consecutive periods makes a streak of n, however often it is answered", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -50, max: 30_000 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
      (first, times) => {
        const periods = times.flatMap((count, at) => Array.from({ length: count }, () => first + at))
        expect(periods.reduce(nextStreak, none)).toEqual({ streak: times.length, lastPeriod: first + times.length - 1 })
      },
    ),
  )
})
test("a missed period starts again at 1", () => {
  expect(nextStreak({ streak: 9, lastPeriod: 100 }, 102)).toEqual({ streak: 1, lastPeriod: 102 })
})
test("an answer in an earlier local day, after a flight west, changes nothing", () => {
  expect(nextStreak({ streak: 3, lastPeriod: 100 }, 99)).toEqual({ streak: 3, lastPeriod: 100 })
})
test("a streak is alive through the period after the last answer and gone in the one after that", () => {
  const streak = { streak: 4, lastPeriod: 100 }
  expect([99, 100, 101, 102].map((period) => currentStreak(streak, period))).toEqual([4, 4, 4, 0])
  expect(currentStreak(none, 5)).toBe(0)
})
test("recounting all answers in any order gives the same streak as incremental counting", () => {
  fc.assert(
    fc.property(fc.array(instants, { maxLength: 40 }), fc.constantFrom(...zones), (at, zone) => {
      const sorted = [...at].sort((a, b) => a.getTime() - b.getTime())
      const along = sorted.reduce((streak, each) => nextStreak(streak, localPeriod(each, zone, "daily")), none)
      expect(streakOf(at, zone, "daily")).toEqual(along)
    }),
  )
})
