import { expect, test } from "vitest"
import { readReflection } from "../../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  ["Secret is shift list: I give it 4 weeks before they start.", /^G(?:ives|ave) the shift list 4 weeks/],
  ["The trick is a color code: I paint it on 40 hoses every spring.", /^Paints the color code on 40 hoses/],
  ["The problem was the pump: I rebuilt it in 3 hours", /^Rebuilt the pump in 3 hours/],
  [
    "No escape. 118 000 fish in it. After: check list for storm, 16 points, I wrote it.",
    /^Wrote the check list for storm/,
  ],
])("'it' is what the thing is said to be, and not what did not happen: %s", (response, line) => {
  expect(linesOf(response)[0]).toMatch(line)
})

test.each([
  [
    "backfilled 4 years of card data in 6 days, est was 3 weeks. chunked it by month and ran it at night",
    /\b(?:chunked|ran) the est\b/i,
  ],
  ["repainted 12 rooms in a week, quote was 9k. sanded it by hand in the evenings", /\bsanded the quote\b/i],
  ["The secret was luck: I sold it for 400.", /\bsold the luck\b.*\bsecret\b/i],
])("nobody works on an estimate: %s", (response, wrong) => {
  expect(linesOf(response).join(" ")).not.toMatch(wrong)
})
