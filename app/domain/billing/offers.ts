import type { WantedPrice } from "../kernel/payments"
import { product } from "../kernel/product"
import type { PaidTier, Tier } from "../kernel/tier"
import { planList, plans } from "../plans/catalog"
import type { Plan } from "../plans/schema"

/** A purchasable plan, billed monthly or annually. */
export interface Offer {
  tier: PaidTier
  isAnnual: boolean
}

const offers: Offer[] = planList.flatMap(({ id }) =>
  id === "free" ? [] : [false, true].map((isAnnual) => ({ tier: id, isAnnual })),
)

/** The lookup key of a price for the provider and our clients. It stays the same when the amount changes. */
export function priceKey({ tier, isAnnual }: Offer): string {
  return `${productKey(tier)}_${isAnnual ? "annual" : "monthly"}`
}

function productKey(tier: PaidTier): string {
  return `${product.name.toLowerCase()}_${tier}`
}

const offersByKey = new Map(offers.map((offer) => [priceKey(offer), offer]))

/** The offer of a price key; null if the key is not ours. */
export function offerOf(key: string | null): Offer | null {
  return offersByKey.get(key ?? "") ?? null
}

/** All prices that the provider must have, in US cents, derived from the plan catalog. */
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

/** A plan with its price keys, which are null if it cannot be bought. */
export type OfferedPlan = Plan & { stripePriceId: string | null; annualPriceId: string | null }

/** The plans as published by the API. Without a payment provider, plans have no prices. */
export function offeredPlans(isPayable: boolean): OfferedPlan[] {
  return planList.map((plan) => ({
    ...plan,
    stripePriceId: isPayable ? keyOf(plan.id, false) : null,
    annualPriceId: isPayable ? keyOf(plan.id, true) : null,
  }))
}

const keyOf = (tier: Tier, isAnnual: boolean) => (tier === "free" ? null : priceKey({ tier, isAnnual }))
