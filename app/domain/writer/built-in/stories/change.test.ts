import { expect, test } from "vitest"
import type { Achievement } from "../../material-schema"
import { changeIn } from "./change"

const direction = (from: string, to: string, told: "up" | "down") => {
  const figure = { from, to, unit: "%", counted: "defects", direction: told } as Achievement["figure"]
  return changeIn({ figure, bullet: `Defects went from ${from} to ${to}` })?.direction
}

test.each([
  ["0.5%", "0.125%", "down"],
  ["1,200", "900", "down"],
  ["9 in a 100", "12 in a 100", "up"],
] as const)("from %s to %s is %s", (from, to, expected) => {
  expect(direction(from, to, expected)).toBe(expected)
  expect(direction(from, to, expected === "up" ? "down" : "up")).toBe(expected)
})
