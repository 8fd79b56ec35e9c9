import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  ["paying for 40 licences, 28 nobody used. cancelled them", "Cancelled 28 licences nobody used."],
  [
    "so we had 40 licences and i found 28 nobody used, cancelled them, saves 600 a month",
    "Found 28 licences nobody used and cancelled all 28, saves 600 a month.",
  ],
  ["we had 60 phone lines, 22 nobody answered. got rid of them", "Removed 22 phone lines nobody answered."],
  [
    "had 52 standing orders on the account and 19 were for things we dont use. stopped them, £240 a month",
    "Stopped 19 standing orders, £240 a month.",
  ],
  [
    "we had 14 vans insured, 3 of them were off the road. took them off the policy, saves 2100 a year",
    "Took 3 vans that were off the road off the policy, saves 2100 a year.",
  ],
])("a part without its noun keeps what it is a part of: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test("after 'only 6 of them', 'them' may be all", () => {
  const lines = linesOf("There were 17 children and only 6 had a care plan. I know because I counted them in the car.")
  expect(lines.join(" ")).not.toMatch(/ounted (?:the )?6/)
})

test.each([
  ["the report I wrote cut the bill by 12%", "Wrote the report, which cut the bill by 12%."],
  ["the checklist i wrote is now used on all 6 wards", "Wrote the checklist, which is now used on all 6 wards."],
  [
    "the page I built for parents saves the office about 5 hours a week",
    "Built the page for parents, which saves the office about 5 hours a week.",
  ],
  ["the jig that I made last month cut scrap from 9% to 4%", "Made the jig last month, which cut scrap from 9% to 4%."],
  [
    "the training I ran in March got 14 people through their test",
    "Ran the training in March, which got 14 people through the test.",
  ],
])("what somebody's work does is told behind the work: %s", (response, line) => {
  expect(linesOf(response)).toContain(line)
})

test.each([
  ["at the clinic I saw 12 patients referred by GPs", "Saw 12 patients referred by GPs."],
  [
    "the shop I worked in closed. I moved to the depot and cut waste by 10%",
    "Moved to the depot and cut waste by 10%.",
  ],
])("a second verb is not always that of the noun: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})
