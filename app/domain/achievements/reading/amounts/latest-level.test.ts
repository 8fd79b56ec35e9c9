import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "our mystery shop score was 64%. i coached everyone on greetings and last month it was 91",
    "Coached everyone on greetings; the mystery shop score went from 64% to 91%.",
  ],
  [
    "our mystery shop score was 64%. i coached everyone on greetings and last month we got 91",
    "Coached everyone on greetings; the mystery shop score went from 64% to 91%.",
  ],
  [
    "our hygiene score was 64%. i wrote a cleaning rota and we're at 91",
    "Wrote a cleaning rota; the hygiene score went from 64% to 91%.",
  ],
])("'last month' behind an action is the latest level, not the former one: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("'last month' before a present level stays the former one", () => {
  const lines = linesOf("our waste was a problem. i weighed the bins, last month it was 38 kg, now it is 21")
  expect(lines.join(" ")).not.toMatch(/from 21|to 38/)
})

test.each([
  ["11.4% of doses missed or delayed at baseline, re-audit last week 4.2%", /from 11\.4% to 4\.2%/],
  ["visits were 310 at the start of term, count last week was 480. i put the sign out", /from 310 to 480/],
  ["we were at 40 complaints, last week 22. i put a board up", /from 40 to 22/],
  ["I put a board up. waits are 14 minutes now, last month 22", /from 22 to 14/],
])("'last week' behind a first level is the latest: %s", (response, change) => {
  expect(linesOf(response).join(" ")).toMatch(change)
})

test("'200 more donors' is a difference, not a level", () => {
  expect(
    linesOf(
      "the appeal brought in 41k which is less than last year 46k but we had 200 more donors, i rewrote the letter",
    ).join(" "),
  ).not.toMatch(/to 200/)
})
