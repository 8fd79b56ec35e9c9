import { DomainError } from "../kernel/errors"
import { type KnownPrice, type Payments, PaymentsError } from "../kernel/payments"
import { type Offer, priceKey } from "./offers"
import type { AccountReading } from "./sync-account.server"

/**
 * The URL where an existing subscriber changes plan: the provider's page that shows the cost and asks for confirmation
 * or, with an open invoice, its payment page. Refuses with `conflict` for the current plan.
 */
export async function changePlan(
  payments: Payments,
  { customerId, subscriptions, verdict }: AccountReading,
  offer: Offer,
  offered: () => Promise<KnownPrice[]>,
  origin: string,
): Promise<string> {
  const current = subscriptions.find(({ id }) => id === verdict.standing?.subscriptionId)
  if (!current) throw new PaymentsError("schema")
  if (current.openBill) {
    if (current.openBill.payUrl) return current.openBill.payUrl
    throw new DomainError("conflict", "Your last payment failed. Please pay it before changing plans.")
  }
  if (current.lookupKey === priceKey(offer)) throw new DomainError("conflict", "You already have this plan.")
  const prices = await offered()
  const price = prices.find(({ lookupKey }) => lookupKey === priceKey(offer))
  if (!price) throw new PaymentsError("schema")
  return payments.openPlanChange({
    customerId,
    subscriptionId: current.id,
    itemId: current.itemId,
    priceId: price.priceId,
    offered: prices,
    doneUrl: `${origin}/billing?success=true`,
    returnUrl: `${origin}/billing`,
  })
}
