import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you improve?").texts

test.each([
  [
    "Previous best was 194. Absenteeism is down to 4% from 9 since we moved the start of the early shift to 6:20.",
    "Moved the start of the early shift to 6:20; absenteeism went from 9% to 4%.",
  ],
  [
    "The backlog is down to 40 tickets from 310 since I set up a daily triage.",
    "Set up a daily triage; the backlog went from 310 to 40.",
  ],
  [
    "Repeat calls are down to about 3 a week from 14 since I rewrote the handover sheet",
    "Rewrote the handover sheet; repeat calls went from 14 to about 3 a week.",
  ],
])("'down to 4% from 9' tells the present level first: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["I moved 20 boxes to unit 4 from unit 9"],
  ["I drove down to 3 sites from 7 in the morning"],
  ["We moved up to 4 benches from 2 suppliers"],
])("places and times behind 'to' and 'from' are no levels: %s", (response) => {
  expect(readReflection(response).lines.map(({ figure }) => figure?.from)).not.toContainEqual(expect.anything())
})
