import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

test("a start from nothing is not a denial", () => {
  expect(readReflection("Built up the evening class from nothing to 18 learners.").texts).toEqual([
    "Built up the evening class from nothing to 18 learners.",
  ])
})
