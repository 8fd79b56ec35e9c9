import { expect, test, vi } from "vitest"
import { remembered } from "./remembered"

test("a key's value is made once", () => {
  const make = vi.fn((key: string) => `made of ${key}`)
  const keep = remembered<string>(2)
  const read = (key: string) => keep(key, () => make(key))
  expect([read("a"), read("b"), read("a"), read("b")]).toEqual(["made of a", "made of b", "made of a", "made of b"])
  expect(make).toHaveBeenCalledTimes(2)
})

test("a key too many forgets the others instead of growing", () => {
  const make = vi.fn(() => "value")
  const keep = remembered<string>(2)
  for (const key of ["a", "b", "c", "a"]) keep(key, make)
  expect(make).toHaveBeenCalledTimes(4)
})

test("a value that cannot be made is tried again", () => {
  const keep = remembered<string>(2)
  const failing = () => {
    throw new Error("Not now.")
  }
  expect(() => keep("a", failing)).toThrow("Not now.")
  expect(keep("a", () => "value")).toBe("value")
})
