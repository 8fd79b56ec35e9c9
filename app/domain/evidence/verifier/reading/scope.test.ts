import { expect, test } from "vitest"
import { statusOf } from "../../../../../tests/support/told"

test.each([
  ["I led the trial.", "I do not think that I led the trial and I closed it early."],
  ["I built the tool.", "My manager said that I built the tool."],
  ["I built the tool.", "I built the tool, my manager says."],
  ["I will lead the change.", "If head office agrees, I will lead the change."],
  ["Chaired the board.", "I wanted to lead the trial and chair the board."],
  ["The best teacher on the ward.", "Students wrote that I am “the best teacher on the ward”."],
  ["I cut waste from 14 to 5 kg.", "I helped Ana rebuild the store, which cut waste from 14 to 5 kg."],
  ["Won the bake-off.", "Nearly won the bake-off."],
  ["Designed the logo.", "Word has it that I designed the logo."],
  ["The signs were my idea.", "The signs were my colleague Tom's idea."],
  ["Saved 3 hours a week.", "I saved 3 hours a week, well more like 1 hour honestly."],
  ["Cut delivery time by 30%.", "I cut delivery time by 30%, or rather 20%."],
  ["Increased sales 50%.", "Boss said I increased sales 50% but it was really 15%."],
  ["Fixed the printer.", "I pretended to fix the printer."],
  ["Readmissions were 5.1% in 2023.", "Readmissions: 7.2% in 2023, 5.1% in 2024."],
])("%j does not follow from %j", (text, told) => {
  expect(statusOf(text, told)).not.toBe("supported")
})

test.each([
  ["I led the trial.", "I found that nobody had a plan, so I led the trial."],
  ["Readmissions were 5.1% in 2024.", "Readmissions were 7.2% in 2023, 5.1% in 2024."],
  [
    "I cut waiting time from 40 to 25 minutes.",
    "I rebuilt the triage board with 3 nurses, which cut waiting time from 40 to 25 minutes.",
  ],
  ["I cut the load from 190 to 70 minutes.", "I cut the load 190 -> 70 minutes."],
  ["I cut the wait to 25 minutes.", "I cut the wait to 25 minutes, actually it was 40 minutes before."],
  ["It took me four hours.", "Took me four hours."],
  ["I've run the till since 2020.", "I have run the till since 2020."],
  ["I do not think that I led the trial.", "I do not think that I led the trial."],
])("%j follows from %j", (text, told) => {
  expect(statusOf(text, told)).toBe("supported")
})
