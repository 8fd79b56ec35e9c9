import type Stripe from "stripe"
import type { KnownPrice, WantedPrice } from "../../../app/domain/kernel/payments"
import { nullIfRefused } from "./failure"
import { List, ListedPrice, WithId } from "./shapes"

/**
 * Finds our prices in Stripe. Creates any that is missing or has a different amount, and transfers the lookup key to
 * it.
 */
export async function ensurePrices(stripe: Stripe, wanted: readonly WantedPrice[], key: string): Promise<KnownPrice[]> {
  const answer = await stripe.prices.list({
    lookup_keys: wanted.map(({ lookupKey }) => lookupKey),
    active: true,
    limit: 100,
  })
  const listed = List(ListedPrice).parse(answer).data
  return Promise.all(
    wanted.map(async (price) => {
      const fitting = listed.find(
        ({ lookup_key, unit_amount, currency, recurring }) =>
          lookup_key === price.lookupKey &&
          unit_amount === price.amount &&
          currency === "usd" &&
          recurring?.interval === price.interval &&
          recurring.interval_count === 1,
      )
      if (fitting) return { lookupKey: price.lookupKey, priceId: fitting.id, productId: fitting.product }
      return createPrice(stripe, price, key)
    }),
  )
}

async function createPrice(stripe: Stripe, price: WantedPrice, key: string): Promise<KnownPrice> {
  const { lookupKey, productKey, productName, amount, interval } = price
  await nullIfRefused("resource_already_exists", () =>
    stripe.products.create({ id: productKey, name: productName }, { idempotencyKey: `product:${productKey}:${key}` }),
  )
  const made = await stripe.prices.create(
    {
      product: productKey,
      currency: "usd",
      unit_amount: amount,
      recurring: { interval },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { lookup_key: lookupKey },
    },
    { idempotencyKey: `price:${lookupKey}:${amount}:${key}` },
  )
  return { lookupKey, priceId: WithId.parse(made).id, productId: productKey }
}
