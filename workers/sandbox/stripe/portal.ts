import * as z from "zod"
import type { Books } from "./books"
import { liveCustomer } from "./customers"
import { payInvoice } from "./invoices"
import type { Invoice } from "./money-types"
import { address, ignored, optionalText, read, text, whole } from "./parameters"
import { invalidRequest } from "./problem"
import { changePrice } from "./proration"
import { liveSubscription } from "./subscription-calls"
import { change, itemOf, recurringOf } from "./subscriptions"
import type { PortalSession } from "./types"

const Item = z.strictObject({ id: text, price: text, quantity: whole.default(1) })

const Flow = z.strictObject({
  type: z.enum(["subscription_update_confirm", "subscription_cancel", "payment_method_update"]),
  after_completion: z
    .strictObject({
      type: text,
      redirect: z.strictObject({ return_url: address }).optional(),
      hosted_confirmation: ignored,
    })
    .default({ type: "portal_homepage" }),
  subscription_update_confirm: z
    .strictObject({ subscription: text, items: z.array(Item).length(1), discounts: ignored })
    .optional(),
  subscription_cancel: z.strictObject({ subscription: text, retention: ignored }).optional(),
})

const NewSession = z.strictObject({
  customer: text,
  configuration: optionalText,
  return_url: address.optional(),
  flow_data: Flow.optional(),
  locale: optionalText,
})

export function createPortalSession(books: Books, fields: unknown, origin: string): PortalSession {
  const { customer, configuration = null, return_url = null, flow_data } = read(NewSession, fields)
  liveCustomer(books, customer)
  const named = flow_data?.subscription_update_confirm ?? flow_data?.subscription_cancel
  if (named) {
    const subscription = liveSubscription(books, named.subscription)
    if (subscription.customer !== customer) throw invalidRequest("The subscription belongs to another customer.")
    const [item] = flow_data?.subscription_update_confirm?.items ?? []
    if (item && item.id !== itemOf(subscription).id) throw invalidRequest(`No such subscription item: '${item.id}'`)
    if (item) recurringOf(books.get("price", item.price))
  } else if (flow_data && flow_data.type !== "payment_method_update") {
    throw invalidRequest(`Missing required param: flow_data[${flow_data.type}].`, "parameter_missing")
  }
  const begun = books.begin("billing_portal.session")
  const flow = flow_data && {
    type: flow_data.type,
    after_completion: { ...flow_data.after_completion, redirect: flow_data.after_completion.redirect ?? null },
    subscription_update_confirm: flow_data.subscription_update_confirm ?? null,
    subscription_cancel: flow_data.subscription_cancel ?? null,
  }
  return books.put("billing_portal.session", {
    ...begun,
    configuration,
    customer,
    flow: flow ?? null,
    return_url,
    url: `${origin}/stripe/checkout/${begun.id}`,
    used: false,
  })
}

/** Applies a confirmation on the hosted page once. */
export function completePortal(books: Books, session: PortalSession, origin: string): void {
  if (session.used) throw invalidRequest("This session has already been used.")
  const update = session.flow?.subscription_update_confirm
  const [item] = update?.items ?? []
  if (update && item) {
    const subscription = liveSubscription(books, update.subscription)
    const wanted = { price: books.get("price", item.price), quantity: item.quantity }
    changePrice(books, subscription, wanted, "always_invoice", origin)
  } else if (session.flow?.subscription_cancel) {
    const subscription = liveSubscription(books, session.flow.subscription_cancel.subscription)
    const { current_period_end: cancel_at } = itemOf(subscription)
    change(books, subscription, { cancel_at, cancel_at_period_end: true, canceled_at: books.now() })
  } else {
    const open = openInvoice(books, session.customer)
    if (open) settleInvoice(books, open)
  }
  books.put("billing_portal.session", { ...session, used: true })
}

export function openInvoice(books: Books, customer: string): Invoice | null {
  for (const invoice of books.each("invoice", customer)) if (invoice.status === "open") return invoice
  return null
}

/** Pays an open invoice. The subscription that it blocked continues. */
export function settleInvoice(books: Books, invoice: Invoice): Invoice {
  const paid = payInvoice(books, invoice)
  const subscription = books.get("subscription", paid.parent.subscription_details.subscription)
  const waits = subscription.status === "past_due" || subscription.status === "unpaid"
  if (waits && !openInvoice(books, subscription.customer)) change(books, subscription, { status: "active" })
  return paid
}
