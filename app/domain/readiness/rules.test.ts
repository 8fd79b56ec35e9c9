import fc from "fast-check"
import { expect, test } from "vitest"
import { type Tier, tiers } from "../kernel/tier"
import { planList } from "../plans/catalog"
import { tierNow } from "../plans/tier-now"
import { type PlanHistory, tierOfPeriod } from "../plans/tier-of-period"
import { explainReadiness } from "./explain"
import {
  contentTarget,
  influenceCounts,
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
  targetTier: tier,
  profile,
  reflections: fc.nat(60),
  documents: fc.nat(60),
  influence: fc.option(fc.nat(100)),
})
const nothing: ReadinessInputs = {
  tier: "free",
  targetTier: "free",
  profile: perPart(() => false),
  reflections: 0,
  documents: 0,
  influence: null,
}
const everything: ReadinessInputs = {
  tier: "free",
  targetTier: "free",
  profile: perPart(() => true),
  reflections: 99,
  documents: 99,
  influence: 100,
}
const allowance = { growthLeft: true, contentLeft: true }

test("the weights are whole, follow the formula and sum to 100 with and without influence", () => {
  expect(weightsOf(true)).toEqual({
    profile_completeness: 30,
    growth_pulse_completion: 30,
    content_generation: 20,
    influence_score: 20,
  })
  expect(weightsOf(false)).toEqual({
    profile_completeness: 38,
    growth_pulse_completion: 37,
    content_generation: 25,
    influence_score: 0,
  })
})

test("the parts of a profile add up to 100", () => {
  expect(profilePartNames.reduce((sum, part) => sum + profileParts[part].weight, 0)).toBe(100)
})

test("nothing is 0 and everything is 100 under every plan", () => {
  for (const { id } of planList) {
    expect(readinessOf({ ...nothing, tier: id, targetTier: id }).score).toBe(0)
    expect(readinessOf({ ...everything, tier: id, targetTier: id }).score).toBe(100)
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
        { ...given, influence: given.influence === null ? null : Math.min(100, given.influence + more) },
      ]
      for (const each of raised) expect(readinessOf(each).score).toBeGreaterThanOrEqual(score)
    }),
  )
})

const moments = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((at) => at.toISOString())

test("buying, changing or ending a plan does not change the current score, whatever was measured", () => {
  const measured = fc.option(fc.record({ score: fc.nat(100), at: moments }))
  fc.assert(
    fc.property(inputs, tier, tier, moments, fc.option(moments), measured, (given, from, to, at, anchor, found) => {
      fc.pre(found === null || found.at <= at)
      const now = new Date(at)
      const scoreUnder = (plan: PlanHistory) => {
        const period = tierOfPeriod(plan, now)
        const counts = influenceCounts(tierNow(plan.paidTier, plan.tierUntil, now), period, found?.at ?? null)
        const influence = counts ? (found?.score ?? null) : null
        return readinessOf({ ...given, targetTier: period.tier, influence }).score
      }
      const before = { paidTier: from, tierUntil: null, billingAnchor: null, tierBefore: null, tierChangedAt: null }
      const score = scoreUnder(before)
      const changed = { ...before, paidTier: to, tierBefore: from, tierChangedAt: at }
      // A purchase starts its own period; the end of a plan returns to the calendar month.
      for (const billingAnchor of [at, anchor]) expect(scoreUnder({ ...changed, billingAnchor })).toBe(score)
      expect(scoreUnder({ ...before, tierUntil: at })).toBe(score)
    }),
  )
})

test("targets follow the new plan once the next period has begun", () => {
  const plan: PlanHistory = {
    paidTier: "pro",
    tierUntil: null,
    billingAnchor: "2026-03-10T09:00:00.000Z",
    tierBefore: "free",
    tierChangedAt: "2026-03-10T09:00:00.000Z",
  }
  expect(tierOfPeriod(plan, new Date("2026-04-09T23:59:59Z")).tier).toBe("free")
  expect(tierOfPeriod(plan, new Date("2026-04-10T00:00:00Z")).tier).toBe("pro")
})

test("influence counts with the first thing added after Pro was bought, and not before", () => {
  const period = { tier: "free", changedAt: "2026-03-10T09:00:00.000Z" } as const
  expect(influenceCounts("pro", period, "2026-03-01T00:00:00.000Z")).toBe(false)
  expect(influenceCounts("pro", period, "2026-03-11T00:00:00.000Z")).toBe(true)
  expect(influenceCounts("pro", period, null)).toBe(false)
  expect(influenceCounts("free", { tier: "free", changedAt: null }, "2026-03-11T00:00:00.000Z")).toBe(false)
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

test("other plans show influence as a Pro metric, and Pro as not measured until something is", () => {
  const influence = (given: ReadinessInputs) => explainReadiness(given, allowance).metrics[3]
  expect(influence(nothing)).toMatchObject({ weight: 0, percentage: 0, next: null })
  expect(influence(nothing)?.description).toContain("included with Pro")
  expect(influence({ ...nothing, tier: "pro" })).toMatchObject({ weight: 0, next: null })
  expect(influence({ ...nothing, tier: "pro" })?.description).toContain("Not measured yet")
  expect(influence({ ...nothing, tier: "pro", influence: 40 })).toMatchObject({ weight: 20, percentage: 40 })
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

test("after an upgrade the breakdown names the plan of its target, what follows, and work beyond it", () => {
  const metrics = (given: ReadinessInputs) => explainReadiness(given, allowance).metrics
  const upgraded = metrics({ ...nothing, tier: "pro", targetTier: "free", reflections: 6, documents: 1 })
  expect(upgraded[1]?.description).toBe(
    "Your reflections in the last 30 days, compared with a target of 1 reflection, from the Free plan on which this period began. The target of your Pro plan, 10 reflections, begins with your next period.",
  )
  expect(upgraded[1]?.inputs[0]?.value).toBe("more than the target of 1")
  expect(upgraded[2]?.description).toContain("a target of 1 document, from the Free plan")
  expect(upgraded[2]?.inputs[0]?.value).toBe("1 of 1")
  const settled = metrics({ ...nothing, tier: "pro", targetTier: "pro", reflections: 6 })
  expect(settled[1]?.description).toContain("a target of 10 reflections, which follows your plan.")
  expect(settled[1]?.inputs[0]?.value).toBe("6 of 10")
  const starter = metrics({ ...nothing, tier: "pro", targetTier: "starter" })
  expect(starter[2]?.description).toContain("a target of 4 documents, which follows your plan.")
})
