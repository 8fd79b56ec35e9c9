import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const answered = (question: string, response: string) => readReflection(response, question).texts.join(" ")

test.each([
  [
    "What didn't work?",
    "the kiosk was a flop, 9 people used it. but i rang 40 of the regulars and 31 came back",
    "Called 40 of the regulars",
  ],
  [
    "What went wrong?",
    "first rota was a mess, binned it. second go i asked all 14 porters and sickness went from 9% to 4%",
    "sickness went from 9% to 4%",
  ],
  [
    "What didn't work out?",
    "the new scanner didnt work. what did work, i relabelled 600 shelves and picks per hour went from 40 to 55",
    "from 40 to 55",
  ],
])("what turned out well answers a question about a failure: %s %s", (question, response, part) => {
  expect(answered(question, response)).toContain(part)
})

test.each([
  ["What didn't work?", "the kiosk was a flop, i ran it for 5 weeks and 9 people used it"],
  ["A setback?", "the bid. but i signed off the numbers so part of that is on me, lost 40k"],
])("the failure itself is not proposed: %s %s", (question, response) => {
  expect(answered(question, response)).toBe("")
})

test("results so far answer a question about current work, a mere beginning does not", () => {
  const question = "What are you working on right now?"
  expect(answered(question, "the archive. i scanned 900 of the 1,200 plans since march")).toContain("900 of the 1,200")
  expect(answered(question, "signed up for the crane course, starts in sept")).toBe("")
})
