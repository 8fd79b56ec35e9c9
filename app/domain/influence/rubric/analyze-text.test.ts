import fc from "fast-check"
import { expect, test } from "vitest"
import { judgeTexts, loadTexts } from "../../../../tests/influence/judge-texts"
import { analyzeText } from "./analyze-text"
import { criteria, criterionKeys } from "./criteria"
import { signalPoints } from "./signals"

test("the weights of the criteria add up to 100, the points of each criterion to 10", () => {
  expect(criterionKeys.reduce((sum, key) => sum + criteria[key].weight, 0)).toBe(100)
  for (const key of criterionKeys) {
    expect(Object.values(signalPoints[key]).reduce((sum, points) => sum + points, 0)).toBeCloseTo(10)
  }
})

test("pairs of labeled texts are ranked as readers ranked them", () => {
  const { ranked, spearman } = judgeTexts(loadTexts())
  expect(ranked).toBeGreaterThanOrEqual(0.9)
  expect(spearman).toBeGreaterThanOrEqual(0.75)
})

test("any text gets six integer scores from 0 to 10, and every quote is verbatim", () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.string({ unit: "grapheme", maxLength: 400 }),
    fc.lorem({ mode: "sentences", maxCount: 20 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const { score, feedback } = analyzeText(text, [])
      expect(score >= 0 && score <= 100 && Number.isInteger(score)).toBe(true)
      expect(feedback).toHaveLength(6)
      for (const one of feedback) {
        expect(Number.isInteger(one.score) && one.score >= 0 && one.score <= 10).toBe(true)
        if (one.quote !== null) expect(text).toContain(one.quote)
        expect(one.feedback).not.toBe("")
      }
    }),
  )
})

test("a better version is one of the person's own lines about the same topic, or there is none", () => {
  const text =
    "Passionate about handover. Great handovers empower dynamic teams to deliver excellence for patients everywhere."
  const line = {
    text: "Cut missed medication checks from nine to two by moving the handover to the bedside",
    strength: 80,
  }
  const better = (lines: (typeof line)[]) => analyzeText(text, lines).feedback.flatMap((one) => one.better ?? [])
  expect(better([line])).toEqual([
    "I cut missed medication checks from nine to two by moving the handover to the bedside.",
  ])
  expect(better([{ text: "Rebuilt the billing export in Rust", strength: 90 }])).toEqual([])
  expect(better([])).toEqual([])
})

test("long texts of a single kind of character are read to the end", () => {
  const hostile = ["word, and ", "A", "!? ", "“a", "Ab ", "#a ", "1.", "é", "\n", "tag a "]
  for (const piece of hostile) {
    expect(analyzeText(piece.repeat(20_000 / piece.length), []).feedback).toHaveLength(6)
  }
})
