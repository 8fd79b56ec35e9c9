import { expect, test } from "vitest"
import { isSpent, lastOneText, spentText } from "./content-allowance"

const resetsOn = "Dec 1, 2026"

test("the last document of a period is announced before it is written, and no other one", () => {
  expect(lastOneText({ used: 0, limit: 1, resetsOn })).toContain("the one content generation of your plan")
  expect(lastOneText({ used: 3, limit: 4, resetsOn })).toContain("the last of 4 content generations")
  expect(lastOneText({ used: 2, limit: 4, resetsOn })).toBeNull()
  expect(lastOneText({ used: 1, limit: 1, resetsOn })).toBeNull()
  expect(lastOneText({ used: 9, limit: "unlimited", resetsOn })).toBeNull()
})

test("a spent allowance says when the next document can be written", () => {
  expect(isSpent({ used: 1, limit: 1 })).toBe(true)
  expect(isSpent({ used: 9, limit: "unlimited" })).toBe(false)
  expect(spentText({ used: 1, limit: 1, resetsOn })).toBe(
    "You've used 1 of 1 content generations this month. The count starts again on Dec 1, 2026.",
  )
})
