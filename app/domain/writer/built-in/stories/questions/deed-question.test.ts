import { expect, test } from "vitest"
import { deedQuestion, wayQuestion } from "./deed-question"

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

test.each([
  ["I tested the dosage calendar with Ahmed.", "How would you test the dosage calendar?"],
  ["I printed the list from backup, and we picked on paper.", "How would you print the list?"],
  ["I arranged an assessment through the coordinator.", "How would you arrange an assessment?"],
])("the way of an action is asked about, without the rest of the sentence: %s", (sentence, question) => {
  expect(wayQuestion(sentence)).toBe(question)
})

test.each([
  "I keyed the lot.",
  "I killed the invite step.",
  "I fitted 6 doors a week.",
  "I rang the manager.",
  "I prepared Anna.",
  "The porters printed the list.",
])("no way is asked about without a plain thing: %s", (sentence) => {
  expect(wayQuestion(sentence)).toBeNull()
})

test("a day of the week is no name: a choice with one can be asked about", () => {
  expect(deedQuestion("I swapped the Friday chips for oven wedges.")).toBe(
    "Would you swap the Friday chips for oven wedges?",
  )
})
