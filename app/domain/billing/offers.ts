import type { WantedPrice } from "../kernel/payments"
import { product } from "../kernel/product"
import type { PaidTier, Tier } from "../kernel/tier"
import { planList, plans } from "../plans/catalogue"
import type { Plan } from "../plans/schema"

/** What can be bought: a plan, for a month or a year at a time. */
export interface Offer {
  tier: PaidTier
  isAnnual: boolean
}

const offers: Offer[] = planList.flatMap(({ id }) =>
  id === "free" ? [] : [false, true].map((isAnnual) => ({ tier: id, isAnnual })),
)

/** The name by which the provider and our clients know a price; it stays when the amount changes. */
export function priceKey({ tier, isAnnual }: Offer): string {
  return `${productKey(tier)}_${isAnnual ? "annual" : "monthly"}`
}

function productKey(tier: PaidTier): string {
  return `${product.name.toLowerCase()}_${tier}`
}

const offersByKey = new Map(offers.map((offer) => [priceKey(offer), offer]))

/** What a price key stands for; null for one that is not ours. */
export function offerOf(key: string | null): Offer | null {
  return offersByKey.get(key ?? "") ?? null
}

/** Every price as the provider must have it, in US cents: made from the plan catalogue. */
export function wantedPrices(): WantedPrice[] {
  return offers.map((offer) => {
    const plan = plans[offer.tier]
    return {
      lookupKey: priceKey(offer),
      productKey: productKey(offer.tier),
      productName: `${product.name} ${plan.name}`,
      amount: (offer.isAnnual ? plan.annualPrice : plan.price) * 100,
      interval: offer.isAnnual ? "year" : "month",
    }
  })
}

/** A plan with the keys of its prices: null where it cannot be bought. */
export type OfferedPlan = Plan & { stripePriceId: string | null; annualPriceId: string | null }

/** The plans as the API publishes them. Without a payment provider a plan has no price to buy it by. */
export function offeredPlans(isPayable: boolean): OfferedPlan[] {
  return planList.map((plan) => ({
    ...plan,
    stripePriceId: isPayable ? keyOf(plan.id, false) : null,
    annualPriceId: isPayable ? keyOf(plan.id, true) : null,
  }))
}

const keyOf = (tier: Tier, isAnnual: boolean) => (tier === "free" ? null : priceKey({ tier, isAnnual }))
