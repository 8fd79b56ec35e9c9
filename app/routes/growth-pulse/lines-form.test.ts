import { expect, test } from "vitest"
import { linesKey } from "./lines-form"

test("a stored answer resets the form, even if there is no line before or after", () => {
  expect(linesKey([], ["four days"])).not.toBe(linesKey([], []))
  const line = { id: "a", version: 1 }
  expect(linesKey([line], ["four days"])).not.toBe(linesKey([line], []))
  expect(linesKey([line], ["four days"])).toBe(linesKey([line], ["four days"]))
  expect(linesKey([{ ...line, version: 2 }], [])).not.toBe(linesKey([line], []))
})
