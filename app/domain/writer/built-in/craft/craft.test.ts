import { expect, test } from "vitest"
import { pastOf, pastOfIng } from "../../../language/past-tense"
import { readAchievement } from "../achievements"
import { partActionAndResult } from "./outcome"
import { readStatement } from "./statement"
import { isSmallTalk, trimFillers, trimRambling } from "./trim"

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

test("what was done together is never told as done alone", () => {
  const told = readAchievement("We cut medication errors by 12% in a year.")
  expect(told).toMatchObject({ shared: true, bullet: "We cut medication errors by 12% in a year" })
})

test.each(["I did not lead the project.", "We lost the pitch to a bigger studio.", "Signed no files and hired nobody"])(
  "%j is no achievement",
  (text) => {
    expect(readAchievement(text)).toBeNull()
  },
)

test("what a colleague did is not told as the person's own", () => {
  const told = readAchievement("I wrote the post-mortem. Hakim's cost is still at 36.")
  expect(told?.bullet).toBe("Wrote the post-mortem")
})

test("small talk goes, numbers and deeds stay", () => {
  expect(isSmallTalk("Honestly it was a long week and my feet hurt.")).toBe(true)
  expect(isSmallTalk("I trained the barista on the coffee machine")).toBe(false)
  expect(isSmallTalk("A long week, 14 admissions")).toBe(false)
})

test("fillers go, hedges stay", () => {
  expect(trimFillers("So, honestly, I ended up reorganising the store, you know, haha.")).toBe(
    "I reorganised the store.",
  )
  expect(trimFillers("I think we saved roughly 5 hours a week")).toBe("I think we saved roughly 5 hours a week")
})

test("a rambling sentence gives its clauses, and a limit is never parted from its claim", () => {
  expect(
    trimRambling(
      "I rewrote the rota because nobody knew who was on, and I was pretty happy about it, and after two months we were down to 3 gaps.",
    ),
  ).toEqual(["I rewrote the rota because nobody knew who was on", "After two months we were down to 3 gaps."])
  expect(
    trimRambling("I led the trial for the first two months but it failed in the end because the supplier closed.").join(
      " ",
    ),
  ).toContain("but it failed")
})

test.each([
  ["I cut latency 40% by reworking the fetch path.", "I reworked the fetch path.", "That cut latency 40%."],
  ["I built a pipeline that reduced cost by 25%.", "I built a pipeline.", "It reduced cost by 25%."],
  ["I built a dashboard, surfacing a 12% gap.", "I built a dashboard.", "This surfaced a 12% gap."],
])("%j is parted into deed and outcome", (text, action, result) => {
  expect(partActionAndResult(readStatement(text))).toMatchObject({ action, result })
})

test("a sentence that tells only one of the two stays whole", () => {
  expect(partActionAndResult(readStatement("I mentored four engineers, two of whom were promoted."))).toBeNull()
})

test("verbs are put in the past by rule and by table", () => {
  expect(["stop", "carry", "plan", "write", "reduce", "set"].map(pastOf)).toEqual([
    "stopped",
    "carried",
    "planned",
    "wrote",
    "reduced",
    "set",
  ])
  expect(["cutting", "saving", "applying", "reworking", "leading"].map(pastOfIng)).toEqual([
    "cut",
    "saved",
    "applied",
    "reworked",
    "led",
  ])
})
