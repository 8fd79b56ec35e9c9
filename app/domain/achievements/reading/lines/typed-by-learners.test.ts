import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "a statement about how something must be is whole",
    "i make small card with photo how the bed and bathroom must look",
    "Made a small card with photo how the bed and bathroom must look.",
  ],
  [
    "a former duration",
    "waiting time was take 50 min, now 35 average. i put one more person on desk",
    "Put one more person on desk. Waiting time went from 50 minutes to 35.",
  ],
  [
    "a noun typed apart",
    "turn over room was take 38 min, now 31 average. i put the 2 person team for checkout room only",
    "Put the 2 person team for checkout room only; turn over room was 38 minutes, now 31.",
  ],
  [
    "several deeds in the plain form, and the review after them",
    "customer is angry because cake is late. i call him, bring new cake to his house n give free coffee. he change his review from 1 star to 5 star",
    "Brought new cake to the house and gave free coffee. The review went from 1 star to 5 stars.",
  ],
  [
    "a named person who stayed",
    "new boy Ahmed was want to leave on week 1. i sit with him every lunch and show the machine. he is still here 5 month now",
    "Sits with Ahmed every lunch and shows the machine; Ahmed is still here 5 months now.",
  ],
  [
    "a request, and what it reduced",
    "we throw too much bread, about 30 kilo every week. i ask the kitchen to bake in two times. now throw only 9 kilo a week",
    "Asked the kitchen to bake in two times; bread discarded went from about 30 kilo to 9 kilo a week.",
  ],
  [
    "a title of the team is a share in it",
    "my team win best shift of the month in may",
    "Helped the team win best shift of the month in May.",
  ],
  [
    "a nomination whose result is open",
    "i am nominate also for supervisor of year but result is not yet come out",
    "Nominated for supervisor of year.",
  ],
])("learners' English: %s", (_, response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("a saving that the manager mentions is attributed to the manager", () => {
  const lines = linesOf("i put a timer on the heater. manager say we save 900 euro each month")
  expect(lines).toEqual(["Put a timer on the heater; a saving of 900 euros each month, according to the manager."])
})

test.each([
  "boss says it saves like 60 grand a year, i swapped the brushes",
  "the client told us we saved them 12 hours a month",
])("a guess of others and their praise are no saving of the person's: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/60|12/)
})

test("a current habit is not worded as a finished action", () => {
  expect(
    linesOf("i say sorry to the guest and now i check 2 time before i release the 40 rooms").join(" "),
  ).not.toMatch(/^Checked/)
})

test.each([
  ["I lead night shift 24 people, goods in and picking.", "Led a night shift of 24 people, goods in and picking."],
  ["I manage evening shift 12 operatives in the bakery.", "Managed an evening shift of 12 operatives in the bakery."],
])("a crew and its size are worded with article and preposition: %s", (response, line) => {
  expect(readReflection(response).texts).toEqual([line])
})
