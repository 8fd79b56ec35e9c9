import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  "screwed up in january",
  "messed up in april, ordered 200 instead of 20",
  "i signed off a trailer w/o checking the seal",
  "sent the pothole figures to cabinet with the wrong quarter in",
  "posted the freight to wrong account for two months",
  "double booked the hall in may. sent a correction an hour later",
  "forgot the alarm code at the depot in june",
])("a mistake and what only undid it are no achievements: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})

test.each([
  [
    "i signed off a trailer w/o checking the seal and it came back. made a 6 item seal checklist after, laminated it at every door, havent had a refused load since n thats 9 months",
    "Made a 6 item seal checklist and laminated the checklist at every door, no refused load in the 9 months since.",
  ],
  [
    "double booked the hall in may. wrote a shared calendar after, havent had a clash since and thats 7 months",
    "Wrote a shared calendar, no clash in the 7 months since.",
  ],
  [
    "i mislabelled 3 samples in march. now ive got a scanner check i run on every batch and the night team use it",
    "Runs a scanner check on every batch, which the night team use.",
  ],
])("what was done about a mistake is one: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["found 40 letters sent to the wrong address and rang every customer", /^Found 40 letters/],
  ["fixed the double booking in the system for 300 rooms", /^Fixed the double booking/],
])("others' mistakes, found and fixed, are achievements: %s", (response, line) => {
  expect(linesOf(response)[0]).toMatch(line)
})
