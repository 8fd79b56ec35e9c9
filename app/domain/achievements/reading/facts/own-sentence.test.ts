import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you improve?").texts

test.each([
  [
    "builds took 38 min. i split the tests and cached the docker layers, now builds take 9 min. also rewrote the alert rules, night pages went from 25 a week to 4.",
    /rewrote the alert rules, night pages went from 25 a week to 4/i,
    /(?:cached|split).*night pages/i,
  ],
  [
    "From January I raised my day price from 320 to 410 euro. I cut the spot for the museum in four languages, zero came back from the check.",
    /^Cut the spot for the museum.*zero came back/,
    /^Raised.*zero came back/,
  ],
  [
    "I moved the returns desk and queues went from 20 minutes to 6. I rewrote the gift card guide, only 2 came back with questions.",
    /^Rewrote the gift card guide.*only 2|^Rewrote the gift card guide.*2 came back/i,
    /^Moved.*came back/,
  ],
])("a result belongs to the action of its own sentence: %s", (response, own, other) => {
  const texts = linesOf(response)
  expect(texts.some((text) => own.test(text))).toBe(true)
  expect(texts.some((text) => other.test(text))).toBe(false)
})
