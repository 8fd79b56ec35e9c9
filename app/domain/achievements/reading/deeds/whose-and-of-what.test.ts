import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "I did look after the front of house and we sold 612 tickets over three nights and raised £2,340 for the minibus.",
    /^Looked after the front of house.*helped sell 612 tickets.*helped raise £2,340/,
  ],
  ["I ran the tombola and we sold 300 tickets and made £900.", /helped sell 300 tickets, and helped make £900/],
])("what the team did stays the team's through the sentence: %s", (response, line) => {
  expect(linesOf(response)[0]).toMatch(line)
})

test("a number told first is the object of the action after it", () => {
  expect(linesOf("i started ringing every angry customer back within a day and about 40 ive rung so far")).toEqual([
    "Started ringing every angry customer back within a day and rang about 40 so far.",
  ])
})

test.each([
  [
    "I rewrote the booklet for the primary schools, we visited seven of them between April and June.",
    /visit seven schools between April and June/,
  ],
  ["I wrote the safety sheet for the new mixers and tested nine of them in May.", /tested nine mixers in May/],
])("a number of them keeps its noun: %s", (response, line) => {
  expect(linesOf(response)[0]).toMatch(line)
})

test("a gift without the person who got it makes no line", () => {
  expect(linesOf("Pauline wrote the starter pack, i just gave her the 20 most common calls.")).toEqual([])
})
