import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"
import { readingCopy, textOf } from "./reading-copy"

const copyOf = (text: string) => textOf(readingCopy(text, new Map()))

test.each([
  ["I wrote it with with my collegue and the the team", "I wrote it with my colleague and the team"],
  ["I have did the new rota", "I did the new rota"],
  ["complaints felt from 12 to 3, and I felt fine", "complaints fell from 12 to 3, and I felt fine"],
  ["I train starters since 4 years", "I train starters for 4 years"],
  ["it was take 38 min and he was want to quit", "it took 38 minutes and he wanted to quit"],
  ["the rota was take from us and there was need for one", "the rota was take from us and there was need for one"],
  ["the sign got took down and it was broke", "the sign got taken down and it was broken"],
  ["I am nominate for it and was promote to lead", "I am nominated for it and was promoted to lead"],
  ["I check 2 time, she is here 8 month now", "I check 2 times, she is here 8 months now"],
  ["a 2 time winner with an 8 month contract", "a 2 time winner with an 8 month contract"],
  ["got my license in May tho", "got my license in May"],
  ["even though I ran a open day and a uni fair", "even though I ran an open day and a uni fair"],
  ["late payers are 1 outta 10, its abt 6 days", "late payers are 1 out of 10, it is about 6 days"],
  ["a report in power bi", "a report in Power BI"],
  ["I have seen that that was why we had had it", "I have seen that that was why we had had it"],
])("%j is read as %j", (typed, meant) => {
  expect(copyOf(typed)).toBe(meant)
})

test("a line in standard spelling is supported by the misspelled words it was made from", () => {
  const { texts } = readReflection("i checked informations from the scanner and the assesments felt from 9 days to 2")
  expect(texts.join(" ")).toMatch(/information.*assessments fell from 9 days to 2/)
})
