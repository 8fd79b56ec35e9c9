import { expect, test } from "vitest"
import { saysKind } from "./rules"

test("a heading that says its kind in one of its words needs no label beside it", () => {
  expect(saysKind("EXPERIENCE", "work")).toBe(true)
  expect(saysKind("Professional Experience", "work")).toBe(true)
  expect(saysKind("Employment history", "work")).toBe(false)
  expect(saysKind("Education & Training", "education")).toBe(true)
  expect(saysKind("", "skills")).toBe(false)
})
