import fc from "fast-check"
import { expect, test } from "vitest"
import { type Tier, tiers } from "../kernel/tier"
import { planList } from "../plans/catalogue"
import { explainReadiness } from "./explain"
import {
  contentTarget,
  levelOf,
  perPart,
  profilePartNames,
  profileParts,
  type ReadinessInputs,
  readinessOf,
  weightsOf,
} from "./rules"
import { metricKeys } from "./schema"

const tier = fc.constantFrom<Tier>(...tiers)
const profile = fc
  .array(fc.boolean(), { minLength: profilePartNames.length, maxLength: profilePartNames.length })
  .map((given) => perPart((part) => given[profilePartNames.indexOf(part)] ?? false))
const inputs = fc.record<ReadinessInputs>({
  tier,
  profile,
  reflections: fc.nat(60),
  documents: fc.nat(60),
  influence: fc.nat(100),
})
const nothing: ReadinessInputs = {
  tier: "free",
  profile: perPart(() => false),
  reflections: 0,
  documents: 0,
  influence: 0,
}
const everything: ReadinessInputs = {
  tier: "free",
  profile: perPart(() => true),
  reflections: 99,
  documents: 99,
  influence: 100,
}
const allowance = { growthLeft: true, contentLeft: true }

test("the weights are whole, follow the formula and sum to 100 under every plan", () => {
  expect(weightsOf("pro")).toEqual({
    profile_completeness: 30,
    growth_pulse_completion: 30,
    content_generation: 20,
    influence_score: 20,
  })
  for (const plan of ["free", "starter"] as const) {
    expect(weightsOf(plan)).toEqual({
      profile_completeness: 38,
      growth_pulse_completion: 37,
      content_generation: 25,
      influence_score: 0,
    })
  }
  for (const { id } of planList) {
    const weights = Object.values(weightsOf(id))
    expect(weights.every(Number.isInteger)).toBe(true)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100)
  }
})

test("the parts of a profile add up to 100", () => {
  expect(profilePartNames.reduce((sum, part) => sum + profileParts[part].weight, 0)).toBe(100)
})

test("nothing is 0 and everything is 100 under every plan", () => {
  for (const { id } of planList) {
    expect(readinessOf({ ...nothing, tier: id }).score).toBe(0)
    expect(readinessOf({ ...everything, tier: id }).score).toBe(100)
  }
})

test("the score is the weighted mean of its percentages, rounded, and all of them stay between 0 and 100", () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { score, percentages, weights } = readinessOf(given)
      const mean = metricKeys.reduce((sum, key) => sum + (percentages[key] * weights[key]) / 100, 0)
      expect(Math.abs(score - mean)).toBeLessThanOrEqual(0.5 + 1e-9)
      for (const figure of [score, ...Object.values(percentages)]) {
        expect(Number.isInteger(figure) && figure >= 0 && figure <= 100).toBe(true)
      }
    }),
  )
})

test("the same inputs give the same score", () => {
  fc.assert(
    fc.property(inputs, (given) => {
      expect(readinessOf(structuredClone(given))).toEqual(readinessOf(given))
    }),
  )
})

test("a rising input never lowers the score", () => {
  fc.assert(
    fc.property(inputs, fc.constantFrom(...profilePartNames), fc.integer({ min: 1, max: 40 }), (given, part, more) => {
      const { score } = readinessOf(given)
      const raised: ReadinessInputs[] = [
        { ...given, profile: { ...given.profile, [part]: true } },
        { ...given, reflections: given.reflections + more },
        { ...given, documents: given.documents + more },
        { ...given, influence: Math.min(100, given.influence + more) },
      ]
      for (const each of raised) expect(readinessOf(each).score).toBeGreaterThanOrEqual(score)
    }),
  )
})

test("metrics unavailable to the plan do not count", () => {
  fc.assert(
    fc.property(inputs, fc.nat(100), (given, influence) => {
      fc.pre(given.tier !== "pro")
      expect(readinessOf({ ...given, influence }).score).toBe(readinessOf(given).score)
    }),
  )
})

test("the gain of a next action equals the difference it makes", () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { score, metrics, nextStep } = explainReadiness(given, allowance)
      const byKey = Object.fromEntries(metrics.map(({ key, next }) => [key, next]))
      const growth = readinessOf({ ...given, reflections: given.reflections + 1 }).score - score
      const content = readinessOf({ ...given, documents: given.documents + 1 }).score - score
      expect(byKey.growth_pulse_completion?.gain ?? 0).toBe(growth)
      expect(byKey.content_generation?.gain ?? 0).toBe(content)
      const missing = profilePartNames.filter((part) => !given.profile[part])
      const gains = missing.map(
        (part) => readinessOf({ ...given, profile: { ...given.profile, [part]: true } }).score - score,
      )
      expect(byKey.profile_completeness?.gain ?? 0).toBe(Math.max(0, ...gains))
      expect(nextStep?.gain ?? 0).toBe(Math.max(0, ...metrics.map(({ next }) => next?.gain ?? 0)))
    }),
  )
})

test("only actions within the plan's limits are offered, and none if nothing is left to do", () => {
  const offered = (given: ReadinessInputs, growthLeft: boolean, contentLeft: boolean) =>
    explainReadiness(given, { growthLeft, contentLeft }).metrics.flatMap(({ next }) => next?.to ?? [])
  expect(offered(nothing, true, true)).toEqual(["/onboarding?step=1", "/growth-pulse", "/content"])
  expect(offered(nothing, false, true)).toEqual(["/onboarding?step=1", "/content"])
  expect(offered(nothing, true, false)).toEqual(["/onboarding?step=1", "/growth-pulse"])
  expect(offered(everything, true, true)).toEqual([])
})

test("influence is included with Pro elsewhere, and not analysed yet there", () => {
  const influence = (given: ReadinessInputs) => explainReadiness(given, allowance).metrics[3]
  expect(influence(nothing)).toMatchObject({ weight: 0, percentage: 0, next: null })
  expect(influence(nothing)?.description).toContain("included with Pro")
  expect(influence({ ...nothing, tier: "pro" })).toMatchObject({
    weight: 20,
    next: null,
    description: "Nothing analyzed yet.",
  })
})

test.each([
  [0, "developing"],
  [24, "developing"],
  [25, "growing"],
  [49, "growing"],
  [50, "strong"],
  [74, "strong"],
  [75, "leading"],
  [100, "leading"],
])("%i points are %s", (score, level) => {
  expect(levelOf(score)).toBe(level)
})

test("the document target is four a month, or fewer if the plan allows fewer", () => {
  expect([contentTarget(1), contentTarget(4), contentTarget(10), contentTarget("unlimited")]).toEqual([1, 4, 4, 4])
})
