import { expect, test } from "vitest"
import { deedQuestion } from "./deed-question"

test.each([
  ["I moved the deliveries to the morning.", "Would you move the deliveries to the morning?"],
  ["We let visitors choose the hour.", "Would you let visitors choose the hour?"],
  ["I sent texts instead of letters, and nobody missed it.", "Would you send texts instead of letters?"],
  ["I wrote a checklist for the night porters.", null],
  ["I planned the route.", null],
])("a deed that was a choice is turned into a question to the viewer: %s", (sentence, question) => {
  expect(deedQuestion(sentence)).toBe(question)
})

test.each([
  "I won the regional prize.",
  "I moved all records to Koha.",
  "I called 50 donors.",
  "I called fifty donors one by one.",
  "I wrote the report.",
  "I started on the maintenance side.",
  "I showed him the chart on the wall.",
  "The porters changed the rota.",
])("no question asks about a figure, a name, a person or luck: %s", (sentence) => {
  expect(deedQuestion(sentence)).toBeNull()
})
