import fc from "fast-check"
import { expect, test } from "vitest"
import { completionRate, impactRate } from "./rules"

test("answering half of the plan's entries is a completion of 50", () => {
  expect(completionRate(5, 10)).toBe(50)
})
test("more answers than the plan offers, after an upgrade has ended, stay at 100", () => {
  expect(completionRate(7, 4)).toBe(100)
})
test("a plan without a limit is complete from the first answer on and not before", () => {
  expect([completionRate(0, "unlimited"), completionRate(1, "unlimited")]).toEqual([0, 100])
})
test("one of three analyzed answers with impact is 33, none analyzed is 0", () => {
  expect([impactRate(1, 3), impactRate(0, 0)]).toEqual([33, 0])
})
test("both rates are whole numbers from 0 to 100 for any counts", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (part, whole) => {
      for (const rate of [completionRate(part, whole), impactRate(part, whole)]) {
        expect(Number.isInteger(rate) && rate >= 0 && rate <= 100).toBe(true)
      }
    }),
  )
})
