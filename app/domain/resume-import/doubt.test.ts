import { expect, test } from "vitest"
import { doubtAbout } from "./doubt"
import type { Entry } from "./reading/imported-resume"

const place = { part: "", page: null, row: 1 }
const entry = (title: string, employer: string, more: Partial<Entry> = {}): Entry => ({
  ...{ title, employer, location: "", start: "2020", end: "2022", dates: "2020 – 2022", notes: [], bullets: [], place },
  ...more,
})

test("an entry with a title, an employer and dates raises no doubt", () => {
  expect(doubtAbout(entry("Data Engineer", "Tidewise"), "work")).toEqual({ doubt: "", isLikelyWrong: false })
  expect(doubtAbout(entry("Head of Research", "Kite Capital Partners"), "work").doubt).toBe("")
  expect(doubtAbout(entry("BSc Geography", "University of Hull"), "education").doubt).toBe("")
})

test.each([
  ["an employer that is a title", entry("Tidewise", "Senior Data Engineer"), "may be swapped"],
  ["a title that is a place", entry("Lisbon", ""), "may be a place"],
  ["an end before the start", entry("Cook", "Mill", { start: "2022-05", end: "2020-01" }), "misread the dates"],
])("%s is not kept by default", (_, given, doubt) => {
  expect(doubtAbout(given, "work").doubt).toContain(doubt)
  expect(doubtAbout(given, "work").isLikelyWrong).toBe(true)
})

test("a missing part is pointed out, and the entry is kept by default", () => {
  const lone = entry("Cook", "", { start: "", end: "", dates: "" })
  expect(doubtAbout(lone, "work")).toEqual({ doubt: "We found no employer and no dates.", isLikelyWrong: false })
  expect(doubtAbout(entry("", "University of Hull"), "education").doubt).toBe("We found no degree.")
})
