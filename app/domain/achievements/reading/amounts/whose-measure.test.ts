import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "I made an Excel tool to check pit levels. Before it took two days, now 3 hours.",
    "Made an Excel tool to check pit levels. The time went from two days to 3 hours.",
  ],
  [
    "I make a sheet for the beams because before we check by hand and always have mistake. Before it take two days for one floor, now about 3 hour.",
    "Made a sheet for the beams. The time for one floor went from two days to about 3 hours.",
  ],
  [
    "I built a price calculator. It used to take an hour to quote a job, now ten minutes.",
    "Built a price calculator; the time to quote a job was an hour, now ten minutes.",
  ],
])("a new thing had no level before: the work did: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test("an old thing keeps its level", () => {
  expect(linesOf("I automated the stock report. Before it took 7 hours, now 20 minutes.")).toEqual([
    "Automated the stock report, down from 7 hours to 20 minutes.",
  ])
})

test.each([
  [
    "I got the class to read aloud, and the reading ages had gone up by fourteen months where the year before it had been six.",
    "reading ages rose fourteen months (six the year before)",
  ],
  [
    "I rewrote the induction. Membership grew by 40 this year, the year before it was 12.",
    "membership grew by 40 (12 the year before)",
  ],
  [
    "I put a second coat rack in. Lost property is down by 30 items where last term it was 8.",
    "lost property fell by 30 items (8 last term)",
  ],
])("a gain is compared with the gain before it, and is no level: %s", (response, told) => {
  const lines = linesOf(response).join(" ")
  expect(lines).toContain(told)
  expect(lines).not.toMatch(/ from /)
})

test("what a thing amounts to is not what moved", () => {
  const lines = linesOf(
    "I was binning about thirty litres a week. Started ordering every day. Down to four litres now. It is £25 a week, but its a holiday. It went from thirty litres a week in the bin to four.",
  ).join(" ")
  expect(lines).toMatch(/^Started ordering every day/)
  expect(lines).not.toMatch(/holiday/)
})

test("an amount in the sentence of another statement is not of the action", () => {
  const lines = linesOf(
    "Took on three trainees from the college. The college asked me to talk to the next lot so I did that in October, about 60 kids.",
  )
  expect(lines).toContain("Took on three trainees from the college.")
})

test.each([
  [
    "I did the pricing. Cake takings used to be £400 a week and in August we had between £700 and £850.",
    "Did the pricing. Cake takings went from £400 a week to between £700 and £850 in August.",
  ],
  [
    "I redid the window. Saturday sales used to be 30 bunches and now we sell 55.",
    "Redid the window. Saturday sales went from 30 to 55.",
  ],
])("a former level is told with the present one: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  "I did the pricing. Cake takings used to be £400 a week.",
  "I redid the window. Footfall used to be 300 a day.",
])("a former level alone is no result: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/400|300/)
})

test("'20 minutes not 3 hours' does not go from 20 minutes to 3 hours", () => {
  expect(linesOf("I wrote a label template, now 200 labels take 20 minutes not 3 hours").join(" ")).not.toMatch(
    / from /,
  )
})
