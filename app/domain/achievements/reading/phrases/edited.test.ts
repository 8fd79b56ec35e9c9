import { describe, expect, it, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"
import { edited } from "./edited"

describe("a line is edited for readers", () => {
  it.each([
    ["Got the invoice run sorted.", "Sorted out the invoice run."],
    ["Got scrap down from 9% to 4% by weighing each bin.", "Brought scrap down from 9% to 4% by weighing each bin."],
    ["Wrote the rota guide as well.", "Wrote the rota guide."],
    ["Handed over the north wing, $3.1m job, on time.", "Handed over the north wing, a $3.1m job, on time."],
    ["Signed the laundry, 2 year contract worth £90k.", "Signed the laundry, a 2-year contract worth £90k."],
    ["Did exit interviews with 20 people.", "Held exit interviews with 20 people."],
    ["Did the cost analysis for the depot.", "Carried out the cost analysis for the depot."],
    ["Trained 4 devs with one other bloke.", "Trained 4 developers with one other person."],
    ["Killed 12 reports that nobody read.", "Removed 12 reports that nobody read."],
  ])("%s", (line, better) => expect(edited(line)).toBe(better))
})

describe("articles omitted in notes and by second-language writers are added", () => {
  it.each([
    ["Made SQL course for the clerks.", "Made an SQL course for the clerks."],
    ["Found error in old formula.", "Found an error in an old formula."],
    ["Changed order of tests in morning.", "Changed the order of tests in the morning."],
    [
      "Made wall chart for every room and checked wall chart every day.",
      "Made a wall chart for every room and checked the wall chart every day.",
    ],
    ["Reviewed credit limit model and proposed new rule.", "Reviewed the credit limit model and proposed a new rule."],
    ["Made first test plan.", "Made the first test plan."],
  ])("%s", (line, better) => expect(edited(line)).toBe(better))

  it.each([
    "Wrote the on call runbook.",
    "Trained 3 drivers on call handling.",
    "Built tools for the team.",
    "Cut waste from 9% to 4% over the year.",
    "Completed all tests on time.",
  ])("but not elsewhere: %s", (line) => expect(edited(line)).toBe(line))
})

test("lower-case abbreviations and names are capitalized", () => {
  expect(readReflection("moved 40 services off the old vms in march with zero downtime", "").texts.join()).toContain(
    "VMs",
  )
  expect(readReflection("closed the penhallow foods deal, worth £80k a year", "").texts.join()).toContain(
    "the Penhallow Foods deal",
  )
})

test("no two lines have the same action, and a habit does not become a line", () => {
  const { texts } = readReflection(
    "rewrote all 6 letters and moved the offer to the top and replies went from 4% to 9%. i use the blue stamp every day",
    "",
  )
  expect(texts.filter((text) => /moved the offer/i.test(text))).toHaveLength(1)
  expect(texts.join()).not.toContain("stamp")
})
