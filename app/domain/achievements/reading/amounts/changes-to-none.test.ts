import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you fix?").texts

test.each([
  [
    "They wrote us up for 16 violations, sixteen! So over the summer I labeled every bottle, and this spring the inspection came back with zero.",
    "Labeled every bottle; violations went from 16 to zero.",
  ],
  [
    "The council logged 22 noise complaints last year. I moved the deliveries and this year there were zero.",
    "Moved the deliveries; noise complaints went from 22 to zero.",
  ],
  [
    "Auditors logged 9 findings. I rewrote the files and the next audit found none.",
    "Rewrote the files; findings went from 9 to none.",
  ],
  [
    "Duplicate invoices, about 30 a day were going out. So I added a check, zero duplicates since 12 May.",
    "Added a check; duplicates went from about 30 a day to zero.",
  ],
  [
    "This month our wing has no pressure injury. Before, in January, we have 7. I make a turning chart.",
    "Made a turning chart. Pressure injuries went from 7 to none.",
  ],
  [
    "I make the folder by due date and now there is no late fee any more, before around 90 dollar a month.",
    "Makes the folder by due date; late fee went from around 90 dollars a month to none.",
  ],
])("what went wrong before and does no longer is a change to none: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["There were 5 leaks. Bob fixed them and now there are none. I made the tea rota for all 9 of us."],
  ["The night shift had 4 falls, we had none. I wrote the handover sheet for 12 beds."],
  ["They predicted 6 errors. I checked the 40 files twice and there were none."],
  ["I found 16 findings in the old files. I retyped the index and now I found none."],
  ["The other depot had 3 incidents. I ran the drill for 20 drivers and we had no incidents."],
  ["15 students came. I changed all, no more slides since May."],
])("a forecast, another's level, another's work and one's own count are no former level: %s", (response) => {
  expect(linesOf(response).join(" ")).not.toMatch(/\bto (?:none|zero)\b/)
})

test("'this spring' is a time and no pronoun", () => {
  expect(linesOf("I got the old paint hauled away, and this spring the check took 2 hours.").join(" ")).not.toMatch(
    /paint spring/,
  )
})

test("a plus sign between two things is 'and'", () => {
  expect(linesOf("I added a key + a dedupe table for 3 shops")).toEqual(["Added a key and a dedupe table for 3 shops."])
})
