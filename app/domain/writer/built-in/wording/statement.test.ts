import { expect, test } from "vitest"
import { readStatement } from "./statement"

test.each([
  ["I led the move to the new ward.", "Led the move to the new ward"],
  ["I've built a price list", "Built a price list"],
  ["Hired and trained a team of 35", "Hired and trained a team of 35"],
  ["After the outage, I rewrote the runbook.", "After the outage, rewrote the runbook"],
  ["We cut errors by 12%.", "We cut errors by 12%"],
  ["My team shipped it in May.", "My team shipped it in May"],
  ["spotted sepsis, called the team", "Spotted sepsis and called the team"],
  ["spotted sepsis, called the team, better by noon", "Spotted sepsis, called the team, better by noon"],
])("a resume writes %j as %j", (text, fragment) => {
  expect(readStatement(text).fragment).toBe(fragment)
})

test.each([
  ["Built a price list", "I built a price list."],
  ["Awarded 'Teacher of the Month'", "I was awarded 'Teacher of the Month'."],
  ["Hired, trained, and retained a team of 35", "I hired, trained, and retained a team of 35."],
  ["Handover time dropped to 22 minutes", "Handover time dropped to 22 minutes."],
  ["Mentor for students since 2022", "Mentor for students since 2022."],
  ["Spend was under the plan", "Spend was under the plan."],
])("a letter writes %j as %j", (text, sentence) => {
  expect(readStatement(text).sentence).toBe(sentence)
})
