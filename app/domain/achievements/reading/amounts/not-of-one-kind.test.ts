import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response, "What did you improve?").texts.join(" ")

test.each([
  "fun run sat morning, 410 runners, cost us 22p a head vs 35p last yr cos i got the numbers printed free",
  "i do proper 1-1s every week. absence was 12 days each when i started and its 5 now",
  "last year we sold fifteen, i locked timber at eighty cents a foot and we did 900 jobs in three weeks",
])("numbers of different things are no change: %s", (response) => {
  expect(linesOf(response)).not.toMatch(/\b(?:runners|1-1s|every week|cents) (?:went|rise|fall|go)\b|from 22|to 80/)
})

test("the level of a thing is read beside meetings and age groups", () => {
  expect(linesOf("i do proper 1-1s every week. absence was 12 days each when i started and its 5 now")).toContain(
    "bsence went from 12 days to 5",
  )
})

test("'were' without an apostrophe opens a statement about us", () => {
  expect(
    linesOf("Attendance. when i came it was 74 percent and this term were at 88, i rang 60 families myself"),
  ).toContain("ttendance went from 74 percent to 88 percent")
})

test("what others pay and what has not changed are not results", () => {
  const lines = linesOf(
    "i trained 6 packers in two evenings and everybody else was paying an agency, line 2 is still a mess",
  )
  expect(lines).toContain("Trained 6 packers in two evenings")
  expect(lines).not.toMatch(/everybody else|still a mess/)
})
