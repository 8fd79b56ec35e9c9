import { expect, test } from "vitest"
import { shortHooks } from "./hooks"

test("a hook is cut at a pause, but not within a list", () => {
  const hooks = shortHooks(["I run a brigade of 22 across banquet, restaurant and room service with $4.2M in sales."])
  expect(hooks).toContain("I run a brigade of 22.")
  expect(hooks).not.toContain("I run a brigade of 22 across banquet.")
  expect(shortHooks(["I rewrote the whole rota, and everybody got Sundays off."])).toContain(
    "I rewrote the whole rota.",
  )
})
