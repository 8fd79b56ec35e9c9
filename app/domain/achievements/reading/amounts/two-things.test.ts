import { describe, expect, it } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const told = (response: string) => readReflection(response).texts.join(" ")

describe("numbers of two things are not a change", () => {
  it.each([
    ["I set up the desk, and the phone goes to the front from 8 to 10.", /went from 8/],
    ["I put the pump in and by noon it is at 64 they had 12 visits on Monday", /to 64|from 12/],
    ["I run the stall, 6 helpers, we served 412 people this year vs 270 last year", /270 to 6/],
    ["I bought 3 scanners, now 5 minutes. Whole hotel is 4.5.", /4\.5/],
    [
      "Moved 90 files with 3 reminders and we have had zero missed dates since, 16 months, the year before it was 2",
      /to 16/,
    ],
    ["I wrote the reminders and the score went down from 0.9 to 2.4", /down from 0\.9/],
  ])("%s", (text, wrong) => {
    expect(told(text)).not.toMatch(wrong)
  })
})

describe("numbers of one thing are a change in any wording", () => {
  it.each([
    [
      "pressure sores!! we went from 9 avoidable ones in the last quarter of 2024 to 2 in the first. I made a board.",
      /pressure sores went from 9 .*to 2/,
    ],
    [
      "I made a template, rejected forms went from like 1 in 8 to 1 in 30",
      /rejected forms went from 1 in 8 to 1 in 30/,
    ],
    ["Returns were like 1 in each 4. I wrote a checklist, now it is 1 in each 20.", /1 in each 4 to 1 in each 20/],
    [
      "at the club we had 9 sprains last season. I put in a proper warm up, 12 minutes, and this season its 2",
      /from 9 to 2|9 before, now 2/,
    ],
    ["I let them work in pairs. entries were up, 58 projects, it used to be about 35", /35 to 58/],
    [
      "I built a library, and the handover questions from developers went down from about 30 a week to 7",
      /handover questions from developers went/,
    ],
    ["I rebuilt the forecast, and accuracy rose from 64% to 79% between February and May.", /between February and May/],
  ])("%s", (text, line) => {
    expect(told(text)).toMatch(line)
  })
})
