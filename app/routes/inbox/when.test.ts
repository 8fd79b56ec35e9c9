import { expect, test } from "vitest"
import { whenText } from "./when.server"

const now = new Date("2026-03-10T23:30:00.000Z")

test("a moment is told by the reader's clock", () => {
  expect(whenText("2026-03-10T23:05:00.000Z", "Australia/Sydney", now).absolute).toBe("11 March 2026, 10:05")
  expect(whenText("2026-03-10T23:05:00.000Z", "No/Where", now).absolute).toBe("10 March 2026, 23:05")
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
  expect(whenText(at, "UTC", now).relative).toBe(told)
})
