import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you do?").texts

test.each([
  [
    "I looked after the A level. My last class of 22 got 68 per cent A to B, against 49 the year before.",
    "Looked after the A level. The last class of 22 got 68 per cent A to B, compared with 49 the year before.",
  ],
  [
    "I brought in daily games, 25 out of 30 of mine got full marks, last year in year 4 it was 14",
    "Brought in daily games; 25 out of 30 got full marks, compared with 14 last year.",
  ],
])("the level of the time before stands behind the present one: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  [
    "We have 640 automated tests, from them 410 I wrote personally, other is from Bogdan.",
    "Wrote 410 of the 640 automated tests personally.",
  ],
  ["There are 30 wells in the valley, 18 of them I drilled myself", "Drilled 18 of the 30 wells."],
])("a part that the person did is told with its whole: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each(["we looked at 40 flats, 12 of them I never saw", "We have 30 wells, 18 of them the firm drilled"])(
  "a part that the person did not do is not told: %s",
  (response) => {
    expect(linesOf(response).join(" ")).not.toMatch(/\b1[28] of the\b/)
  },
)

test.each([
  [
    "I wrote a spreadsheet which checks a swap against the rules; before that the manager did it by hand. We do around 70 swaps a week.",
    "Wrote a spreadsheet which checks a swap against the rules, for around 70 swaps a week.",
  ],
  [
    "I built a template for discharge letters. We send about 120 letters a week.",
    "Built a template for discharge letters, for about 120 letters a week.",
  ],
])("how much goes through a product is told with it: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test("an amount of other things is not that of a product", () => {
  expect(linesOf("I set up a kiln log. We get 40 visitors a week").join(" ")).not.toContain("for 40 visitors")
})
