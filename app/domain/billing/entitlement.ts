import { day, iso } from "../kernel/clock"
import type { Subscription, SubscriptionStatus } from "../kernel/payments"
import type { Tier } from "../kernel/tier"
import { type Offer, offerOf } from "./offers"

/** How long a plan continues after a failed payment. */
export const grace = 7 * day

/** The state of the subscription in effect. */
export interface Standing extends Offer {
  subscriptionId: string
  status: SubscriptionStatus
  periodEnd: string
  endsAt: string | null
  pastDueSince: string | null
  isRefunded: boolean
}

/** Result of evaluating all of a customer's subscriptions. */
export interface Verdict {
  /** Null if the customer never subscribed to one of our plans. */
  standing: Standing | null
  tier: Tier
  /** When the plan ends by itself; null if it does not. */
  tierUntil: string | null
  /** Anchor of usage periods; null for the 1st of the month. */
  billingAnchor: string | null
  /** Subscriptions to end at once, each with the payment to refund first. */
  toEnd: { subscriptionId: string; refund: string | null }[]
}

interface Candidate extends Subscription {
  offer: Offer
}

const entitled: SubscriptionStatus[] = ["active", "trialing", "past_due"]
export const over: SubscriptionStatus[] = ["canceled", "incomplete_expired"]
const neverBegun: SubscriptionStatus[] = ["incomplete", "incomplete_expired"]

/**
 * Derives a customer's entitlement solely from the provider's current state, so that it does not depend on earlier
 * events. Active, trialing and, for 7 days, past-due subscriptions are entitled. If there are several, the best one
 * counts, and the others are ended and refunded. A fully refunded payment ends its plan.
 */
export function evaluateSubscriptions(subscriptions: readonly Subscription[]): Verdict {
  const ours = subscriptions.flatMap((one): Candidate[] => {
    const offer = offerOf(one.lookupKey)
    return offer ? [{ ...one, offer }] : []
  })
  const [kept, ...doubles] = ours.filter((one) => isEntitled(one) && !isRefunded(one)).sort(betterFirst)
  const refunded = ours.filter((one) => isEntitled(one) && isRefunded(one))
  // If a plan is in effect, any other subscription that could still be charged is ended too.
  const stale = kept ? ours.filter((one) => !isEntitled(one) && !over.includes(one.status)) : []
  const toEnd = [
    ...doubles.map(({ id, payment }) => ({ subscriptionId: id, refund: payment?.id ?? null })),
    ...[...refunded, ...stale].map(({ id }) => ({ subscriptionId: id, refund: null })),
  ]
  if (kept) return { ...planOf(kept), toEnd }
  const [latest] = ours.filter(({ status }) => !neverBegun.includes(status)).sort(newestFirst)
  return { standing: latest ? standingOf(latest) : null, tier: "free", tierUntil: null, billingAnchor: null, toEnd }
}

/** True for a subscription that the customer has and may change, even if a payment is overdue. */
export function isEntitled({ status }: { status: SubscriptionStatus | null }): boolean {
  return status !== null && entitled.includes(status)
}

const isRefunded = ({ payment }: Subscription) => payment?.refunded ?? false

function planOf(kept: Candidate): Omit<Verdict, "toEnd"> {
  const standing = standingOf(kept)
  const graceEnd = standing.pastDueSince ? iso(Date.parse(standing.pastDueSince) + grace) : null
  const [tierUntil = null] = [graceEnd, standing.endsAt].filter((end) => end !== null).sort()
  return { standing, tier: kept.offer.tier, tierUntil, billingAnchor: kept.anchor }
}

function standingOf(one: Candidate): Standing {
  const { id, offer, status, periodEnd, endsAt, openBill, periodStart } = one
  return {
    ...offer,
    subscriptionId: id,
    status,
    periodEnd,
    endsAt,
    pastDueSince: status === "past_due" ? (openBill?.since ?? periodStart) : null,
    isRefunded: isRefunded(one),
  }
}

function betterFirst(a: Candidate, b: Candidate): number {
  return rank(b) - rank(a) || newestFirst(a, b)
}

/** Paid subscriptions rank above past-due ones, then Pro above Starter. */
const rank = ({ status, offer }: Candidate) => (status === "past_due" ? 0 : 2) + (offer.tier === "pro" ? 1 : 0)

function newestFirst(a: Subscription, b: Subscription): number {
  return a.createdAt === b.createdAt ? compare(b.id, a.id) : compare(b.createdAt, a.createdAt)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
