import { expect, test } from "vitest"
import { isCurrent, isGroupCurrent } from "./navigation"

const library = { to: "/content", label: "Content Library" }

test("a link is current on its page and the pages below it, but not on a page that only shares its prefix", () => {
  expect(isCurrent(library, "/content")).toBe(true)
  expect(isCurrent(library, "/content/01J")).toBe(true)
  expect(isCurrent(library, "/contents")).toBe(false)
})

test("the Content group is highlighted on each of its pages", () => {
  const group = { label: "Content", items: [library, { to: "/evidence", label: "Evidence" }] }
  expect(isGroupCurrent(group, "/evidence")).toBe(true)
  expect(isGroupCurrent(group, "/growth-pulse")).toBe(false)
})
