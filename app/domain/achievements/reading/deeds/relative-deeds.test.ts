import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What are you proud of?").texts

test.each([
  [
    "Three years ago our pass rate in Chemistry was 52 percent and this year it was 78, and I do think it's the Saturday review sessions that I started.",
    "Started the Saturday review sessions; the pass rate in Chemistry went from 52 percent to 78 percent.",
  ],
  [
    "It's the night rota that I built. Swaps went from 20 a week to 6.",
    "Built the night rota. Swaps went from 20 a week to 6.",
  ],
  ["The leaflet that I wrote went to 9,000 homes.", "Wrote the leaflet, which went to 9,000 homes."],
  [
    "It was the new label printer that I pushed for. Misprints went from 40 to 3.",
    "Pushed for the new label printer. Misprints went from 40 to 3.",
  ],
  [
    "6 months ago the wait was 9 weeks. I opened a Saturday list. The wait is 3 weeks.",
    "Opened a Saturday list; the wait went from 9 weeks to 3 weeks.",
  ],
])("what 'that I started' refers to is the object, and 'three years ago' the former level: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["It was the team that I joined."],
  ["Sam fixed the door that I broke."],
  ["It was the customer that I lost"],
])("no achievement: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})
