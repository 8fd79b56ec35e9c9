import * as z from "zod"
import { type Books, changed } from "./books"
import { flag, metadata, optionalText, read, text, whole } from "./parameters"
import { invalidRequest } from "./problem"
import type { Price, Product } from "./types"

const NewProduct = z.strictObject({
  id: text.optional(),
  name: text,
  description: optionalText,
  active: flag.default(true),
  metadata: metadata.default({}),
  tax_code: optionalText,
  statement_descriptor: optionalText,
})

const RecurringInput = z.strictObject({
  interval: z.enum(["day", "week", "month", "year"]),
  interval_count: whole.pipe(z.number().min(1)).default(1),
  usage_type: z.literal("licensed").default("licensed"),
})

/** A price defined inline, as in a line item of a checkout session. */
export const PriceData = z.strictObject({
  currency: text,
  unit_amount: whole.pipe(z.number().min(0)),
  recurring: RecurringInput.optional(),
  product: optionalText,
  product_data: NewProduct.optional(),
  tax_behavior: optionalText,
})

const NewPrice = PriceData.extend({
  lookup_key: optionalText,
  transfer_lookup_key: flag.default(false),
  nickname: optionalText,
  active: flag.default(true),
  metadata: metadata.default({}),
})

const PriceUpdate = z.strictObject({
  active: flag.optional(),
  lookup_key: z.string().optional(),
  transfer_lookup_key: flag.default(false),
  nickname: z.string().optional(),
  metadata: metadata.optional(),
})

export function createProduct(books: Books, fields: unknown): Product {
  const { id, name, description = null, active, metadata } = read(NewProduct, fields)
  if (id && books.find("product", id)) throw invalidRequest("Product already exists.", "resource_already_exists", "id")
  const begun = { ...books.begin("product"), ...(id && { id }) }
  const product = books.put("product", { ...begun, name, description, active, metadata })
  books.emit("product.created", product)
  return product
}

export function updateProduct(books: Books, fields: unknown, id: string): Product {
  const before = books.get("product", id)
  const { metadata = {}, ...rest } = read(NewProduct.partial(), fields)
  const { name = before.name, description = before.description, active = before.active } = rest
  const all = { ...before.metadata, ...metadata }
  const product = books.put("product", { ...before, name, description, active, metadata: all })
  books.emit("product.updated", product, changed(before, product))
  return product
}

export function createPrice(books: Books, fields: unknown): Price {
  const input = read(NewPrice, fields)
  if (input.lookup_key) releaseKey(books, input.lookup_key, input.transfer_lookup_key)
  return addPrice(books, input)
}

/** Adds a price. Also used for inline prices, which have no key and no metadata. */
export function addPrice(books: Books, input: z.output<typeof PriceData> & Partial<z.output<typeof NewPrice>>): Price {
  if (!input.product && !input.product_data) throw invalidRequest("Either product or product_data is required.")
  const product = input.product ? books.get("product", input.product) : inlineProduct(books, input.product_data)
  const price = books.put("price", {
    ...books.begin("price"),
    active: input.active ?? true,
    currency: input.currency.toLowerCase(),
    lookup_key: input.lookup_key ?? null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
    product: product.id,
    recurring: input.recurring ?? null,
    type: input.recurring ? "recurring" : "one_time",
    unit_amount: input.unit_amount,
  })
  books.emit("price.created", price)
  return price
}

export function updatePrice(books: Books, fields: unknown, id: string): Price {
  const before = books.get("price", id)
  const { lookup_key, transfer_lookup_key, metadata = {}, ...rest } = read(PriceUpdate, fields)
  if (lookup_key && lookup_key !== before.lookup_key) releaseKey(books, lookup_key, transfer_lookup_key)
  const price = books.put("price", {
    ...before,
    active: rest.active ?? before.active,
    nickname: rest.nickname ?? before.nickname,
    lookup_key: lookup_key === undefined ? before.lookup_key : lookup_key || null,
    metadata: { ...before.metadata, ...metadata },
  })
  books.emit("price.updated", price, changed(before, price))
  return price
}

function inlineProduct(books: Books, data: z.output<typeof NewProduct> | undefined): Product {
  const { name = "", description = null, active = true, metadata = {} } = data ?? {}
  return books.put("product", { ...books.begin("product"), name, description: description ?? null, active, metadata })
}

/** Ensures that a lookup key belongs to one price. It moves to another only on request. */
function releaseKey(books: Books, key: string, transfer: boolean) {
  for (const price of books.each("price")) {
    if (price.lookup_key !== key) continue
    if (!transfer) {
      throw invalidRequest(
        `A price (\`${price.id}\`) already uses that lookup key.`,
        "resource_already_exists",
        "lookup_key",
      )
    }
    books.put("price", { ...price, lookup_key: null })
  }
}
