import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const read = (response: string) => readReflection(response)

test.each([
  "Did a stupid thing and put an evening menu on fridays.",
  "Put an evening menu on fridays. Lost about two grand over three months before I admitted it and stopped.",
  "Put an evening menu on fridays. nothing good, lost two grand",
  "I launched a loyalty app for the salon. It was a total flop.",
  "Put a second van on the Leeds route. It did not pay off.",
  "I stupidly ordered 400 aprons with the old logo.",
])("a failed attempt is neither a line nor asked about: %s", (response) => {
  expect(read(response).texts).toEqual([])
  expect(read(response).question ?? "").not.toMatch(/“/)
})

test.each([
  [
    "I ran the raffle and raised £800 for the roof. I also put on a disco. Never again.",
    "Ran the raffle and raised £800 for the roof.",
  ],
  ["Sold 30 hampers at the fair. Lost £40 on postage but it was worth it.", "Sold 30 hampers at the fair."],
  [
    "I set up a Sunday stall and lost £300 in the first month, so I changed to Saturdays and took £1,200 in June.",
    "Changed to Saturdays and took £1,200 in June.",
  ],
])("what went well beside a failure is a line: %s", (response, line) => {
  expect(read(response).texts).toContain(line)
})
