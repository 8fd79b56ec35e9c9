import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  ["also my first go cannulation rate is 91%, checked it twice", "Has a first go cannulation rate of 91%."],
  ["My pick accuracy sits at 99.7%.", "Has a pick accuracy of 99.7%."],
  ["Quiet month. My on-time rate was 96%, the depot was on 80", "Had an on-time rate of 96%."],
])("the level of the person's own work is a line without an action: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["my daughter's average score is 91%"],
  ["My commute is 40 minutes."],
  ["Our error rate is 4%."],
  ["They say my close rate is 41%."],
])("a level that is not of the person's own work is none: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})

test("a level after an action stays its result", () => {
  expect(linesOf("I redid the script and my close rate is 41%")).toEqual([
    "Redid the script and the close rate is 41%.",
  ])
})

test.each([
  ["Till now I trained 5 nurses for cannulation.", ["Trained 5 nurses for cannulation."]],
  ["Until now I closed 14 of the 20 findings.", ["Closed 14 of the 20 findings."]],
  ["Until now I made 3 trips a week to the bank.", []],
  ["Until now I did 12 payslips by hand", []],
  ["Until now we sent 40 parcels to the institute.", []],
])("'until now' with a number is what was done so far, unless it was a habit: %s", (response, lines) => {
  expect(linesOf(response)).toEqual(lines)
})
