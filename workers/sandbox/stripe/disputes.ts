import type { Books } from "./books"
import type { Charge, Dispute } from "./money-types"
import { invalidRequest } from "./problem"

/** Opens a dispute on a charge: the money is held until the bank decides. */
export function openDispute(books: Books, charge: Charge): Dispute {
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has already been disputed.`)
  const made = books.put("dispute", {
    ...books.begin("dispute"),
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    is_charge_refundable: false,
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  })
  books.put("charge", { ...charge, disputed: true })
  books.emit("charge.dispute.created", made)
  books.emit("charge.dispute.funds_withdrawn", made)
  return made
}

/**
 * Closes a dispute with the bank's decision. The cardholder keeps the money of a lost one, although the charge is never
 * marked as refunded.
 */
export function closeDispute(books: Books, charge: Charge, status: "won" | "lost"): Dispute {
  const [open] = disputesOf(books, charge.id).filter((one) => one.status === "needs_response")
  if (!open) throw invalidRequest(`Charge ${charge.id} has no open dispute.`)
  const closed = books.put("dispute", { ...open, status })
  books.emit("charge.dispute.closed", closed, { status: open.status })
  if (status === "won") books.emit("charge.dispute.funds_reinstated", closed)
  return closed
}

const disputesOf = (books: Books, charge: string) => [...books.each("dispute")].filter((one) => one.charge === charge)
