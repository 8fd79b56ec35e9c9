import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you get done at work?").texts.join(" ")

test.each([
  ["I have written the checklist in one page and gave it to the client.", "gave the checklist to the client"],
  [
    "i inherited a backlog of 340 orders and cleared it in two months",
    "a backlog of 340 orders and cleared all 340 in two months",
  ],
  ["I audited 42 dressings by myself in two weeks.", "Audited 42 dressings in two weeks"],
  ["chunked the load by month and ran it at night when its cheap, cost $1,140", "ran the load at night"],
])("a thing named again is complete and correct: %s", (response, part) => {
  expect(linesOf(response)).toContain(part)
})

test.each([
  ["i got sick of it and pulled the log of all 14 machines", /sick/],
  ["the list of the 60 parts we really use is on every van. im down to 2 runs now", /^Uses|am down/],
  ["all 5 vans got the same bins. wife says i talk about bins in my sleep", /sleep/],
  ["we expect about 500 letters", /xpect/],
])("a state, a plan or what others say is no line: %s", (response, forbidden) => {
  expect(linesOf(response)).not.toMatch(forbidden)
})

test("a product is the object of the clause that describes it", () => {
  expect(linesOf("mostly its a startup checklist i typed up, 6 guys use it")).toContain("Typed up a startup checklist")
})

test("a note without 'I' is about the author's own work", () => {
  expect(linesOf("manage 5 people, and rewrote the rota for 3 sites")).toMatch(/^Manage[ds] 5 people/)
})
