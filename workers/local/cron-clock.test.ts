import { fileURLToPath } from "node:url"
import { afterEach, expect, test, vi } from "vitest"
import { unstable_readConfig } from "wrangler"
import { minute } from "../../app/domain/kernel/clock"
import { dayHour, weekHour } from "../../app/domain/schedule/slots"
import { isDue, runCrons } from "./cron-clock"

const config = fileURLToPath(new URL("../../wrangler.toml", import.meta.url))
const { crons }: { crons: string[] } = unstable_readConfig({ config }).triggers

const due = (cron: string) => (at: string) => isDue(cron, new Date(at))

/** 2026-11-22 is a Sunday. */
const noonOf = (weekday: number) => `2026-11-${22 + weekday}T12:00:00.000Z`
const daysOf = (cron: string) => [0, 1, 2, 3, 4, 5, 6].filter((weekday) => due(cron)(noonOf(weekday)))

afterEach(() => {
  vi.useRealTimers()
})

test("days of the week are read as in production: by name, or by number from 1 for Sunday to 7 for Saturday", () => {
  expect(daysOf("0 12 * * SUN")).toEqual([0])
  expect(daysOf("0 12 * * 1")).toEqual([0])
  expect(daysOf("0 12 * * MON")).toEqual([1])
  expect(daysOf("0 12 * * 2")).toEqual([1])
  expect(daysOf("0 12 * * 7")).toEqual([6])
  expect(daysOf("0 12 * * mon-FRI")).toEqual([1, 2, 3, 4, 5])
  expect(daysOf("0 12 * * 2-6")).toEqual([1, 2, 3, 4, 5])
  expect(daysOf("0 12 * * TUE,THU")).toEqual([2, 4])
  expect(daysOf("*/30 9-17 * * *")).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(() => due("0 12 * * 0")(noonOf(0))).toThrow()
})

test("seconds do not matter, but other fields of a date do", () => {
  expect(due("0 6 1 JAN *")("2027-01-01T06:00:59.999Z")).toBe(true)
  expect(due("0 6 1 JAN *")("2027-01-01T06:01:00.000Z")).toBe(false)
  expect(due("0 6 1 JAN *")("2027-02-01T06:00:00.000Z")).toBe(false)
  expect(due("0 6 L * *")("2028-02-29T06:00:00.000Z")).toBe(true)
})

test("the product's crons name their days unambiguously and fire at the documented times", () => {
  expect(crons.length).toBeGreaterThan(0)
  for (const cron of crons) expect(cron.split(" ")[4]).toMatch(/^(\*|[A-Z]{3}([,-][A-Z]{3})*)$/)
  const week = Array.from({ length: 7 * 24 * 60 }, (_, n) => new Date(Date.UTC(2026, 10, 22) + n * minute))
  const firedBy = (cron: string) => week.filter((at) => isDue(cron, at)).map((at) => at.toISOString())
  expect(firedBy("* * * * *")).toHaveLength(week.length)
  expect(firedBy(crons.find((cron) => cron.startsWith(`0 ${dayHour} `)) ?? "")).toHaveLength(7)
  expect(firedBy(crons.find((cron) => cron.startsWith(`0 ${weekHour} `)) ?? "")).toEqual(["2026-11-23T06:00:00.000Z"])
})

test("the clock fires each cron once in its minute, and nothing after it is stopped", () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T05:58:30.000Z") })
  const fired: string[] = []
  const stop = runCrons(
    crons,
    () => new Date(),
    (cron) => fired.push(`${cron} ${new Date().toISOString().slice(0, 16)}`),
  )
  vi.advanceTimersByTime(24 * 60 * minute + 5 * minute)
  stop()
  const count = fired.length
  vi.advanceTimersByTime(60 * minute)
  expect(fired).toHaveLength(count)
  expect(fired.filter((line) => !line.startsWith("* * *"))).toEqual([
    "0 3 * * * 2026-11-23T03:00",
    "0 6 * * MON 2026-11-23T06:00",
  ])
})
