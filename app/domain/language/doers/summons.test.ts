import { expect, test } from "vitest"
import { readReflection } from "../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you do?").texts

test.each([
  [
    "police called me to a flat on moor st for a welfare check at 2am, opened a deadlock without drilling it",
    "Opened a deadlock without drilling.",
  ],
  ["a farmer rang us out at night, freed a calf in 20 minutes", "Freed a calf in 20 minutes."],
])("whoever was called out did the work: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  "my manager called me out to the site, launched 3 new depots",
  "the supplier called me to a meeting, launched 3 new products",
  "the landlord called me to a flat, fixed 3 boilers himself in the end",
  "the council phoned me for a quote, paid 6,000 pounds within a week",
])("what the callers did is not the person's: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})
