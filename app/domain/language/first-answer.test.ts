import { expect, test } from "vitest"
import { firstAnswer } from "./first-answer"

const rules = [
  (count: number) => (count > 9 ? "many" : null),
  (count: number) => (count > 1 ? "several" : null),
  (count: number) => (count > 0 ? "" : null),
]

test("the first rule that applies decides, and an empty answer is an answer", () => {
  expect([12, 5, 1, 0].map((count) => firstAnswer(rules, count))).toEqual(["many", "several", "", null])
})
