import { expect, test } from "vitest"
import { recommendedPlan } from "./rules"

test("a free account is offered Starter, except for content, where it is Pro", () => {
  expect(recommendedPlan("free", "growthPulse")).toBe("starter")
  expect(recommendedPlan("free", "jobContent")).toBe("starter")
  expect(recommendedPlan("free", "content")).toBe("pro")
})

test("a Starter account is offered Pro, and a Pro account nothing, since there is no larger plan", () => {
  expect(recommendedPlan("starter", "growthPulse")).toBe("pro")
  expect(recommendedPlan("pro", "growthPulse")).toBeNull()
  expect(recommendedPlan("pro", "premium")).toBeNull()
})
