import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const told = (response: string) => readReflection(response).texts.join(" ")

test.each([
  [
    "Mr Osman, our site clerk, did the daily counts and I designed the count sheet for both depots and trained the crews.",
    "Designed the count sheet",
    /daily counts/i,
  ],
  [
    "The new kiosk, built by a contractor, took 90 orders a day instead of 40. I drew two of the screens for the menu.",
    "Drew two of the screens",
    /90 orders/,
  ],
  [
    "Heat loss dropped from 40 to 25 kW after the owner replaced the windows. I logged the gauges in all 12 rooms.",
    "Logged the gauges",
    /25 kW/,
  ],
  [
    "The outage came from a macro I wrote in 2022. I chaired the review with the two vendors and the client.",
    "Chaired the review",
    /wrote/i,
  ],
])("the actions of others are not the person's: %s", (response, own, others) => {
  expect(told(response)).toContain(own)
  expect(told(response)).not.toMatch(others)
})

test.each([
  "Absence fell from 8% to 5% since Marta introduced the buddy list. I was only happy to see it.",
  "Queues fell from 20 to 9 minutes because the city hired two guards. I was there.",
])("a change caused by others makes no line: %s", (response) => {
  expect(readReflection(response).texts).toEqual([])
})

test("a change after others adopted the person's work is still the person's", () => {
  expect(
    told("I wrote a packing guide. Damages fell from 30 to 11 a week after the crew started using my guide."),
  ).toMatch(/from 30 to 11/)
})

test.each([
  ["Noor, whom I coached, won the national welding final.", "Coached Noor, who won the national welding final."],
  [
    "Emeka, who I had hired, was promoted to head waiter in May.",
    "Hired Emeka, who was promoted to head waiter in May.",
  ],
  [
    "The trainee I tutored passed his crane ticket in June.",
    "Tutored the trainee who passed the crane ticket in June.",
  ],
])("a person's help and the success of whoever they helped share a line: %s", (response, line) => {
  expect(readReflection(response).texts).toEqual([line])
})

test("somebody else's win makes no line without the person's part in it", () => {
  expect(readReflection("Noor, whom I met in May, won the national welding final.").texts).toEqual([])
})

test("a club that the person started is the object of the clause about it", () => {
  expect(told("I have been thinking about the chess club we started in May with the twelve boys who had no team")).toBe(
    "Started the chess club in May with the twelve boys who had no team.",
  )
})

test.each([
  ["I asked the drivers what hour suited them and moved the depot briefing to 7.", "Moved the depot briefing to 7."],
])("after a question, the next action is the person's again: %s", (response, line) => {
  expect(readReflection(response).texts).toContain(line)
})
