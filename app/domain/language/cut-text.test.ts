import { expect, test } from "vitest"
import { cutText, firstWordsOf } from "./cut-text"

test.each([
  ["Saved the group $40 million in two years", 21, "Saved the group…"],
  ["Cut the budget to $900,000 a year", 24, "Cut the budget to…"],
  ["Cut the wait from 26.5 minutes to 7", 21, "Cut the wait from…"],
  ["Seven services, moved in a week", 18, "Seven services…"],
  ["Short enough.", 20, "Short enough."],
  ["x".repeat(30), 10, `${"x".repeat(10)}…`],
])("a shortened text ends neither in a part of an amount nor in a mark: “%s” at %i", (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut)
})

test("the first words of a text do not end in a number that the next word continues", () => {
  expect(firstWordsOf("Ran the new site and saved the group $40 million a year", 9)).toBe(
    "Ran the new site and saved the group …",
  )
  expect(firstWordsOf("Ran a site", 8)).toBe("Ran a site")
})
