import { expect, test } from "vitest"
import { isCarried, ledgerOf, statusOf } from "../../../../tests/support/told"

test.each([
  [
    "Before we wash 40 cars per day. Now is 55. I change the order of the bays, vans near the gate.",
    "Raised the wash rate from 40 to 55 cars per day by moving vans near the gate.",
  ],
  [
    "Last month 1 burn only, small. Year before we have 7 burns in same time. I do fire talk 5 minutes every shift.",
    "Cut burns from seven to one.",
  ],
  [
    "I redid the packing list. Before, 1 in 5 parcels was incomplete, now it is 1 in 20.",
    "Brought incomplete parcels down from 20% to 5%.",
  ],
  [
    "My part was bringing in the new rota and training nine porters over three evenings.",
    "Trained nine porters over three evenings.",
  ],
  ["I won the renewal of Marlow Ltd, 2 years, £40k in total.", "Won a two-year renewal worth £40k from Marlow Ltd."],
  [
    "I coached Iris, our new fitter. She repaired her first lift in week 4.",
    "Iris repaired her first lift in her fourth week.",
  ],
])("a true change or result in other words is supported: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(true)
})

test.each([
  [
    "Last month 1 burn only, small. Year before we have 7 burns in same time. I do fire talk 5 minutes every shift.",
    "Raised burns from one to seven.",
  ],
  [
    "I redid the packing list. Before, 1 in 5 parcels was incomplete, now it is 1 in 20.",
    "Brought incomplete parcels down from 20% to 2%.",
  ],
  [
    "I coached Iris, our new fitter. She repaired her first lift in week 4.",
    "Iris repaired her first lift in her second week.",
  ],
])("a change or a time that was not stated is not supported: %s", (evidence, sentence) => {
  expect(isCarried(ledgerOf(evidence), sentence)).toBe(false)
})

test("a colleague called Miss is not a failure", () => {
  const told = "Mr Doyle and Miss Amin teach the group; I planned the reading hour."
  expect(statusOf("Planned the reading hour.", told)).toBe("supported")
  expect(statusOf("Miss Amin teaches the group.", told)).toMatch(/supported|close/)
})

test("a prize is still not a renewal", () => {
  expect(isCarried(ledgerOf("I was nominated for the Marlow prize."), "Won the Marlow prize.")).toBe(false)
})

test("the title of somebody the person worked for is not a claim about the person", () => {
  const told = "Did the yearly review for Marlow Ltd with their CFO in the room. I presented it."
  expect(isCarried(ledgerOf(told), "Presented a yearly review to Marlow Ltd's CFO.")).toBe(true)
  expect(isCarried(ledgerOf(told), "Worked as Marlow Ltd's CFO.")).toBe(false)
})
