import { expect, test } from "vitest"
import { doubtAbout } from "./doubt"
import type { Entry } from "./reading/imported-resume"

const place = { part: "", page: null, row: 1 }
const entry = (title: string, employer: string, more: Partial<Entry> = {}): Entry => ({
  ...{ title, employer, location: "", start: "2020", end: "2022", dates: "2020 – 2022", notes: [], bullets: [], place },
  ...more,
})

test("an entry with a title, an employer and dates raises no doubt", () => {
  expect(doubtAbout(entry("Data Engineer", "Tidewise"), "work")).toMatchObject({ doubt: "", isLeftOut: false })
  expect(doubtAbout(entry("Head of Research", "Kite Capital Partners"), "work").doubt).toBe("")
  expect(doubtAbout(entry("BSc Geography", "University of Hull"), "education").doubt).toBe("")
})

test.each([
  ["an employer that is a title", entry("Tidewise", "Senior Data Engineer"), "may be swapped"],
  ["a title that is a place", entry("Lisbon", ""), "may be a place"],
  ["an end before the start", entry("Cook", "Mill", { start: "2022-05", end: "2020-01" }), "misread the dates"],
])("%s is not kept by default", (_, given, doubt) => {
  expect(doubtAbout(given, "work").doubt).toContain(doubt)
  expect(doubtAbout(given, "work").isLeftOut).toBe(true)
})

test("a current job is kept by default, and its doubt asks for a look", () => {
  const current = doubtAbout(entry("Tidewise", "Senior Data Engineer", { end: "present" }), "work")
  expect(current).toMatchObject({ isLikelyWrong: true, isLeftOut: false })
  expect(`${current.doubt} ${current.advice}`).toContain("may be swapped. Check it")
})

test("two parts without an occupation are pointed out, and the entry is kept by default", () => {
  expect(doubtAbout(entry("Quay Lane", "Saltings"), "work")).toMatchObject({
    doubt: "We couldn't tell for sure which part is the title.",
    isLeftOut: false,
  })
  expect(doubtAbout(entry("Trade Counter Sales", "Brook Plumbing Ltd"), "work").doubt).toBe("")
})

test("a missing part is pointed out, and the entry is kept by default", () => {
  const lone = entry("Cook", "", { start: "", end: "", dates: "" })
  expect(doubtAbout(lone, "work")).toMatchObject({
    doubt: "We found no employer and no dates.",
    isLeftOut: false,
  })
  expect(doubtAbout(entry("", "University of Hull"), "education").doubt).toBe("We found no degree.")
})

test.each([
  ["+44 7700 900123", "A phone number"],
  ["ada@example.com", "An email address"],
  ["12 Orchard Road", "A street"],
  ["Hillstraße 4, 27568 Vale", "A street"],
])("%s is not accepted as an employer without a look", (employer, doubt) => {
  expect(doubtAbout(entry("Cook", employer), "work")).toMatchObject({
    doubt: `${doubt} is where the title or the employer should be.`,
    isLeftOut: true,
  })
  expect(doubtAbout(entry("Cook", "12 Orchard Road Bakery"), "work").doubt).toBe("")
})

test("an entry without a title, an employer and lines is not kept by default", () => {
  const lone = entry("", "", { end: "present" })
  expect(doubtAbout(lone, "work")).toMatchObject({ doubt: "We found nothing but dates.", isLeftOut: true })
  const told = entry("", "", { notes: [{ text: "Grew vegetables for the school", place }] })
  expect(doubtAbout(told, "work").isLeftOut).toBe(false)
})

test("work without an employer by its nature raises no doubt", () => {
  expect(doubtAbout(entry("Childminder (self-employed)", ""), "work").doubt).toBe("")
  expect(doubtAbout(entry("Reading helper", ""), "volunteering").doubt).toBe("")
})
