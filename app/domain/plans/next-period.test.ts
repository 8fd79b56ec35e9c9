import fc from "fast-check"
import { expect, test } from "vitest"
import { day } from "../kernel/clock"
import { nextPeriodStart, periodStart } from "./period"

test("a free account's period starts on the 1st, a paid one's on its own day, clamped to the end of the month", () => {
  const on = (now: string, anchor: string | null) => nextPeriodStart(new Date(now), anchor)
  expect(on("2026-12-31T23:59:59Z", null)).toBe("2027-01-01")
  expect(on("2026-01-31T00:00:00Z", "2025-01-31")).toBe("2026-02-28")
  expect(on("2026-02-28T00:00:00Z", "2025-01-31")).toBe("2026-03-31")
  expect(on("2028-02-10T00:00:00Z", "2025-01-30")).toBe("2028-02-29")
})

test("the next period directly follows the current one, for any day and anchor", () => {
  const moments = fc.date({ min: new Date("2024-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.option(moments), (now, anchored) => {
      const anchor = anchored?.toISOString() ?? null
      const next = Date.parse(nextPeriodStart(now, anchor))
      expect(next).toBeGreaterThan(now.getTime())
      expect(next - Date.parse(periodStart(now, anchor))).toBeLessThanOrEqual(31 * day)
      expect(periodStart(new Date(next - 1), anchor)).toBe(periodStart(now, anchor))
      expect(periodStart(new Date(next), anchor)).toBe(nextPeriodStart(now, anchor))
    }),
  )
})
