import { iso } from "../kernel/clock"
import type { Notice } from "../notifications/schema"
import { plans } from "../plans/catalogue"
import { grace, type Verdict } from "./entitlement"

/** A line for the inbox, and the state that it tells of: the same state is told of once. */
export type BillingNotice = Notice & { key: string }

/** What the inbox says of a reading; null where there is nothing to tell. */
export function billingNotice({ standing, tier }: Verdict): BillingNotice | null {
  if (!standing) return null
  const { subscriptionId, endsAt, pastDueSince, isAnnual } = standing
  const name = plans[standing.tier].name
  const line = (key: string, title: string, body: string) => ({ key, title, body, href: "/billing" })
  if (tier === "free") return line(`ended:${subscriptionId}`, `Your ${name} plan has ended`, ending(standing))
  if (pastDueSince) {
    const until = dayOf(iso(Date.parse(pastDueSince) + grace))
    const body = `We could not charge your card. Your ${name} plan goes on until ${until}; please pay before then.`
    return line(`past_due:${subscriptionId}:${pastDueSince}`, "Your payment failed", body)
  }
  if (endsAt) {
    const body = `It is cancelled and runs until ${dayOf(endsAt)}. You can take that back before then.`
    return line(`ending:${subscriptionId}:${endsAt}`, `Your ${name} plan ends on ${dayOf(endsAt)}`, body)
  }
  const body = `It is paid by the ${isAnnual ? "year" : "month"}. What you had used this month still counts.`
  return line(`active:${subscriptionId}:${tier}:${isAnnual}`, `Your ${name} plan is active`, body)
}

function ending({ isRefunded, status }: NonNullable<Verdict["standing"]>): string {
  const kept = "Your account goes on as a Free one. Everything you captured and had written is still yours."
  if (isRefunded) return `Your payment was given back. ${kept}`
  if (status === "unpaid") return `It could not be charged. ${kept}`
  return kept
}

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
const dayOf = (at: string) => days.format(new Date(at))
