import { expect, test } from "vitest"
import { wholeWordsAt } from "./whole-words"

test.each([
  ["Manage an annual media budget of $900,000.", "budget of $9", "budget of $900,000"],
  ["Held a budget of £1.2m for two wards", "budget of £1", "budget of £1.2m"],
  ["Held a budget of $40 million.", "budget of $4", "budget of $40 million"],
  ["Raised sales by 12.5% in May", "2.5", "12.5%"],
  ["The $900,000 budget was mine", "00 budget", "$900,000 budget"],
  ["Led a team of 35, 4 of them new", "team of 3", "team of 35"],
])("a part of “%s” is extended to whole words and amounts: “%s”", (text, part, whole) => {
  expect(wholeWordsAt(text, text.indexOf(part), part.length)).toBe(whole)
})
