import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const textOf = (response: string, question?: string) => readReflection(response, question).texts.join("\n")

test.each([
  [
    "the goal",
    "The goal was to reduce breakages. I padded 14 shelves and trained the night shift, and we're down from 60 a month to 12.",
    "Padded 14 shelves and trained the night shift; breakages went from 60 a month to 12.",
  ],
  [
    "the problem",
    "Sales of bread fell in May so I moved the ovens, changed the display and went from 80 loaves a day to 130.",
    "Moved the ovens and changed the display; sales of bread went from 80 a day to 130.",
  ],
])("a level is of %s, not of what was worked on in between", (_, response, line) => {
  expect(textOf(response, "Which goal did you reach this quarter?")).toBe(line)
})
