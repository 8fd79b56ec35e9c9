import { expect, test } from "vitest"
import { toLookAt } from "./form-of-line"

test.each([
  "cooked for 46 residents and the day center",
  "covered for head cook at two other sites",
  "successfully trained 4 apprentices",
  "Cooked for 46 residents",
])("a line that opens with a past-tense verb needs no second look, in lower case either: %s", (text) => {
  expect(toLookAt(text)).toEqual([])
})

test.each([
  ["the kitchen of a care home", ["starts with a verb"]],
  ["covered for head cook when she was off", ["names who or what “she” or “it” is"]],
  ["cooked all meals when I was alone", ["leaves out “I”"]],
  [`cooked ${"for many residents ".repeat(12)}`, ["has at most 28 words"]],
  [
    "we cooked for 46 residents and it went well",
    ["starts with a verb", "leaves out “I”", "names who or what “she” or “it” is"],
  ],
  ["Checked two days.", ["says in full what you did"]],
])("the note about %j names what the line lacks and nothing else", (text, lacks) => {
  expect(toLookAt(text)).toEqual(lacks)
})
