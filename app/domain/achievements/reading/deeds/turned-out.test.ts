import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "I pulled the fault log for the whole site, turned out 31 of 40 of those faults were the same slip ring brush.",
    "Pulled the fault log for the whole site and found that 31 of 40 faults were the same slip ring brush.",
  ],
  [
    "I went through last year's returns and it turned out that 60% of them came from one supplier.",
    "Went through last year's returns and found that 60% came from one supplier.",
  ],
  [
    "I checked the bookings for 6 weeks. Turned out 1 in 5 was a double entry.",
    "Checked the bookings for 6 weeks and found that 1 in 5 was a double entry.",
  ],
  [
    "I audited 90 files and it turns out 34 had no consent form.",
    "Audited 90 files and found that 34 had no consent form.",
  ],
])("what turned out, for somebody who looked, was found: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["It turned out the boss was right about 3 of them"],
  ["I baked 3 cakes for the fair and it turned out 2 were burnt."],
  ["Sam checked the meter, turned out 9 of 20 were wrong"],
])("what turned out without looking was not found: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/\bfound\b|turned out/)
})
