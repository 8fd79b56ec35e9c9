import { expect, test } from "vitest"
import { agreedResume } from "./agreed-resume"
import { readResumeText } from "./reading/read-file"
import { reviewOf } from "./review"
import { AcceptImport } from "./schema"

const resume = readResumeText(`Ada Brook
ada@example.com

EXPERIENCE

Saltings, Quay Lane, 2019 - 2021
- Counted 400 crates of fish a week`)

/** The parts of a review that its owner changed in the first entry. */
const agreedWith = (changes: Record<string, string>) => {
  const { entries } = reviewOf(resume)
  const input = AcceptImport.parse({ id: "1", entries: [{ ...entries[0], keep: "on", ...changes }] })
  return agreedResume(resume, input, "a.txt", { experience: "", texts: new Map(), today: "2026-01-01" })
}

test.each([
  ["4 Sept. '17 until 31 Dec. 2021", "Sep 2017 – Dec 2021"],
  ["Spring 2022 to Aug. 2023", "2022 – Aug 2023"],
  ["2019 - still there", "2019 – present"],
])("the typed dates %s are kept as %s", (typed, dates) => {
  const { entries, lines } = agreedWith({ dates: typed })
  expect(entries[0]).toMatchObject({ dates })
  expect(lines[0]?.roleId).toMatch(/^role_/)
})

test("unreadable dates are rejected at their field", () => {
  expect(() => agreedWith({ dates: "sometime in the nineties" })).toThrow(
    expect.objectContaining({ fields: { "entries[0].dates": [expect.stringContaining("can't read these dates")] } }),
  )
  expect(agreedWith({ dates: "" }).entries[0]).toMatchObject({ dates: "" })
})

test("a title and an employer that may be swapped can be", () => {
  expect(reviewOf(resume).entries[0]).toMatchObject({ title: "Saltings", employer: "Quay Lane", maySwap: true })
  expect(agreedWith({ swap: "on" }).entries[0]).toMatchObject({ title: "Quay Lane", employer: "Saltings" })
  expect(agreedWith({}).entries[0]).toMatchObject({ title: "Saltings", employer: "Quay Lane" })
})
