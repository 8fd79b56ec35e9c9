import { expect, test } from "vitest"
import { loadCorpus } from "./corpus"
import { type Tally, tallyByRule } from "./tally"

const cases = loadCorpus()
const table = tallyByRule(cases)
const none: Tally = { cases: 0, escaped: [], blocked: [], supported: 0 }

test("the corpus is as large as promised", () => {
  expect(cases.filter((one) => one.expect === "not-supported").length).toBeGreaterThanOrEqual(300)
  expect(cases.filter((one) => one.expect === "not-blocked").length).toBeGreaterThanOrEqual(300)
  expect(new Set(cases.map((one) => one.profession)).size).toBeGreaterThanOrEqual(10)
  expect(new Set(cases.map((one) => one.id)).size).toBe(cases.length)
})

test.each(["V2", "V3"] as const)("no fabrication under %s escapes", (rule) => {
  expect((table.get(rule) ?? none).escaped).toEqual([])
})

test.each(["V1", "V4", "V5", "V6"] as const)("at most one fabrication in twenty under %s escapes", (rule) => {
  const { cases: all, escaped } = table.get(rule) ?? none
  expect(all).toBeGreaterThan(0)
  expect(escaped.length / all, escaped.join(", ")).toBeLessThanOrEqual(0.05)
})

test("at most one honest sentence in twenty is blocked", () => {
  const { cases: all, blocked } = table.get("honest") ?? none
  expect(all).toBeGreaterThan(0)
  expect(blocked.length / all, blocked.join(", ")).toBeLessThanOrEqual(0.05)
})
