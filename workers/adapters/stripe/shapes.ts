import * as z from "zod"
import { subscriptionStatuses } from "../../../app/domain/kernel/payments"

// The parts of Stripe's responses that are used. All other fields are dropped.

/** Converts epoch seconds to an ISO date. */
const Moment = z
  .number()
  .int()
  .transform((seconds) => new Date(seconds * 1000).toISOString())

export const WithId = z.object({ id: z.string().min(1) })

/** A reference, which Stripe returns as an id or, if expanded, as the whole object. */
const Reference = z.union([z.string(), WithId.transform(({ id }) => id)])

export const Checkout = z.object({
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  url: z.string().nullable().default(null),
})

const Price = z.object({
  id: z.string(),
  lookup_key: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

export const ListedPrice = Price.extend({
  product: Reference,
  unit_amount: z.number().nullable(),
  currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullable(),
})

export const Bill = z.object({
  id: z.string(),
  created: Moment,
  hosted_invoice_url: z.string().nullish(),
  status_transitions: z.object({ finalized_at: Moment.nullish() }).nullish(),
})

const Invoice = z.object({
  payments: z
    .object({
      data: z.array(z.object({ status: z.string(), payment: z.object({ payment_intent: Reference.nullish() }) })),
    })
    .nullish(),
})

export const Subscription = z.object({
  id: z.string(),
  status: z.enum(subscriptionStatuses),
  created: Moment,
  billing_cycle_anchor: Moment,
  cancel_at: Moment.nullish(),
  cancel_at_period_end: z.boolean(),
  items: z.object({
    data: z.tuple(
      [z.object({ id: z.string(), price: Price, current_period_start: Moment, current_period_end: Moment })],
      z.unknown(),
    ),
  }),
  latest_invoice: z.union([Invoice, z.string()]).nullable(),
})

export const PaymentIntent = z.object({
  id: z.string(),
  latest_charge: z
    .union([z.object({ refunded: z.boolean(), disputed: z.boolean().default(false) }), z.string()])
    .nullish(),
})

export const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: Moment,
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      object: z.string(),
      customer: Reference.nullish(),
      charge: Reference.nullish(),
    }),
  }),
})

export const Charge = z.object({ customer: Reference.nullish() })
export const Customer = z.object({ deleted: z.boolean().default(false) })
export const Dispute = z.object({ status: z.string() })

export const List = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) })
