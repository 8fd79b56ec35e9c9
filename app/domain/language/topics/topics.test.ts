import { expect, test } from "vitest"
import { toldOf, topicsAsked } from "./topics"

const tells = (asked: string, text: string) => topicsAsked(asked).some(({ topics }) => toldOf(topics, text) !== null)

test.each([
  ["Reduce sickness absence", "sick days fell"],
  ["Minimise void periods", "empty flats stood for weeks"],
  ["Handle escalated complaints", "I rang every angry tenant back"],
])("%j is told by %j", (asked, text) => {
  expect(tells(asked, text)).toBe(true)
})

test("a text about something else tells of no topic", () => {
  expect(tells("Minimise void periods", "painted the gate")).toBe(false)
  expect(topicsAsked("Paint the gate")).toEqual([])
})

test("topics joined by “or” are one, and topics joined by “and” are two", () => {
  expect(topicsAsked("reducing absence or attrition")).toHaveLength(1)
  expect(topicsAsked("reducing absence and attrition")).toHaveLength(2)
})

test("hostile input stays linear", () => {
  const long = ["rang ", "sick ", "a-", "ring a b c d e f ", "x"].map((piece) => piece.repeat(60_000 / piece.length))
  const started = performance.now()
  for (const text of long) {
    tells("Handle escalated complaints, absence, costs, waste and families", text)
    topicsAsked(text)
  }
  expect(performance.now() - started).toBeLessThan(3000)
})
