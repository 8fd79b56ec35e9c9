import { expect, test } from "vitest"
import { verifySentences } from "./verify"

function statusOf(text: string, told: string) {
  const item = { id: "e1", kind: "reflection" as const, text: told, source: "", field: null, createdAt: "" }
  const ledger = { items: [item], profile: null, personName: "", posting: null }
  return verifySentences([{ text, kind: "fact", evidenceIds: ["e1"] }], ledger)[0]?.status
}

test.each([
  ["I led the trial.", "I do not think that I led the trial and I closed it early."],
  ["I built the tool.", "My manager said that I built the tool."],
  ["I built the tool.", "I built the tool, my manager says."],
  ["I will lead the change.", "If head office agrees, I will lead the change."],
  ["Chaired the board.", "I wanted to lead the trial and chair the board."],
  ["The best teacher on the ward.", "Students wrote that I am “the best teacher on the ward”."],
  ["The signs were my idea.", "The signs were my colleague Tom's idea."],
  ["Readmissions were 5.1% in 2023.", "Readmissions: 7.2% in 2023, 5.1% in 2024."],
])("%j does not follow from %j", (text, told) => {
  expect(statusOf(text, told)).not.toBe("supported")
})

test.each([
  ["I led the trial.", "I found that nobody had a plan, so I led the trial."],
  ["Readmissions were 5.1% in 2024.", "Readmissions were 7.2% in 2023, 5.1% in 2024."],
  ["I do not think that I led the trial.", "I do not think that I led the trial."],
])("%j follows from %j", (text, told) => {
  expect(statusOf(text, told)).toBe("supported")
})
