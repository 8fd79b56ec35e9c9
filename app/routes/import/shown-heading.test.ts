import { expect, test } from "vitest"
import { shownHeading } from "./shown-heading"

test.each([
  ["Other language(s)", 2, "Other languages"],
  ["Mother tongue(s)", 1, "Mother tongue"],
  ["OTHER LANGUAGE(S)", 3, "OTHER LANGUAGES"],
  ["Skills (technical)", 4, "Skills (technical)"],
  ["", 1, ""],
])("%s above %i lines is headed %s", (heading, lines, shown) => {
  expect(shownHeading(heading, lines)).toBe(shown)
})
