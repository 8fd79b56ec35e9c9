import { expect, test } from "vitest"
import { loadCorpus } from "./corpus"
import { type Tally, tallyByRule } from "./tally"

const cases = loadCorpus()
const older = loadCorpus("fluent/")
const newest = loadCorpus("fluent/fresh/")
const fluent = [...older, ...newest]
const stated = (corpus: typeof cases) => corpus.filter((one) => one.expect !== "not-blocked")
const table = tallyByRule(cases)
const tuned = tallyByRule(stated(older))
const fresh = tallyByRule(stated(newest))
const facts = tallyByRule(stated(fluent))
const others = tallyByRule(fluent.filter((one) => one.expect === "not-blocked"))
const none: Tally = { cases: 0, escaped: [], blocked: [], supported: 0, close: 0 }

test("the corpora have their required size", () => {
  for (const corpus of [cases, [...cases, ...fluent]]) {
    const isFalse = (one: (typeof corpus)[number]) => /^not-(?:supported|carried)$/.test(one.expect)
    expect(corpus.filter(isFalse).length).toBeGreaterThanOrEqual(300)
    expect(corpus.filter((one) => !isFalse(one)).length).toBeGreaterThanOrEqual(300)
    expect(new Set(corpus.map((one) => one.profession)).size).toBeGreaterThanOrEqual(10)
    expect(new Set(corpus.map((one) => one.id)).size).toBe(corpus.length)
  }
})

test.each(["V2", "V3"] as const)("no false sentence under %s is rated supported or close", (rule) => {
  expect((table.get(rule) ?? none).escaped).toEqual([])
  expect((facts.get(rule) ?? none).escaped).toEqual([])
})

test.each(["V1", "V4", "V5", "V6", "whose", "negation", "mood", "placement"] as const)(
  "at most one false sentence in fifty under %s is rated supported or close",
  (rule) => {
    for (const { cases: all, escaped } of [table.get(rule) ?? none, facts.get(rule) ?? none])
      expect(escaped.length, escaped.join(", ")).toBeLessThanOrEqual(all * 0.02)
    expect(facts.get(rule)?.cases).toBeGreaterThan(0)
  },
)

test("at most one honest sentence in fifty is blocked, including those of the newest people", () => {
  const shares: [typeof table, number][] = [
    [table, 0.02],
    [tuned, 0.02],
    [others, 0.02],
    [fresh, 0.02],
  ]
  for (const [tally, most] of shares) {
    const { cases: all, blocked } = tally.get("honest") ?? none
    expect(all).toBeGreaterThan(0)
    expect(blocked.length, blocked.join(", ")).toBeLessThanOrEqual(all * most)
  }
})

test("honest facts are rated supported or close, in the words of the evidence and in others", () => {
  const shares = [table, facts].map((tally) => {
    const { cases: all, supported, close } = tally.get("honest") ?? none
    return (supported + close) / all
  })
  expect(shares[0]).toBeGreaterThanOrEqual(0.64)
  expect(shares[1]).toBeGreaterThanOrEqual(0.54)
})
