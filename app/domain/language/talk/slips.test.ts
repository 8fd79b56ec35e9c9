import { expect, test } from "vitest"
import { readReflection } from "../../../../tests/support/read-reflection"
import { readingCopy, textOf } from "./reading-copy"

const copyOf = (text: string) => textOf(readingCopy(text, new Map()))

test.each([
  ["I wrote it with with my collegue and the the team", "I wrote it with my colleague and the team"],
  ["I have did the new rota", "I did the new rota"],
  ["complaints felt from 12 to 3, and I felt fine", "complaints fell from 12 to 3, and I felt fine"],
  ["I train starters since 4 years", "I train starters for 4 years"],
  ["I have seen that that was why we had had it", "I have seen that that was why we had had it"],
])("%j is read as %j", (typed, meant) => {
  expect(copyOf(typed)).toBe(meant)
})

test("a line in standard spelling is supported by the misspelled words it was made from", () => {
  const { texts } = readReflection("i checked informations from the scanner and the assesments felt from 9 days to 2")
  expect(texts.join(" ")).toMatch(/information.*assessments fell from 9 days to 2/)
})
