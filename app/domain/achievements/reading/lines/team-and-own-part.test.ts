import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "a team effort, and the person's part of it",
    "pressure sores on the unit down from 7 to 2 this quarter, whole team effort tbh, i just did the turning chart bit",
    "Did the turning chart part in a whole team effort; pressure sores on the unit went from 7 to 2.",
  ],
  [
    "a team effort told first",
    "It was a team effort. I only wrote the checklist. Falls went from 14 to 6.",
    "Wrote the checklist in a team effort. Falls went from 14 to 6.",
  ],
  [
    "everyone's part",
    "everyone on the ward did their bit, i just made the poster, hand hygiene up from 70% to 91%",
    "Made the poster in a team effort, hand hygiene up from 70% to 91%.",
  ],
  [
    "a part of what a group did",
    "The department as a whole (there are five of us) moved every required practical onto shared risk assessments this term. My part was the acids and the organics, fourteen sheets in all.",
    "Did the acids and the organics, fourteen sheets in all, as the department moved every required practical onto shared risk assessments.",
  ],
  [
    "a part of what the team did",
    "The whole team repainted the hall in June. My part was the ceiling and the stage.",
    "Did the ceiling and the stage, as the whole team repainted the hall in June.",
  ],
  [
    "the people that a number alone counts",
    "Replaced the monthly newsletter with a short video. Parents now answer; twelve asked for more.",
    "Replaced the monthly newsletter with a short video; twelve parents asked for more.",
  ],
])("%s", (_, response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  "The office (all six of them) moved 4,000 files onto the new system this spring.",
  "i gave price for bathroom £3400 and not saw the rotten floor, lost £600 on this",
  "I quoted £2,100 for the roof and did not see the rot, lost £400 on it.",
  "I took on a wedding order for 80 and forgot the allergies, lost the deposit of £200.",
])("what a group did, or what ended in a loss, is no achievement: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})

test("a loss that was stopped leaves the action alone", () => {
  expect(linesOf("I closed the second shop in May, which lost £900 a month.")).toHaveLength(1)
})
