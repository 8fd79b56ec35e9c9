import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const linesOf = (response: string) => readReflection(response).texts

test("dictation without punctuation is split into clauses, and numbers in words are levels", () => {
  const lines = linesOf(
    "we were getting about thirty returns a week and i put a second scan at the gate and within two months we were down to eleven a week",
  )
  expect(lines[0]).toMatch(/^Put a second scan at the gate; returns (?:went from|were) about thirty/)
  expect(lines[0]).toContain("eleven a week")
})

test("two people are one subject", () => {
  expect(linesOf("me and tomas rebuilt the whole loading plan for 14 trucks")[0]).toMatch(
    /^Rebuilt the whole loading plan for 14 trucks/,
  )
})

test("a note without a verb states a change", () => {
  const lines = linesOf("- Moved 40 people to the new desk\n- Ticket backlog 310 to 95")
  expect(lines.some((line) => /icket backlog (?:go|went) from 310 to 95/.test(line))).toBe(true)
})

test("somebody else's action is not reported, wherever the text mentions it", () => {
  const lines = linesOf("I moved 60 reports to the new tool. License cost fell by 9k, ops did that one")
  expect(lines.join(" ")).not.toContain("9k")
  expect(
    linesOf("I mentor six trainees. One of them, Bela, now leads a team and won a state medal.").join(" "),
  ).not.toContain("medal")
})

test("a time of day, an age or a label in words is not a level", () => {
  const lines = linesOf(
    "I moved two of the nurses onto phones from eight till half nine and the wait is about seven minutes now",
  )
  expect(lines.join(" ")).not.toMatch(/from eight to|from nine to/)
})

test("figures of run-on statements are not a change", () => {
  const lines = linesOf(
    "fourteen reps and two seniors I do the schedules and the reviews and I hired nine of them myself attrition on my team is eleven percent last year the floor was at thirty four",
  )
  expect(lines[0]).toMatch(/^Did the schedules and the reviews/)
  expect(lines.join(" ")).not.toMatch(/went from|thirty four/)
})
