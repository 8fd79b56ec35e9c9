import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test.each([
  ["We completed all 34 audits, of which I did 13 myself.", "Completed all 34 audits, 13 personally."],
  ["We fitted 120 boilers last winter, 31 of which I did alone", "Fitted 120 boilers last winter, 31 personally."],
  ["We took on 60 clients this year, of which I handled 22.", "Took on 60 clients this year and handled 22."],
  [
    "I represented the council at the tribunal fourteen times; we won eleven.",
    "Represented the council at the tribunal fourteen times and won eleven.",
  ],
])("a number of the person's own stays with what it is a part of: %s", (response, line) => {
  expect(linesOf(response)).toEqual([line])
})

test.each([
  ["We ran 44 classes last term, of which I cancelled 19.", "19"],
  ["We shipped 14 releases, of which Sam did 5.", "5"],
  ["I called the supplier six times; he sent four.", "four"],
])("a part that failed or was somebody else's is not joined: %s", (response, part) => {
  expect(linesOf(response).join(" ")).not.toContain(part)
})
