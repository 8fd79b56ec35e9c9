import * as z from "zod"
import type { Books } from "./books"
import { createPrice, createProduct, updatePrice, updateProduct } from "./catalog"
import { createSession, expireSession } from "./checkout"
import { createCustomer, deleteCustomer, retrieveCustomer, updateCustomer } from "./customers"
import { type Listed, listPage } from "./lists"
import { read } from "./parameters"
import { createPortalSession, settleInvoice } from "./portal"
import { createConfiguration, updateConfiguration } from "./portal-configuration"
import { createRefund } from "./refunds"
import { cancelSubscription, updateSubscription } from "./subscription-calls"

interface Asked {
  books: Books
  /** The body or query parameters, without `expand`. */
  fields: unknown
  /** The id in the path. */
  id: string
  /** The origin of the hosted pages. */
  origin: string
  url: string
}

type Run = (asked: Asked) => unknown

const nothing = z.strictObject({})

function retrieve(kind: Listed): Run {
  return ({ books, fields, id }) => {
    read(nothing, fields)
    return books.get(kind, id)
  }
}

function list(kind: Listed): Run {
  return ({ books, fields, url }) => listPage(books, kind, fields, url)
}

/** Every emulated call, by method and path below /v1; `*` matches an id. */
const calls: Record<string, Run> = {
  "POST customers": ({ books, fields }) => createCustomer(books, fields),
  "GET customers": list("customer"),
  "GET customers/*": ({ books, id }) => retrieveCustomer(books, id),
  "POST customers/*": ({ books, fields, id }) => updateCustomer(books, fields, id),
  "DELETE customers/*": ({ books, id }) => deleteCustomer(books, id),
  "POST products": ({ books, fields }) => createProduct(books, fields),
  "GET products": list("product"),
  "GET products/*": retrieve("product"),
  "POST products/*": ({ books, fields, id }) => updateProduct(books, fields, id),
  "POST prices": ({ books, fields }) => createPrice(books, fields),
  "GET prices": list("price"),
  "GET prices/*": retrieve("price"),
  "POST prices/*": ({ books, fields, id }) => updatePrice(books, fields, id),
  "POST checkout/sessions": ({ books, fields, origin }) => createSession(books, fields, origin),
  "GET checkout/sessions": list("checkout.session"),
  "GET checkout/sessions/*": retrieve("checkout.session"),
  "POST checkout/sessions/*/expire": ({ books, id }) => expireSession(books, id),
  "GET subscriptions": list("subscription"),
  "GET subscriptions/*": retrieve("subscription"),
  "POST subscriptions/*": ({ books, fields, id, origin }) => updateSubscription(books, fields, id, origin),
  "DELETE subscriptions/*": ({ books, fields, id }) => cancelSubscription(books, fields, id),
  "POST billing_portal/sessions": ({ books, fields, origin }) => createPortalSession(books, fields, origin),
  "POST billing_portal/configurations": ({ books, fields }) => createConfiguration(books, fields),
  "GET billing_portal/configurations": list("billing_portal.configuration"),
  "GET billing_portal/configurations/*": retrieve("billing_portal.configuration"),
  "POST billing_portal/configurations/*": ({ books, fields, id }) => updateConfiguration(books, fields, id),
  "GET invoices": list("invoice"),
  "GET invoices/*": retrieve("invoice"),
  "POST invoices/*/pay": ({ books, id }) => settleInvoice(books, books.get("invoice", id)),
  "GET charges": list("charge"),
  "GET charges/*": retrieve("charge"),
  "GET payment_intents": list("payment_intent"),
  "GET payment_intents/*": retrieve("payment_intent"),
  "POST refunds": ({ books, fields }) => createRefund(books, fields),
  "GET refunds": list("refund"),
  "GET refunds/*": retrieve("refund"),
  "GET disputes": list("dispute"),
  "GET disputes/*": retrieve("dispute"),
  "GET events": list("event"),
  "GET events/*": retrieve("event"),
}

const idPattern = /^(cus|prod|price|cs_test|bpc|sub|in|ch|pi|re|dp|evt)_\w+$/

/** The call for a path such as /v1/customers/cus_1; null if it is not emulated. */
export function findCall(method: string, path: string): { run: Run; id: string } | null {
  const parts = path.replace(/^\/v1\//, "").split("/")
  // An unknown id is still parsed as an id. The call decides that it refers to nothing.
  const place = parts.findIndex((part) => idPattern.test(part))
  for (const at of place === -1 ? [-1, parts.length - 1, parts.length - 2] : [place]) {
    const pattern = parts.map((part, index) => (index === at ? "*" : part)).join("/")
    const run = calls[`${method} ${pattern}`]
    if (run) return { run, id: parts[at] ?? "" }
  }
  return null
}
