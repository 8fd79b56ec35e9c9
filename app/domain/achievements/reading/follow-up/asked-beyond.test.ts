import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

test.each([
  [
    "I wrote an induction. All sites use it now.",
    "What goes faster or better since others use the induction? A rough number helps.",
  ],
  [
    "I wrote the induction for new drivers. It is now used by all sites.",
    "What goes faster or better since others use the induction? A rough number helps.",
  ],
  ["I moved the nightly cron to Temporal. No pages since June.", "How was it before? A rough number helps."],
  [
    "I wrote the latest test plan for the forest harvest and the guest request.",
    "Who uses the latest test plan now, and what goes faster or better than before? A rough number helps.",
  ],
])("the follow-up goes beyond what the line already tells: %s", (response, question) => {
  expect(readReflection(response).question).toBe(question)
})

test.each([
  "I coached our apprentice. She passed her driving test first time.",
  "I mentored our apprentice and he now runs the press alone.",
])("nobody is asked who passed after saying so: %s", (response) => {
  expect(readReflection(response).question).toBeNull()
})

test("a name in a question keeps its capital", () => {
  expect(readReflection("I mentored Sam for the exam.").question).toContain("for Sam?")
})
