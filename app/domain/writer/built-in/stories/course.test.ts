import { expect, test } from "vitest"
import { inCourse } from "./course"
import { problemsIn } from "./problem"

const told = (...texts: string[]) => texts.map((text) => ({ text, isOpen: /^(?:It|They)\b/.test(text) }))
const ordered = (...texts: string[]) => inCourse(told(...texts)).map(({ text }) => text)

test("a story tells situation, action and outcome, in whatever order they were told", () => {
  expect(
    ordered(
      "Returns went from 40 to 12 a week.",
      "I moved the labels to the front desk.",
      "We were printing every label twice.",
    ),
  ).toEqual([
    "We were printing every label twice.",
    "I moved the labels to the front desk.",
    "Returns went from 40 to 12 a week.",
  ])
})

test("a sentence follows the one that it depends on", () => {
  expect(ordered("I wrote a sheet for the porters.", "They read it at nine.", "Nobody knew the way.")).toEqual([
    "Nobody knew the way.",
    "I wrote a sheet for the porters.",
    "They read it at nine.",
  ])
})

test.each([
  ["Visitors were waiting thirty minutes, now about nine minutes.", "Visitors were waiting thirty minutes."],
  ["I cut the handover from 30 minutes to 12 minutes.", "The handover took 30 minutes."],
  ["Breakages went from 14 a month to 3.", "Breakages were at 14 a month."],
  ["Nobody could find the keys because each shift hid them.", "Nobody could find the keys."],
])("a situation is recognized in: %s", (sentence, problem) => {
  expect(problemsIn(sentence)).toContain(problem)
})

test("an action is not a situation", () => {
  expect(problemsIn("I wrote a sheet for the porters.")).toEqual([])
})

test("a look back follows what it refers to", () => {
  const [deed, back] = ["I set up a bench in the hall.", "Until then we sent each pump to the mill and waited."]
  expect(ordered(deed, back)).toEqual([deed, back])
})

test("the outcome of one action comes before the next action", () => {
  const all = ["I moved the labels to the front desk.", "Returns went from 40 to 12 a week.", "I trained two clerks."]
  expect(ordered(...all)).toEqual(all)
})

test("an action that mentions the present state comes before its outcome", () => {
  const all = ["I wrote a card that each shift uses now.", "The handover is less painful."]
  expect(ordered(...all)).toEqual(all)
})
