import * as z from "zod"
import type { Books } from "./books"
import { flag, ignored, metadata, optionalText, read, text, whole } from "./parameters"
import { invalidRequest, noSuch } from "./problem"
import { changePrice } from "./proration"
import { change, endSubscription, itemOf } from "./subscriptions"
import type { StripeSubscription } from "./types"

const proration = z.enum(["create_prorations", "always_invoice", "none"])

const SubscriptionUpdate = z.strictObject({
  cancel_at: z.union([z.literal("").transform(() => null), whole]).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: z.strictObject({ comment: optionalText, feedback: optionalText }).optional(),
  description: optionalText,
  items: z
    .array(
      z.strictObject({ id: text, price: text.optional(), quantity: whole.optional(), metadata: metadata.optional() }),
    )
    .length(1, "the sandbox keeps subscriptions of one item")
    .optional(),
  metadata: metadata.optional(),
  payment_behavior: ignored,
  proration_behavior: proration.default("create_prorations"),
  proration_date: ignored,
})

const Cancellation = z.strictObject({
  cancellation_details: z.strictObject({ comment: optionalText, feedback: optionalText }).optional(),
  invoice_now: flag.optional(),
  prorate: flag.optional(),
})

export function updateSubscription(books: Books, fields: unknown, id: string, origin: string): StripeSubscription {
  const input = read(SubscriptionUpdate, fields)
  const before = liveSubscription(books, id)
  let subscription = before
  if (input.cancel_at_period_end !== undefined || input.cancel_at !== undefined) {
    subscription = change(books, subscription, { ...ending(books, subscription, input), ...about(subscription, input) })
  }
  if (input.metadata || input.description !== undefined) {
    const { description = subscription.description } = input
    const all = { ...subscription.metadata, ...input.metadata }
    subscription = change(books, subscription, { metadata: all, description })
  }
  const [item] = input.items ?? []
  if (!item) return subscription
  if (item.id !== itemOf(subscription).id) throw noSuch("subscription item", item.id)
  const { price = itemOf(subscription).price.id, quantity = itemOf(subscription).quantity } = item
  const wanted = { price: books.get("price", price), quantity }
  return changePrice(books, subscription, wanted, input.proration_behavior, origin)
}

type Update = z.output<typeof SubscriptionUpdate>

function ending(books: Books, subscription: StripeSubscription, { cancel_at, cancel_at_period_end }: Update) {
  const at = cancel_at_period_end ? itemOf(subscription).current_period_end : (cancel_at ?? null)
  return {
    cancel_at: at,
    cancel_at_period_end: cancel_at_period_end ?? false,
    canceled_at: at === null ? null : (subscription.canceled_at ?? books.now()),
  }
}

function about({ cancellation_details: before }: StripeSubscription, { cancellation_details, ...input }: Update) {
  const ends = Boolean(input.cancel_at_period_end || input.cancel_at)
  const { comment = before.comment, feedback = before.feedback } = cancellation_details ?? {}
  return { cancellation_details: { comment, feedback, reason: ends ? "cancellation_requested" : null } }
}

export function cancelSubscription(books: Books, fields: unknown, id: string): StripeSubscription {
  read(Cancellation, fields)
  const subscription = books.get("subscription", id)
  if (subscription.status === "canceled") throw noSuch("subscription", id)
  return endSubscription(books, subscription, "cancellation_requested")
}

/** The subscription, if it has not ended. An ended one cannot be changed. */
export function liveSubscription(books: Books, id: string): StripeSubscription {
  const subscription = books.get("subscription", id)
  if (subscription.status !== "canceled") return subscription
  throw invalidRequest(`A canceled subscription can only update its cancellation_details and metadata: ${id}`)
}
