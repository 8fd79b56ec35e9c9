import * as z from "zod"
import type { Books } from "./books"
import type { Charge, Refund } from "./money-types"
import { metadata, optionalText, read, text, whole } from "./parameters"
import { invalidRequest } from "./problem"

const NewRefund = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: whole.pipe(z.number().min(1)).optional(),
  reason: optionalText,
  metadata: metadata.optional(),
})

export function createRefund(books: Books, fields: unknown): Refund {
  const { charge, payment_intent, amount, reason = null } = read(NewRefund, fields)
  const id = charge ?? (payment_intent ? books.get("payment_intent", payment_intent).latest_charge : null)
  if (!id) throw invalidRequest("One of the following params should be provided: charge, payment_intent.")
  return refund(books, books.get("charge", id), amount, reason)
}

/** Refunds a charge, or all that is left of it if no amount is given. */
export function refund(books: Books, charge: Charge, amount: number | undefined, reason: string | null): Refund {
  const left = charge.amount - charge.amount_refunded
  const given = amount ?? left
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded")
  }
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is disputed.`, "charge_disputed")
  if (given > left)
    throw invalidRequest("Refund amount is greater than unrefunded amount on charge", undefined, "amount")
  const made = books.put("refund", {
    ...books.begin("refund"),
    amount: given,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason,
    status: "succeeded",
  })
  const all = charge.amount_refunded + given
  const after = books.put("charge", { ...charge, amount_refunded: all, refunded: all === charge.amount })
  books.emit("refund.created", made)
  books.emit("charge.refunded", after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded })
  return made
}
