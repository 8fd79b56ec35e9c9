import { expect, test } from "vitest"
import { plainlyTold } from "./plainly-told"

const told = (text: string) => plainlyTold(text, new Map()).join(" ")

test.each([
  [
    "built a spreadsheet that flags late orders, heads of team all got it, we caught 34 orders in autumn",
    "I built a spreadsheet that flags late orders. Heads of team all got it. We caught 34 orders in autumn.",
  ],
  [
    "parish council objected to the pond. went to 3 meetings, redrew it with the strip kept, they withdrew the objection",
    "Parish council objected to the pond. I went to 3 meetings and redrew it with the strip kept. They withdrew the objection.",
  ],
  ["me and tom did the audit of the stores", "Tom and I did the audit of the stores."],
])("%j is told in sentences", (typed, sentences) => {
  expect(told(typed)).toBe(sentences)
})

test("a sentence with a plan, a failure or hearsay is left out, and small talk within one", () => {
  expect(told("i want to run a course in september. i tried to move the desk but it did not work")).toBe("")
  expect(told("pick rate went from 74 to 91 lines an hour, my wife was happy")).toBe(
    "Pick rate went from 74 to 91 lines an hour.",
  )
})

test("an earlier level that nothing explains is left out", () => {
  expect(told("i do the monthly report, one page. before 11 pages no one read")).not.toContain("11 pages")
})
