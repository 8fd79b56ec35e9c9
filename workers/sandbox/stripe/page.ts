import type { Books } from "./books"
import { completeSession } from "./checkout"
import { offerPage, type PortalOffer, statePage } from "./page-view"
import { completePortal, openInvoice, settleInvoice } from "./portal"
import { StripeProblem } from "./problem"
import type { CheckoutSession, PortalSession } from "./types"
import { amountText, offerOf } from "./wording"

/**
 * The hosted pages, all at /stripe/checkout/{id}: a checkout session, a portal session that confirms a plan change, or
 * an open invoice. `Pay` runs once; `Cancel` goes back.
 */
export function hostedPage(books: Books, request: Request, id: string, body: string, origin: string): Response {
  const shown = find(books, id, origin)
  if (!shown) return statePage(404, "No such payment page", "The address is not one of this sandbox's payment pages.")
  if (request.method !== "POST") return shown.closed ?? offerPage(shown.offer)
  if (new URLSearchParams(body).get("do") !== "pay") return goTo(shown.cancelUrl)
  if (shown.closed) return shown.closed
  try {
    return goTo(shown.pay())
  } catch (problem) {
    if (!(problem instanceof StripeProblem)) throw problem
    return statePage(409, "Nothing was charged", problem.message)
  }
}

interface Hosted {
  offer: PortalOffer
  /** The page that explains why there is nothing left to pay. */
  closed: Response | null
  cancelUrl: string | null
  /** Returns the redirect target. */
  pay(): string | null
}

function find(books: Books, id: string, origin: string): Hosted | null {
  const session = books.find("checkout.session", id)
  if (session) return checkout(books, session, origin)
  const portal = books.find("billing_portal.session", id)
  if (portal) return confirmation(books, portal, origin)
  const invoice = books.find("invoice", id)
  if (!invoice) return null
  const back = homeOf(books, invoice.customer)
  const lines = invoice.lines.data.map(({ description, amount }) => [description, amountText(amount, invoice.currency)])
  return {
    offer: {
      title: `Invoice ${invoice.number}`,
      total: amountText(invoice.amount_due, invoice.currency),
      lines,
      targets: [back],
    },
    closed: invoice.status === "open" ? null : alreadyDone("This invoice is no longer open.", back),
    cancelUrl: back,
    pay() {
      settleInvoice(books, invoice)
      return back
    },
  }
}

/** The page from which the customer last went to pay, because an invoice names none. */
function homeOf(books: Books, customer: string): string | null {
  for (const { cancel_url } of books.each("checkout.session", customer)) {
    if (cancel_url) return cancel_url.replace(/[?#].*$/, "")
  }
  return null
}

function checkout(books: Books, session: CheckoutSession, origin: string): Hosted {
  const filled = (url: string | null, id: string) => url?.replaceAll("{CHECKOUT_SESSION_ID}", id) ?? null
  const successUrl = filled(session.success_url, session.id)
  const cancelUrl = filled(session.cancel_url, session.id)
  const closed =
    session.status === "complete"
      ? alreadyDone("This subscription has already been paid.", successUrl)
      : session.status === "expired"
        ? statePage(410, "This payment page has expired", "Nothing was charged. Please start again.", cancelUrl)
        : null
  return {
    offer: offerOf(session, [session.success_url, session.cancel_url]),
    closed,
    cancelUrl,
    pay() {
      completeSession(books, session, origin)
      return successUrl
    },
  }
}

function confirmation(books: Books, session: PortalSession, origin: string): Hosted {
  const after = session.flow?.after_completion.redirect?.return_url ?? session.return_url
  const open = openInvoice(books, session.customer)
  return {
    offer: portalOffer(books, session, open?.amount_due ?? 0, [after, session.return_url]),
    closed: session.used ? alreadyDone("This change has already been made.", after) : null,
    cancelUrl: session.return_url,
    pay() {
      completePortal(books, session, origin)
      return after
    },
  }
}

function portalOffer(books: Books, session: PortalSession, owed: number, targets: (string | null)[]): PortalOffer {
  const [item] = session.flow?.subscription_update_confirm?.items ?? []
  if (item) {
    const price = books.get("price", item.price)
    const name = books.get("product", price.product).name
    const every = price.recurring?.interval ?? "month"
    const total = `${amountText(price.unit_amount, price.currency)} per ${every}`
    const note =
      "The unused time of the current plan is credited; the difference for the rest of the period is paid now, or credited."
    return { title: `Change to ${name}`, total, due: "the new price", lines: [], note, targets }
  }
  if (session.flow?.subscription_cancel) {
    const note = "The subscription ends with the paid period."
    return { title: "Cancel the subscription", total: "", lines: [], note, targets }
  }
  const title = owed > 0 ? "Pay the open amount" : "Nothing to pay"
  return { title, total: amountText(owed, "usd"), lines: [], targets }
}

const alreadyDone = (why: string, back: string | null = null) => statePage(409, why, "Nothing was charged again.", back)

function goTo(url: string | null): Response {
  if (!url) return statePage(200, "Done", "You can close this page.")
  return new Response(null, { status: 303, headers: { location: url, "cache-control": "no-store" } })
}
