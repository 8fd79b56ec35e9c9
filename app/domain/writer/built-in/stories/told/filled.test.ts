import { expect, test } from "vitest"
import { filledFrom } from "./filled"

test("a pronoun is replaced by the noun of a line, and the continuation is kept", () => {
  expect(
    filledFrom("I cut the stock count from 6 hours to 2.", "I cut it from 6 hours to 2, mostly by labeling the racks."),
  ).toBe("I cut the stock count from 6 hours to 2, mostly by labeling the racks.")
})

test.each([
  ["I cut the stock count from 6 hours to 2.", "I moved it from 6 hours to 2, mostly by labeling the racks."],
  ["I cut the stock count from 6 hours to 2.", "I cut it from 9 hours to 1, mostly by labeling the racks."],
  ["I wrote the plan.", "I wrote it for the night crew."],
])("a different deed is not filled in: %s %s", (line, told) => {
  expect(filledFrom(line, told)).toBeNull()
})
