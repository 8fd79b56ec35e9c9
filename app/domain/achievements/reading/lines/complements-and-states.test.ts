import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  [
    "what others let the team do is told whole",
    "I persuaded the exams officer to let us mark the mocks blind, with scripts swapped between classes.",
    "Persuaded the exams officer to let the team mark the mocks blind.",
  ],
  [
    "a plain verb that looks like a past",
    "I persuaded the landlord to let us put the bins behind the gate. Complaints from neighbours fell from nine a month to one.",
    "Persuaded the landlord to let the team put the bins behind the gate; complaints from neighbours fell from nine a month to one.",
  ],
  [
    "the owners of a thing in the same clause",
    "Trained the volunteers to run their own stalls. One evening, nine people.",
    "Trained the volunteers to run their own stalls; nine people.",
  ],
  [
    "the thing that an action and its change tell of is named once",
    "I did the stock count again and it went from 81% to 97% accurate.",
    "Did the stock count, which went from 81% to 97% accurate.",
  ],
  [
    "a pronoun of the conjunction is not the subject",
    "I send every patient a text the day before, since this the no-shows go down from 12 a week to 5 a week",
    "Sends every patient a text the day before; the no-shows went from 12 to 5 a week.",
  ],
  [
    "a passing remark is no part of the line",
    "made a lil chart for every door in feb thats all it was lol",
    "Made a little chart for every door in February.",
  ],
  [
    "to send is a verb",
    "we take a photo of all 40 rooms and send to the owner the same day",
    "Took a photo of all 40 rooms and sent to the owner the same day.",
  ],
])("%s", (_, response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  "I had grown rather tired of watching Year 11 treat the mole as a species of mild punishment.",
  "We got really annoyed with the slow lift in the north tower.",
  "I became so bored of counting 400 boxes by hand.",
])("a state of mind is no achievement: %s", (response) => {
  expect(linesOf(response)).toEqual([])
})

test("a thing that grew by somebody's work is one", () => {
  expect(linesOf("We grew sales from 40 to 70 boxes a week.")).toEqual(["Grew sales from 40 to 70 boxes a week."])
})
