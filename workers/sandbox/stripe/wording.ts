import type { PortalOffer } from "./page-view"
import type { CheckoutSession } from "./types"

export function amountText(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() }).format(cents / 100)
}

export function offerOf(session: CheckoutSession, targets: (string | null)[]): PortalOffer {
  const lines = session.line_items.data.map(({ description, quantity, amount_total, currency, price }) => [
    quantity === 1 ? description : `${quantity} × ${description}`,
    `${amountText(amount_total, currency)} per ${price.recurring?.interval ?? "month"}`,
  ])
  const email = session.customer_details?.email ?? session.customer_email
  return {
    title: `Subscribe to ${session.line_items.data[0]?.description ?? "a plan"}`,
    total: amountText(session.amount_total, session.currency),
    lines: email ? [...lines, ["Account", email]] : lines,
    targets,
  }
}
