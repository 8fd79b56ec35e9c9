import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

test.each([
  [
    "so the no show rate was awful, nearly one in four never came. I moved the reminder texts to the day before and asked reception to ring the over 70s. its been under nine percent since march",
    "The no show rate has been under 9% since March.",
  ],
  [
    "Absence on nights had been a worry all year, and I began ringing people on the first day rather than the third, and although it was hard work, we have gone from twelve per cent to just under five.",
    "Absence on nights has gone from 12% to just under five.",
  ],
  [
    "My first audit went badly because I had too much in it. Since then I have planned backwards from the last step and my second audit in May was graded as good in all areas.",
    "The second audit in May was graded as good in all areas.",
  ],
])("a result told later than its action is not lost: %j", (response, result) => {
  expect(readReflection(response).texts.join("\n").toLowerCase()).toContain(result.toLowerCase())
})

test.each([
  [
    "The no show rate was awful. I moved the reminder texts to the day before. The goal from the group is now 5%.",
    "goal",
  ],
  ["The queue was out of the door. I put in the tablet tills one Sunday. Its about five now.", "queue"],
  [
    "The churn was awful. The error rate was awful. I wrote a new script for the calls. Its been under 5% since May.",
    "under 5%",
  ],
])("a goal, a bare number and an unclear pronoun make no result: %j", (response, word) => {
  expect(readReflection(response).texts.join("\n").toLowerCase()).not.toContain(word)
})

test("the words of a result told later are those behind the line", () => {
  const { lines } = readReflection(
    "My first audit went badly. Since then I have planned backwards from the last step and my second audit in May was graded as good in all areas.",
  )
  expect(lines[0]?.parts.result.join(" ")).toContain("my second audit in May was graded as good")
})
