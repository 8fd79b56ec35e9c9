import { expect, test } from "vitest"
import { passwords } from "../../../workers/adapters/passwords/passwords"
import { weaknessOf } from "./easy-password"

const email = "robin.meyer@example.com"

test.each([
  ["robin.meyer@example.com", "email"],
  ["RobinMeyer", "email"],
  ["robin-meyer-99", "email"],
  ["1234robinmeyer", "email"],
  ["Throughline", "product"],
  ["throughline!1", "product"],
  ["2026-ThroughLine", "product"],
  ["aaaaaaaaaa", "repeats"],
  ["AaAaAaAaAa", "repeats"],
  ["..........", "repeats"],
])("%s is refused with a reason", (password, reason) => {
  expect(weaknessOf(password, email)).toContain(reason)
})

test.each(["robin keeps seven bees", "quiet-harbour-42", "throughline of a long story", "aaaaaaaab"])(
  "%s contains enough that is hard to guess",
  (password) => {
    expect(weaknessOf(password, email)).toBeNull()
  },
)

test("a short local part does not weaken a long password", () => {
  expect(weaknessOf("banana bread at dawn", "a@example.com")).toBeNull()
  expect(weaknessOf("jo-likes-trams", "jo@example.com")).toBeNull()
})

// Sampled from the 100,000 most common passwords: around ranks 100, 10,000, 30,000 and 60,000, and the last.
const common = ["Corvette", "1234qwer", "celebrity", "10012000", "onetwo34", "ooicu812", "07021957", "07021954"]

test.each(common)("%s is on the list of breached passwords", async (password) => {
  expect(await passwords.isBreached(password)).toBe(true)
})

test("at most one password in a thousand is a false positive of the leak filter", async () => {
  let taken = 0
  for (let n = 0; n < 20_000; n++) if (await passwords.isBreached(`zq${n}-${(n * 7919) % 100_003}-vx`)) taken += 1
  expect(taken).toBeLessThanOrEqual(20)
})
