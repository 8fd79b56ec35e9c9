import type { Idempotency } from "../jobs/start-job.server"
import type { Deps } from "../kernel/deps"
import { DomainError, invalidField } from "../kernel/errors"
import { type KnownPrice, type Payments, PaymentsError } from "../kernel/payments"
import type { Actor } from "../users/actor"
import { changePlan } from "./change-plan.server"
import { findAnswer, keepAnswer } from "./checkout-keys.server"
import { customerOf } from "./customer.server"
import { isEntitled } from "./entitlement"
import { type Offer, priceKey, wantedPrices } from "./offers"
import {
  awaitReturn,
  type BillingAccount,
  clearCustomer,
  findBuyer,
  nextAttempt,
  storeCheckout,
} from "./repository.server"
import type { StartCheckout } from "./subscription-schema"
import { accountOf, paymentsOf, syncAccount } from "./sync-account.server"

export interface CheckoutPlace {
  /** Origin of the app, for the return URL. */
  origin: string
  idempotency: Idempotency | null
}

/** How often one call restarts after it loses a race or finds that its attempt has ended. */
const rounds = 4

/**
 * The URL of the hosted page on which the user pays for a plan or, with an existing subscription, confirms the change.
 * Guarantees at most one open checkout and one subscription, however often it is called. Refuses with `invalid` if the
 * price does not belong to the named plan, with `conflict` for the current plan, and with `not_configured` or
 * `upstream_failed`.
 */
export async function startCheckout(
  deps: Deps,
  actor: Actor,
  input: StartCheckout,
  { origin, idempotency }: CheckoutPlace,
): Promise<{ url: string }> {
  const offer = checkedOffer(input)
  const payments = paymentsOf(deps)
  const known = await findAnswer(deps, actor.userId, idempotency)
  if (known) return { url: known }
  try {
    const url = await addressFor(deps, payments, actor, offer, origin)
    await awaitReturn(deps, actor.userId)
    await keepAnswer(deps, actor.userId, idempotency, url)
    return { url }
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    deps.log("billing.checkout_failed", { failure: error.failure })
    throw new DomainError("upstream_failed", "Failed to create checkout session")
  }
}

/** The requested offer, after checking that price, plan and period agree. Client input is not trusted. */
function checkedOffer({ priceId, tier, isAnnual }: StartCheckout): Offer {
  if (tier === "free") throw invalidField("tier", "The Free plan cannot be purchased.")
  const offer = { tier, isAnnual }
  if (priceId !== priceKey(offer)) throw invalidField("priceId", "This price does not belong to the selected plan.")
  return offer
}

async function addressFor(deps: Deps, payments: Payments, actor: Actor, offer: Offer, origin: string) {
  for (let round = 0; round < rounds; round++) {
    const account = await findBuyer(deps, actor.userId)
    if (!account) throw new DomainError("unauthenticated", "Please sign in first.")
    if (account.isDemo)
      throw new DomainError("conflict", "A demo account already has every feature and cannot buy a plan.")
    const url = await tryOnce(deps, payments, actor, account, offer, origin)
    if (url) return url
  }
  throw new DomainError("conflict", "Another checkout is being opened. Please try again.")
}

/** One round; null to restart. */
async function tryOnce(
  deps: Deps,
  payments: Payments,
  actor: Actor,
  account: BillingAccount,
  offer: Offer,
  origin: string,
): Promise<string | null> {
  const earlier = account.checkoutId ? await payments.findCheckout(account.checkoutId) : null
  // Runs after the checkout is read, so that a payment made there in the meantime is included.
  const reading = await syncAccount(deps, accountOf(actor.userId))
  const standing = reading?.verdict.standing ?? null
  const subscribed = standing !== null && isEntitled(standing) && !standing.isRefunded
  const isSame = earlier?.status === "open" && account.checkoutPrice === priceKey(offer)
  if (isSame && !subscribed) return earlier.url
  if (earlier?.status === "open") await payments.expireCheckout(earlier.id)
  if (reading && subscribed) {
    return changePlan(payments, reading, offer, () => pricesFor(payments, account), origin)
  }
  if (account.checkoutId) {
    // Reads again before opening another checkout, because this one may have been paid just before it was closed.
    await nextAttempt(deps, account)
    return null
  }
  try {
    return await openNew(deps, payments, actor, account, offer, origin)
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    // The provider repeats the same error for the same idempotency key, so the next attempt needs another key.
    await nextAttempt(deps, account)
    if (error.failure !== "missing" || !account.customerId) throw error
    await clearCustomer(deps, actor.userId, account.customerId)
    return null
  }
}

async function openNew(
  deps: Deps,
  payments: Payments,
  actor: Actor,
  account: BillingAccount,
  offer: Offer,
  origin: string,
): Promise<string | null> {
  const { userId } = actor
  const customerId = await customerOf(deps, payments, actor, account)
  const [price] = await pricesFor(payments, account, offer)
  if (!price) throw new PaymentsError("schema")
  const order = {
    customerId,
    userId,
    priceId: price.priceId,
    successUrl: `${origin}/billing?success=true`,
    cancelUrl: `${origin}/billing?canceled=true`,
  }
  // The idempotency key is derived from attempt and order, so that repeated calls are idempotent at the provider.
  const key = `checkout:${userId}:${account.attempt}:${(await deps.hash(JSON.stringify(order))).slice(0, 16)}`
  const checkout = await payments.openCheckout(order, key)
  if (!checkout.url) throw new PaymentsError("schema")
  if (await storeCheckout(deps, account, checkout.id, price.lookupKey)) return checkout.url
  await payments.expireCheckout(checkout.id)
  return null
}

function pricesFor(payments: Payments, { userId, attempt }: BillingAccount, offer?: Offer): Promise<KnownPrice[]> {
  const wanted = wantedPrices().filter(({ lookupKey }) => !offer || lookupKey === priceKey(offer))
  return payments.ensurePrices(wanted, `${userId}:${attempt}`)
}
