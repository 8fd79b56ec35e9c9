import * as z from "zod"
import { type Books, changed } from "./books"
import { flag, ignored, metadata, optionalText, read } from "./parameters"
import { noSuch } from "./problem"
import { endSubscription } from "./subscriptions"
import type { Customer } from "./types"

const CustomerInput = z.strictObject({
  email: z.string().max(512).optional(),
  name: optionalText,
  description: optionalText,
  phone: optionalText,
  metadata: metadata.optional(),
  preferred_locales: ignored,
  address: ignored,
  shipping: ignored,
  tax: ignored,
  tax_exempt: ignored,
  validate: flag.optional(),
})

export function createCustomer(books: Books, fields: unknown): Customer {
  const { email, name, description, metadata = {} } = read(CustomerInput, fields)
  const customer = books.put("customer", {
    ...books.begin("customer"),
    email: email || null,
    name: name || null,
    description: description || null,
    metadata,
    balance: 0,
    currency: null,
    delinquent: false,
  })
  books.emit("customer.created", customer)
  return customer
}

export function updateCustomer(books: Books, fields: unknown, id: string): Customer {
  const before = liveCustomer(books, id)
  const { email, name, description, metadata = {} } = read(CustomerInput, fields)
  const customer = books.put("customer", {
    ...before,
    email: email === undefined ? before.email : email || null,
    name: name === undefined ? before.name : name || null,
    description: description === undefined ? before.description : description || null,
    metadata: { ...before.metadata, ...metadata },
  })
  books.emit("customer.updated", customer, changed(before, customer))
  return customer
}

/** A deleted customer is still returned, as a stub marked `deleted`. */
export function retrieveCustomer(books: Books, id: string) {
  const customer = books.get("customer", id)
  return customer.deleted ? { id, object: "customer", deleted: true } : customer
}

/** Deletes a customer for good. The subscriptions end at once, and nothing more is charged. */
export function deleteCustomer(books: Books, id: string) {
  const customer = liveCustomer(books, id)
  for (const subscription of books.each("subscription", id)) {
    if (subscription.status !== "canceled") endSubscription(books, subscription, "cancellation_requested")
  }
  for (const session of books.each("checkout.session", id)) {
    if (session.status === "open") books.put("checkout.session", { ...session, status: "expired", url: null })
  }
  const gone = { ...customer, email: null, name: null, description: null, metadata: {}, deleted: true as const }
  books.put("customer", gone)
  books.emit("customer.deleted", customer)
  return { id, object: "customer", deleted: true }
}

export function liveCustomer(books: Books, id: string): Customer {
  const customer = books.get("customer", id)
  if (customer.deleted) throw noSuch("customer", id)
  return customer
}
