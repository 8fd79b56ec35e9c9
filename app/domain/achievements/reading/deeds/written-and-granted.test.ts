import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "NOAA award came through: $1.4M over three years. I wrote it; Dana ran the numbers. Second attempt. The first scored 71; this one, 93.",
    "Wrote the NOAA award, which came through, $1.4M over three years; this one scored 93, the first 71.",
  ],
  [
    "Lottery grant came in: £80,000 over two years. I wrote it; Sam did the budget.",
    "Wrote the lottery grant, which came in, £80,000 over two years.",
  ],
  [
    "Our hospital tender landed: €210k a year. I rewrote it after the first one lost.",
    "Rewrote the hospital tender, which landed, €210k a year.",
  ],
])("what somebody wrote, and what it was granted: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  "NOAA award came through: $1.4M over three years. Dana wrote it.",
  "The bakery bill came in: £400. I wrote it off.",
])("nobody wrote it: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/wrote/i)
})
