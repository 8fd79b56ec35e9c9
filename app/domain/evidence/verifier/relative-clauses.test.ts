import { expect, test } from "vitest"
import { isCarried, ledgerOf } from "../../../../tests/support/told"

test.each([
  ["Dmitri, whom I tutored, won the county chess cup.", "Won the county chess cup."],
  ["Amina, who I had coached, was promoted to head nurse in May.", "Promoted to head nurse."],
  ["Joel, the trainee I supervised, passed his welding exam in July.", "Passed the welding exam in July."],
  ["The boy I coached ran the city marathon in four hours.", "Ran the city marathon in four hours."],
  ["The client who I met in May signed for two years.", "Signed for two years."],
])("a statement about a person does not transfer to their teacher: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test.each([
  ["Dmitri, whom I tutored, won the county chess cup.", "Tutored Dmitri, who won the county chess cup."],
  ["The bread, which I baked, sold out at the fair.", "Baked the bread that sold out at the fair."],
  ["Joel, whom I supervised and taught to weld, passed his exam.", "Taught Joel to weld."],
  ["At Marlow Ferries I wrote the timetable, trained two pursers.", "Trained two pursers at Marlow Ferries."],
  [
    "For Elm Trust I started a newsletter, which grew to 900 readers.",
    "Started a newsletter that grew to 900 readers.",
  ],
])("the person's part of a relative clause stays theirs: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(true)
})
