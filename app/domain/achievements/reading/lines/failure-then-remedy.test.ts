import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "I make a mistake with the roster on Sunday, we open 2 hours late. Now I check the roster with the porters every evening at 18:00.",
    ["Checks the roster with the porters every evening at 18:00."],
  ],
  [
    "We were 3 days late with the VAT return. From then on I close the cash book every Friday before lunch.",
    ["Closes the cash book every Friday before lunch."],
  ],
  [
    "broke prod on monday. pushed a config that emptied the cache of two regions. caught it in ten minutes. wrote up a rollback guide for the on-call team and we now have a dry run in the pipeline.",
    ["Wrote up a rollback guide for the on-call team and a dry run is now in place."],
  ],
])("a failure makes no line, but its remedy does: %s", (response, lines) => {
  expect(linesOf(response)).toEqual(lines)
})

test.each([
  "We finished 2 days late with the hall floor.",
  "I made an error in the wage run in March.",
  "delivered the order three weeks late",
])("a failure alone makes no line: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})

test("fewer mistakes are a result", () => {
  expect(linesOf("I rewrote the picking labels and errors fell from 31 to 8 a week").join(" ")).toContain(
    "from 31 to 8",
  )
})

test("a habit without a failure before it keeps its wording", () => {
  expect(linesOf("Now I ask the porters every day what is coming.")).toEqual([])
})
