import * as z from "zod"
import { type Books, newId } from "./books"
import { addPrice, PriceData } from "./catalog"
import { createCustomer, liveCustomer } from "./customers"
import { listOf } from "./invoices"
import { address, flag, ignored, metadata, optionalText, read, text, whole } from "./parameters"
import { invalidRequest } from "./problem"
import { recurringOf, startSubscription } from "./subscriptions"
import type { CheckoutSession, LineItem } from "./types"

const Line = z.strictObject({
  price: text.optional(),
  price_data: PriceData.optional(),
  quantity: whole.pipe(z.number().min(1)).default(1),
})

const NewSession = z.strictObject({
  mode: z.literal("subscription", "the sandbox plays the mode `subscription`"),
  line_items: z.array(Line).length(1, "the sandbox takes one line"),
  success_url: address,
  cancel_url: address.optional(),
  customer: text.optional(),
  customer_email: z.email().optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.default({}),
  expires_at: whole.optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.default({}), description: optionalText, billing_mode: ignored })
    .default({ metadata: {} }),
  allow_promotion_codes: flag.optional(),
  automatic_tax: ignored,
  billing_address_collection: optionalText,
  consent_collection: ignored,
  custom_text: ignored,
  customer_update: ignored,
  locale: optionalText,
  origin_context: optionalText,
  payment_method_collection: optionalText,
  payment_method_types: ignored,
  phone_number_collection: ignored,
  submit_type: optionalText,
  tax_id_collection: ignored,
  ui_mode: z.enum(["hosted", "hosted_page"]).optional(),
})

const opensFor = 24 * 3600

export function createSession(books: Books, fields: unknown, origin: string): CheckoutSession {
  const input = read(NewSession, fields)
  const customer = input.customer ? liveCustomer(books, input.customer) : null
  const lines = input.line_items.map((line) => lineItem(books, line))
  const begun = books.begin("checkout.session")
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0)
  const expires = input.expires_at ?? begun.created + opensFor
  if (expires < begun.created + 30 * 60 || expires > begun.created + opensFor) {
    throw invalidRequest(
      "The `expires_at` timestamp must be from 30 minutes to 24 hours ahead.",
      undefined,
      "expires_at",
    )
  }
  const session: CheckoutSession = {
    ...begun,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    currency: lines[0]?.currency ?? "usd",
    customer: customer?.id ?? null,
    customer_details: customer ? { email: customer.email, name: customer.name } : null,
    customer_email: input.customer_email ?? null,
    expires_at: expires,
    invoice: null,
    line_items: listOf(`/v1/checkout/sessions/${begun.id}/line_items`, lines),
    metadata: input.metadata,
    mode: "subscription",
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    subscription_data: { ...input.subscription_data, description: input.subscription_data.description ?? null },
    success_url: input.success_url,
    url: `${origin}/stripe/checkout/${begun.id}`,
  }
  return books.put("checkout.session", session, expires)
}

function lineItem(books: Books, { price: id, price_data, quantity }: z.output<typeof Line>): LineItem {
  if (!id === !price_data) throw invalidRequest("Each line needs either price or price_data.", undefined, "line_items")
  const price = price_data ? addPrice(books, price_data) : books.get("price", id ?? "")
  if (!price.active) throw invalidRequest(`The price \`${price.id}\` is inactive.`, undefined, "line_items[0][price]")
  recurringOf(price)
  const description = books.get("product", price.product).name
  const amount_total = price.unit_amount * quantity
  return { id: newId("li"), object: "item", amount_total, currency: price.currency, description, price, quantity }
}

/** Applies a payment once: creates the customer if needed, the subscription, its first invoice and the events. */
export function completeSession(books: Books, before: CheckoutSession, origin: string): CheckoutSession {
  if (before.status !== "open") throw invalidRequest(`This session is ${before.status}.`)
  const [line] = before.line_items.data
  if (!line) throw invalidRequest("This session has no line.")
  const email = before.customer_email ?? "guest@example.com"
  const customer = before.customer ? liveCustomer(books, before.customer) : createCustomer(books, { email })
  const { subscription, invoice } = startSubscription(books, {
    customer: customer.id,
    price: line.price,
    quantity: line.quantity,
    ...before.subscription_data,
    origin,
  })
  const session = books.put("checkout.session", {
    ...before,
    customer: customer.id,
    customer_details: { email: customer.email, name: customer.name },
    invoice: invoice.id,
    payment_status: "paid",
    status: "complete",
    subscription: subscription.id,
    url: null,
  })
  books.emit("checkout.session.completed", session)
  return session
}

export function expireSession(books: Books, id: string): CheckoutSession {
  const session = books.get("checkout.session", id)
  if (session.status !== "open") {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. Its status is ${session.status}.`,
    )
  }
  const expired = books.put("checkout.session", { ...session, status: "expired", url: null })
  books.emit("checkout.session.expired", expired)
  return expired
}
