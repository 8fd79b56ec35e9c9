import { expect, test } from "vitest"
import { isCarried, ledgerOf, statusOf } from "../../../../../tests/support/told"

test.each([
  [
    "Water use dropped from 50 to 35 litres a guest after the owner replaced the taps. I read the meter.",
    "Cut water use from 50 to 35 litres a guest.",
  ],
  [
    "The reject rate fell from 6% to 2% because Ines rewrote the program. I load the machine.",
    "Cut the reject rate from 6% to 2%.",
  ],
  [
    "Queues fell from 25 to 10 minutes. Mr Novak planned the counters anew; I only counted the people.",
    "Cut queues from 25 to 10 minutes.",
  ],
  [
    "Bookings went from 30 to 70 a week when the hotel across the road closed. I answer the phone.",
    "Doubled bookings from 30 to 70 a week.",
  ],
  ["I hung up a sign about wet floors. Falls were 8 in spring and 3 in summer.", "Reduced falls from 8 to 3."],
])("a result with another cause is not the person's: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

const theirs =
  "The pass rate was 88% this year, compared with 74% last year. Mrs Hill and Mr Osman teach the group, so it is their achievement; my part was bringing in the new workbook."

test.each([
  "Raised the pass rate from 74% to 88%.",
  "Introduced the workbook that raised the pass rate from 74% to 88%.",
])("a result that the person credits to somebody else is rejected: %s", (sentence) => {
  expect(statusOf(sentence, theirs)).toBe("blocked")
})

test.each([
  ["I moved the counters. Queues fell from 25 to 10 minutes.", "Cut queues from 25 to 10 minutes."],
  ["Queues fell from 25 to 10 minutes after I moved the counters.", "Cut queues from 25 to 10 minutes."],
  [
    "I set up a second till. Queues fell from 25 to 10 minutes once the till opened.",
    "Cut queues from 25 to 10 minutes.",
  ],
  [
    "Queues fell from 25 to 10 minutes. Mr Novak planned the counters anew; I only counted the people.",
    "Counted the people for a new plan of the counters that cut queues from 25 to 10 minutes.",
  ],
])("a change after the person's own action may be theirs: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(true)
})
