import { expect, test } from "vitest"
import { whenText } from "./when.server"

const now = new Date("2026-03-10T23:30:00.000Z")

test("a time is formatted in the reader's time zone and locale", () => {
  const reader = { locale: "en-GB", timeZone: "Australia/Sydney" }
  expect(whenText("2026-03-10T23:05:00.000Z", reader, now).absolute).toBe("11 Mar 2026, 10:05")
})

test.each([
  ["2026-03-10T23:29:40.000Z", "just now"],
  ["2026-03-10T23:31:00.000Z", "just now"],
  ["2026-03-10T23:28:59.000Z", "1 minute ago"],
  ["2026-03-10T20:00:00.000Z", "3 hours ago"],
  ["2026-03-09T20:00:00.000Z", "yesterday"],
  ["2026-03-01T20:00:00.000Z", "9 days ago"],
  ["2026-01-01T20:00:00.000Z", "2 months ago"],
  ["2024-01-01T20:00:00.000Z", "2 years ago"],
])("%s is %s", (at, told) => {
  expect(whenText(at, { locale: "en-US", timeZone: "UTC" }, now).relative).toBe(told)
})
