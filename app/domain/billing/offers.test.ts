import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { generateContentJob } from "../content/generate/generate-content-job.server"
import { startJob } from "../jobs/start-job.server"
import { features, type Tier, tiers } from "../kernel/tier"
import { planList, plans } from "../plans/catalog"
import { evaluateSubscriptions } from "./entitlement"
import { offeredPlans, offerOf, priceKey, wantedPrices } from "./offers"
import { billingQuestions } from "./questions"

test("every paid plan has a monthly and an annual price, requested from the provider with the catalog's amounts", () => {
  const prices = wantedPrices().map(({ lookupKey, amount, interval }) => [lookupKey, amount, interval])
  expect(prices).toEqual([
    ["throughline_starter_monthly", plans.starter.price * 100, "month"],
    ["throughline_starter_annual", plans.starter.annualPrice * 100, "year"],
    ["throughline_pro_monthly", plans.pro.price * 100, "month"],
    ["throughline_pro_annual", plans.pro.annualPrice * 100, "year"],
  ])
  for (const { lookupKey } of wantedPrices()) {
    const offer = offerOf(lookupKey)
    expect(offer && priceKey(offer)).toBe(lookupKey)
  }
  expect(offerOf("throughline_free_monthly")).toBeNull()
})

test("the published plans come from the catalog, and without payments none can be bought", () => {
  for (const plan of planList) {
    const offered = offeredPlans(true).find(({ id }) => id === plan.id)
    expect(offered).toMatchObject(plan)
    const sold = [offered?.stripePriceId, offered?.annualPriceId].map((key) => offerOf(key ?? null)?.tier)
    expect(sold).toEqual(plan.id === "free" ? [undefined, undefined] : [plan.id, plan.id])
  }
  expect(offeredPlans(false).flatMap((plan) => [plan.stripePriceId, plan.annualPriceId])).toEqual(Array(6).fill(null))
})

test("the FAQ names every plan's limits", () => {
  const text = billingQuestions.map(({ answer }) => answer).join(" ")
  for (const { name, limits } of planList)
    expect(text).toMatch(new RegExp(`${name}: ${limits.growthPulse} Growth Pulse`))
})

test.each(tiers)("%s users can take exactly what their plan allows of every limited feature", async (tier: Tier) => {
  await using world = await createWorld()
  for (const feature of features) {
    const user = await world.addUser({ tier })
    const limit = plans[tier].limits[feature]
    const tries = limit === "unlimited" ? 15 : limit + 2
    let taken = 0
    for (let i = 0; i < tries; i++) {
      const hold = { feature, kept: true }
      const job = { subjectId: `${i}`, input: { type: "bio" as const, customPrompt: null }, hold }
      await startJob(world.deps, user, generateContentJob, job).then(
        () => (taken += 1),
        (error) => expect(error).toMatchObject({ code: "limit_reached" }),
      )
    }
    expect(taken).toBe(limit === "unlimited" ? tries : limit)
  }
})

test("a buyer gets the plan that the price key stands for", () => {
  for (const { lookupKey } of wantedPrices()) {
    const at = "2026-03-15T09:00:00.000Z"
    const verdict = evaluateSubscriptions([
      {
        id: "sub",
        itemId: "item",
        lookupKey,
        status: "active",
        createdAt: at,
        anchor: at,
        periodStart: at,
        periodEnd: "2026-04-15T09:00:00.000Z",
        endsAt: null,
        openBill: null,
        payment: null,
      },
    ])
    expect(verdict).toMatchObject({ tier: offerOf(lookupKey)?.tier, tierUntil: null, billingAnchor: at, toEnd: [] })
  }
})
