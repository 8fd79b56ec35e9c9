import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts
const told = (response: string) => linesOf(response).join(" ")

test.each([
  [
    "i chaired the outage call, we restored 40 of the 42 sites by noon",
    "Chaired the outage call and helped restore 40 of the 42 sites by noon.",
  ],
  [
    "I planned the move and we carried 60 desks in one night",
    "Planned the move and helped carry 60 desks in one night.",
  ],
])("the team's work remains the person's share in it: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test('"we" without "I" counts as own work', () => {
  expect(told("We carried 60 desks to the new site in one night")).toBe(
    "Carried 60 desks to the new site in one night.",
  )
})

test.each([
  [
    "The whole floor changed over. My part was setting up the new tills and training six of the porters in two evenings.",
    "Set up the new tills and trained six of the porters in two evenings",
  ],
  [
    "The trainee was near to quitting. I halved her filing down to the open cases of the week.",
    "Halved the filing down to the open cases",
  ],
])("verbs and possessives take the right form: %s", (response, line) => {
  expect(told(response)).toContain(line)
})

test("a pronoun does not refer to somebody mentioned after it in another role", () => {
  const response =
    "My junior planner, Ines, nearly left in spring. She finished her placement in July, and the director said that we would have lost her.\nI coached her every Tuesday on the tender forms."
  expect(told(response)).not.toMatch(/director/i)
})

test.each([
  [
    "I led the tour with the client and my drawings and the crew spoke for themselves in all 3 halls.",
    /client and the drawings/,
  ],
  ["I look after nine depots in the north and in May the auditors found nothing at all.", /auditors/],
])("a line ends before the subject of the next statement: %s", (response, others) => {
  expect(told(response)).not.toMatch(others)
})

test("an opinion is not an action", () => {
  expect(told("The new gauge flagged 7 pumps, so I trust it more now.")).not.toMatch(/trust/i)
})

test("a possessive without a named owner is not used in a line", () => {
  expect(told("The brochure, printed by an agency, went to 40 shops. I wrote two of its pages.")).not.toMatch(/\bits\b/)
})
