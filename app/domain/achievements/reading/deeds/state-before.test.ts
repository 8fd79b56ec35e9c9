import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "I wrote a macro because before we copied the rows by hand. It takes ten minutes instead of three hours.",
    "Wrote a macro; takes ten minutes instead of three hours.",
  ],
  [
    "I made a checklist because previously we forgot the filters. No breakdown since March.",
    "Made a checklist; no breakdown since March.",
  ],
  [
    "I threw away half the stock every Friday. I halved the order and now almost nothing goes in the bin.",
    "Halved the order and now almost nothing goes in the bin.",
  ],
  [
    "the lift broke and we had 30 guests booked, I moved them all to the sister hotel in two hours",
    "Moved all 30 guests to the sister hotel in two hours.",
  ],
  ["had like 14 trucks stuck at the border, i got the papers fixed in one day", "Got the papers fixed in one day."],
  ["I planned far too many visits in June, so I cut the list to 12.", "Cut the list to 12."],
  [
    "I was ringing all the parents one by one. I made a group message for 60 parents.",
    "Made a group message for 60 parents.",
  ],
])("what went on before is not an action: %s", (response, line) => {
  const lines = linesOf(response)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.startsWith(line.replace(/\.$/, ""))).toBe(true)
})

test("what goes on with 'because before' is of the time before", () => {
  const lines = linesOf(
    "I make a card for the ovens because before we guess by eye and always burn the first tray.",
  ).join(" ")
  expect(lines).not.toMatch(/guess|burn/)
})

test.each([
  "usually we lose half",
  "I usually lose about ten plants a season",
  "I was wasting two bags of flour a day",
  "we had 400 calls queued",
])("a trouble or a norm alone makes no line: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})

test.each([
  ["i was teaching eight classes a week and started a chess club, 22 kids come", /^Taught eight classes a week/],
  ["I had three walls plastered and painted before the inspection.", /^Had three walls plastered/],
  ["I found too much stock on the site and sold 40 pallets.", /Found too much stock|[Ss]old 40 pallets/],
])("work that went on, and what was ordered, stay actions: %s", (response, line) => {
  expect(linesOf(response).join(" ")).toMatch(line)
})

test("what is done now instead is the result of the action before it", () => {
  expect(
    linesOf("I set up a text reminder because we used to phone every patient. Now we ring ten a day instead of forty."),
  ).toEqual(["Set up a text reminder; now ring ten a day instead of forty."])
})
