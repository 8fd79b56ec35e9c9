import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "we had 31 mispicks in march, i put the fast movers on the bottom rack and got everyone to scan twice on the cosmetics. 12 in april, 9 in may",
    "mispicks went from 31 to 9 in May.",
  ],
  [
    "Complaints were 14 in january. I put a second person on the desk at lunch. 9 in february, 4 in march",
    "complaints went from 14 in January to 4 in March.",
  ],
])("a dated series is one change, from its first to its last level: %s", (response, change) => {
  const lines = linesOf(response)
  expect(lines.some((line) => line.endsWith(`; ${change}`))).toBe(true)
  expect(lines.join(" ")).not.toMatch(/12 in April|9 in February/)
})

test.each([
  [
    "overtime was out of control, about 120 hours a month. did a rota asking who wanted what and its about 45 now",
    /; overtime went from about 120 hours a month to about 45\.$/,
  ],
  [
    "Our Y4 times tables check went from 22% full marks to 41% this year. I ran a 10 minute daily practice",
    /The Y4 times tables check went from 22% full marks to 41%/,
  ],
  [
    "i do a 5 min walk round every night and fix things there and then",
    /^Does a 5 minute walk round every night and fixes/,
  ],
])("what changed is named, and verbs agree: %s", (response, line) => {
  expect(linesOf(response)).toContainEqual(expect.stringMatching(line))
})

test.each([
  [
    "made a checklist with IT. 14 people started this year and only 1 didn't have everything",
    "Made a checklist with IT. 14 people started this year and only 1 did not have everything.",
  ],
  [
    "the summer fair. budget was £500 and we did it for 430, 200 people came",
    "Did the summer fair for 430; 200 people came.",
  ],
  [
    "Got first response time under 2 hours for the first time! It was almost 9 hours in January. Mostly because I split the queue into billing and the rest",
    "Split the queue into billing and the rest; first response time went from almost 9 hours in January to under 2 hours.",
  ],
  ["got the queue down to 12 minutes. it used to be 40", "Brought the queue down to 12 minutes, down from 40."],
  [
    "the medical office on Camelback. foreman got hurt so i ran it with 5 guys. finished 9 days early and passed final inspection first try",
    "Finished the medical office on Camelback 9 days early and passed final inspection first try.",
  ],
  [
    "no recordables on any of my crews since 2021. i stop work if ladders are wrong",
    "No recordables on any of the crews since 2021.",
  ],
  ["found out that 40% of refunds came from one checkbox", "Found out that 40% of refunds came from one checkbox."],
])("the rest of a result and the thing itself are kept: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("what happened before an action does not follow it", () => {
  const lines = linesOf(
    "We had an outage and 412 tickets came in. I wrote one macro and got engineering to post every 30 min.",
  )
  expect(lines.join(" ")).not.toMatch(/macro.*412/)
})
