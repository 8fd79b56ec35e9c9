import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "how many succeeded of how many, now and in a former time",
    "Nine proposals out, five funded, two pending. Last year: twelve out, four funded. Fewer, better.",
    "Saw five of nine proposals funded, against four of twelve last year.",
  ],
  [
    "another trade, another time",
    "Six quotes out, four won. Last month: nine out, three won.",
    "Saw four of six quotes won, against three of nine last month.",
  ],
  [
    "beside the action",
    "Dropped any client who had paid late twice. Six of eight paid on time, against three of nine last year.",
    "Dropped any client who had paid late twice; six of eight paid on time, against three of nine last year.",
  ],
  [
    "what one of many is known by belongs to the action",
    "Dropped any funder who had said no twice. Five of nine funded, against four of twelve last year.",
    "Dropped any funder who had said no twice; five of nine funded, against four of twelve last year.",
  ],
])("%s", (_, response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  "14 applications in, 6 accepted, 3 waiting. Year before: 20 in, 5 accepted.",
  "Sent ten pitches, three accepted. Last year: fifteen sent, two accepted.",
])("two counts of two things are no change: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/\b(?:fall|went|two accepted)\b/i)
})
