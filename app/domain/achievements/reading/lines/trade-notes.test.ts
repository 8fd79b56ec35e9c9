import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "my demo to close rate was 1 in 6, started sending a short video before the call & now its 1 in 4",
    "Started sending a short video before the call; the demo to close rate went from 1 in 6 to 1 in 4.",
  ],
  [
    "door to needle time was 70 mins, I put the kit in the ambulance bay and its 45 now",
    "Put the kit in the ambulance bay; door to needle time went from 70 minutes to 45.",
  ],
])("a rate is named by both of its ends: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  [
    "made a checklist and got the departments to send accruals earlier",
    "Made a checklist and got the departments to send accruals earlier.",
  ],
  ["ran a course on phonics for the send team, 12 came", "Ran a course on phonics for the SEND team, 12 came."],
  [
    "validated the new hplc method, run time is 12 min instead of 35 and we do 60 samples per day",
    "Validated the new HPLC method; run time is 12 minutes instead of 35.",
  ],
])("a word is read as it is meant: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  [
    "prepared the audit file alone for the first time, auditors had only 2 queries where last year it was 23",
    "Prepared the audit file alone for the first time; auditors had only 2 queries, compared with 23 last year.",
  ],
])("a level of last time is not cut: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})
