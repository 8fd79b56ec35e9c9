import { expect, test } from "vitest"
import { usagePercent } from "./usage-bar"

test("usage is rounded to a whole percentage and capped at 100", () => {
  expect(usagePercent(1, 3)).toBe(33)
  expect(usagePercent(5, 4)).toBe(100)
})

test("an unlimited plan shows 0 percent", () => {
  expect(usagePercent(37, "unlimited")).toBe(0)
})
