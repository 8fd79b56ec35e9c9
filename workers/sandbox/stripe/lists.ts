import * as z from "zod"
import type { Books } from "./books"
import { ignored, paging, read, text } from "./parameters"
import { invalidRequest } from "./problem"
import type { List } from "./sdk-part"
import type { Kind, Kinds } from "./types"

const lists = {
  customer: z.strictObject({ ...paging, email: text.optional() }),
  product: z.strictObject({ ...paging, active: text.optional(), ids: z.array(text).optional() }),
  price: z.strictObject({
    ...paging,
    active: text.optional(),
    currency: text.optional(),
    lookup_keys: z.array(text).max(10).optional(),
    product: text.optional(),
    type: text.optional(),
    recurring: ignored,
  }),
  subscription: z.strictObject({
    ...paging,
    customer: text.optional(),
    status: z.enum(["all", "active", "past_due", "unpaid", "canceled", "ended", "trialing", "incomplete"]).optional(),
    price: text.optional(),
  }),
  invoice: z.strictObject({
    ...paging,
    customer: text.optional(),
    subscription: text.optional(),
    status: text.optional(),
  }),
  charge: z.strictObject({ ...paging, customer: text.optional(), payment_intent: text.optional() }),
  payment_intent: z.strictObject({ ...paging, customer: text.optional() }),
  refund: z.strictObject({ ...paging, charge: text.optional(), payment_intent: text.optional() }),
  dispute: z.strictObject({ ...paging, charge: text.optional(), payment_intent: text.optional() }),
  "billing_portal.configuration": z.strictObject({
    ...paging,
    active: text.optional(),
    is_default: text.optional(),
  }),
  event: z.strictObject({ ...paging, type: text.optional(), types: z.array(text).max(20).optional() }),
  "checkout.session": z.strictObject({
    ...paging,
    customer: text.optional(),
    payment_intent: text.optional(),
    status: text.optional(),
    subscription: text.optional(),
  }),
}
export type Listed = keyof typeof lists

type Filters = Record<string, unknown>
type Page = Filters & { limit: number; starting_after?: string | undefined }

/** A page of a list, newest first, by the filters that the kind has. */
export function listPage<K extends Listed & Kind>(books: Books, kind: K, fields: unknown, url: string): List<Kinds[K]> {
  const schema: z.ZodType<Page> = lists[kind]
  const { limit, starting_after = null, ...filters } = read(schema, fields)
  if (starting_after) books.get(kind, starting_after)
  const customer = typeof filters.customer === "string" ? filters.customer : null
  const data: Kinds[K][] = []
  for (const value of books.each(kind, customer, starting_after)) {
    if (!fits(value, filters)) continue
    if (data.length === limit) return { object: "list", data, has_more: true, url }
    data.push(value)
  }
  return { object: "list", data, has_more: false, url }
}

function fits(value: Kinds[Kind], filters: Filters): boolean {
  if (value.object === "customer" && value.deleted) return false
  if (value.object === "subscription") return fitsSubscription(value, filters)
  const { lookup_keys: keys, ids, types, created, subscription, ...equal } = filters
  if (value.object === "price" && Array.isArray(keys) && !keys.includes(value.lookup_key)) return false
  if (Array.isArray(ids) && !ids.includes(value.id)) return false
  if (value.object === "event" && Array.isArray(types) && !types.includes(value.type)) return false
  if (value.object === "invoice" && subscription) {
    if (value.parent.subscription_details.subscription !== subscription) return false
  } else if (subscription && (!("subscription" in value) || value.subscription !== subscription)) return false
  if (!inTime(value.created, created)) return false
  const own = new Map<string, unknown>(Object.entries(value))
  return Object.entries(equal).every(
    ([name, wanted]) => wanted === undefined || typeof wanted === "object" || String(own.get(name)) === wanted,
  )
}

/** Without a status filter, lists subscriptions that have not ended. */
function fitsSubscription({ status, created, items }: Kinds["subscription"], filters: Filters): boolean {
  const { status: wanted, price } = filters
  const has = wanted === "ended" ? "canceled" : wanted
  const right = has === undefined ? status !== "canceled" : has === "all" || status === has
  return right && inTime(created, filters.created) && (!price || items.data.some((item) => item.price.id === price))
}

function inTime(created: number, range: unknown): boolean {
  if (range === undefined) return true
  if (typeof range === "string") return created === Number(range)
  const parsed = z.partialRecord(z.enum(["gt", "gte", "lt", "lte"]), z.coerce.number()).safeParse(range)
  if (!parsed.success) throw invalidRequest("Invalid created.", "parameter_invalid", "created")
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = parsed.data
  return created > gt && created >= gte && created < lt && created <= lte
}
