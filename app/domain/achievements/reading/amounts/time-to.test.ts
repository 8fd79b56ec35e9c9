import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you improve?").texts

test.each([
  [
    "It took 3 weeks to onboard a supplier. I built a portal. Now it takes 4 days.",
    "Built a portal; the time to onboard a supplier went from 3 weeks to 4 days.",
  ],
  [
    "It used to take us 40 minutes to find a chart. I relabeled the shelves and now it takes 5.",
    "Relabeled the shelves; the time to find a chart went from 40 minutes to 5.",
  ],
  [
    "Before it took two days to get a quote out so I made a price list and now it takes an hour",
    "Made a price list; the time to get a quote out went from two days to an hour.",
  ],
  [
    "Before, staff send paper and it take 12 days to get money back. I make one form in Excel. Now it take 4 days.",
    "Made one form in Excel; the time to get money back went from 12 days to 4 days.",
  ],
  [
    "Before, we have 9 complaints a week. I make a checklist for the trucks. Now we have 2 a week.",
    "Made a checklist for the trucks; complaints went from 9 to 2 a week.",
  ],
])("what 'it' took time to do is what got faster: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["It took 3 weeks to ship a door. I fixed the hinge. Now it takes 20 minutes to change the blade."],
  ["It took 2 hours to get there. I parked and it took 10 minutes to find the gate."],
  ["It took me 3 weeks to learn the system, now I train people in 4 days"],
])("times to do different things are no change: %s", (response) => {
  expect(readReflection(response).lines.map(({ figure }) => figure?.from)).not.toContainEqual(expect.anything())
})

test("a use with a figure appears next to the change that left no room for it", () => {
  const texts = linesOf(
    "Callbacks was 11 a month, now its 4. Mostly its a startup checklist I typed up, 1 page, superheat and subcool and static pressure and a picture of the nameplate, 6 guys use it",
  )
  expect(texts.some((text) => text.includes("from 11 a month to 4"))).toBe(true)
  expect(texts.some((text) => text.endsWith("which 6 people use."))).toBe(true)
})
