import * as z from "zod"
import { type SubscriptionStatus, subscriptionStatuses } from "../kernel/payments"
import { type PaidTier, tiers } from "../kernel/tier"

/** Stored state of the user's subscription. */
export interface SubscriptionState {
  tier: PaidTier
  status: SubscriptionStatus
  isAnnual: boolean
  /** ISO date. */
  periodEnd: string
  /** ISO date on which a canceled subscription ends. */
  endsAt: string | null
  /** ISO date since which a payment is overdue. */
  pastDueSince: string | null
}

const Limit = z.union([z.number().int(), z.literal("unlimited")])
const Usage = z.object({ used: z.number().int(), limit: Limit })

export const SubscriptionView = z.object({
  /** Epoch seconds. */
  currentPeriodEnd: z.number().int(),
  status: z.enum(subscriptionStatuses),
  cancelAtPeriodEnd: z.boolean(),
  isAnnual: z.boolean(),
})
export type SubscriptionView = z.output<typeof SubscriptionView>

export const SubscriptionResponse = z.object({
  tier: z.enum(tiers),
  pricing: z.object({ name: z.string(), price: z.number() }),
  usage: z.object({ growthPulse: Usage, content: Usage }),
  /** Absent if there is none. */
  subscription: SubscriptionView.optional(),
})
export type SubscriptionResponse = z.output<typeof SubscriptionResponse>

/** A plan to buy. Accepts strings, because forms submit text. */
export const StartCheckout = z.object({
  priceId: z.string().min(1, "Please choose a plan.").max(200),
  tier: z.enum(tiers, "This is not a plan."),
  isAnnual: z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]).default(false),
})
export type StartCheckout = z.output<typeof StartCheckout>

const PlanLimits = z.object({ growthPulse: Limit, content: Limit })

export const Plans = z.object({
  plans: z.array(
    z.object({
      id: z.enum(tiers),
      name: z.string(),
      price: z.number(),
      annualPrice: z.number(),
      stripePriceId: z.string().nullable(),
      annualPriceId: z.string().nullable(),
      popular: z.boolean(),
      limits: PlanLimits,
      features: z.array(z.string()),
    }),
  ),
})
