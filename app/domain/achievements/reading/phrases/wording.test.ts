import { expect, test } from "vitest"
import { finished } from "./wording"

test.each([
  ["cut costs by 1200 €", "Cut costs by €1200."],
  ["cut costs by 1,200 €", "Cut costs by €1,200."],
  ["cut costs by 1.200 €", "Cut costs by €1,200."],
  ["cut costs by 300 000 €", "Cut costs by €300,000."],
  ["cut the unit price to 12.50 €", "Cut the unit price to €12.50."],
])("the sign moves before the whole amount: %s", (text, line) => {
  expect(finished(text)).toBe(line)
})

test("a word typed twice is written once, a name made of two equal words is kept", () => {
  expect(finished("ran the the night shift at the Walla Walla branch")).toBe(
    "Ran the night shift at the Walla Walla branch.",
  )
})
