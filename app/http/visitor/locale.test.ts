import { expect, test } from "vitest"
import { formatDate, formatMoment, formatMonth, formatNumber } from "../../domain/kernel/format"
import { readLocale } from "./locale.server"

const asking = (language?: string) =>
  new Request("https://app.example/", { headers: language ? { "Accept-Language": language } : {} })

test.each([
  ["en-US,en;q=0.9", "en-US", "Nov 22, 2026", "12,345"],
  ["en", "en-US", "Nov 22, 2026", "12,345"],
  ["en-GB,en;q=0.9", "en-GB", "22 Nov 2026", "12,345"],
  ["de-DE,de;q=0.9,en;q=0.8", "en-DE", "22 Nov 2026", "12.345"],
  ["de", "en-DE", "22 Nov 2026", "12.345"],
  ["*", "en-US", "Nov 22, 2026", "12,345"],
  ["not a language", "en-US", "Nov 22, 2026", "12,345"],
  [undefined, "en-US", "Nov 22, 2026", "12,345"],
])("a browser that asks for %s reads dates and numbers as %s", (language, locale, date, number) => {
  expect(readLocale(asking(language))).toBe(locale)
  expect(formatDate("2026-11-22T09:00:00.000Z", { locale, timeZone: "UTC" })).toBe(date)
  expect(formatNumber(12345, locale)).toBe(number)
})

test("dates follow the reader's time zone; an unknown one counts as UTC", () => {
  const at = "2026-03-10T23:05:00.000Z"
  expect(formatDate(at, { locale: "en-US", timeZone: "Australia/Sydney" })).toBe("Mar 11, 2026")
  expect(formatMoment(at, { locale: "en-US", timeZone: "Australia/Sydney" })).toMatch(/^Mar 11, 2026, 10:05\sAM$/)
  expect(formatMoment(at, { locale: "en-GB", timeZone: "No/Where" })).toBe("10 Mar 2026, 23:05")
  expect(formatMonth("2026-03-31", "en-US")).toBe("Mar 2026")
})
