import { expect, test } from "vitest"
import { saysKind } from "./rules"

test("a heading that contains its kind needs no separate label", () => {
  expect(saysKind("EXPERIENCE", "work")).toBe(true)
  expect(saysKind("Professional Experience", "work")).toBe(true)
  expect(saysKind("Employment history", "work")).toBe(false)
  expect(saysKind("Education & Training", "education")).toBe(true)
  expect(saysKind("", "skills")).toBe(false)
})
