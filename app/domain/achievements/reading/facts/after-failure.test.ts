import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const question = "What did you learn from failure?"

test("the next attempt after a failure answers for it, and says what it was", () => {
  const { texts } = readReflection(
    "webinar flopped, 210 signed up and 22 came. did the next one at 4pm instead of 11 and called the top 50 accounts myself, 96 came",
    question,
  )
  expect(texts).toEqual(["Did the next webinar at 4pm instead of 11 and called the top 50 accounts; 96 came."])
})

test.each([
  ["lost the bid. next time i will call them first. I had run 4 workshops for 60 staff"],
  ["i ran 4 workshops for 60 staff. the bid failed and the next one is in may"],
])("a plan for the next time is no attempt: %s", (response) => {
  expect(readReflection(response, question).texts).toEqual([])
})
