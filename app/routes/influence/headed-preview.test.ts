import { expect, test } from "vitest"
import { headedPreview } from "./headed-preview"

test("a first line that is a title is separate from the text it would run into", () => {
  expect(headedPreview("An alert on age, not on CPU\n\nFor a year our pager went off.")).toEqual({
    heading: "An alert on age, not on CPU",
    preview: "For a year our pager went off.",
  })
})

test("a first line that is a sentence, long, or all there is, stays part of the text", () => {
  for (const text of ["I moved it.\nThen it held.", `${"word ".repeat(30)}\nmore`, "Only this line"]) {
    expect(headedPreview(text).heading).toBe("")
    expect(headedPreview(text).preview.startsWith(text.slice(0, 10))).toBe(true)
  }
})
