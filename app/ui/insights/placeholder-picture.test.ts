import { expect, test } from "vitest"
import { initialOf } from "./placeholder-picture"

test("a source is marked by the first letter of its name, past its digits", () => {
  expect(initialOf("12factor.net")).toBe("F")
  expect(initialOf("élan")).toBe("É")
  expect(initialOf("1984")).toBe("1")
  expect(initialOf(" ")).toBe("T")
})
