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

test.each([
  [
    "where the team did it",
    "I also ran the stall at the Ludlow fair, where we took 260 orders",
    "Ran the stall at the Ludlow fair; took 260 orders",
  ],
  [
    "what it was cut from and to",
    "In 2021 I rewrote the house rules, cutting them from 48 pages to 19",
    "cutting the house rules from 48 pages to 19",
  ],
  [
    "what no longer happens",
    "Set up a rota for the boiler checks, we havent had a failed inspection since",
    "no failed inspection since",
  ],
  [
    "with whom",
    "me and the foreman built a rack for the pipes with the sizes on it",
    "Built a rack for the pipes with the foreman",
  ],
  [
    "what was averted",
    "Moved the alarms onto my phone so I caught two leaks before we lost stock",
    "and caught two leaks",
  ],
  [
    "whom it is about",
    "Four of my porters became team leads this year. I coached them with a skills wall",
    "Coached four porters with a skills wall",
  ],
  [
    "all of a backlog",
    "we had a backlog of 210 claims, I drew up a rota and by the 12th we had cleared all of it",
    "leared all of the backlog of 210 claims",
  ],
])("a line tells it whole: %s", (_, response, part) => {
  expect(answered("What went well?", response)).toContain(part)
})
