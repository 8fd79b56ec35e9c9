import { grace } from "../../domain/billing/entitlement"
import { priceKey } from "../../domain/billing/offers"
import type { SubscriptionState } from "../../domain/billing/subscription-schema"
import { iso } from "../../domain/kernel/clock"
import { formatDate, type ReaderFormat } from "../../domain/kernel/format"
import type { PaidTier } from "../../domain/kernel/tier"

interface ShownDate {
  date: string
  text: string
}

/** A subscription as the page shows it. */
export interface ShownStanding {
  tier: PaidTier
  isAnnual: boolean
  /** The lookup key of the price being paid. */
  priceId: string
  status: string
  tone: "positive" | "caution" | "negative"
  /** The next payment date; null if no payment is due. */
  nextBilling: ShownDate | null
  /** A problem or an upcoming end, with its date. */
  warning: { text: string; until: ShownDate | null; after: string } | null
  canCancel: boolean
  canResume: boolean
  /** A payment is due, but the plan is still active. */
  canPay: boolean
}

const words: Record<SubscriptionState["status"], string> = {
  active: "Active",
  trialing: "Trial",
  past_due: "Past due",
  unpaid: "Unpaid",
  canceled: "Canceled",
  incomplete: "Incomplete",
  incomplete_expired: "Expired",
  paused: "Paused",
}

export function shownStanding(state: SubscriptionState, now: Date, reader: ReaderFormat): ShownStanding {
  const { tier, isAnnual, status, periodEnd, endsAt } = state
  const shown = (moment: string): ShownDate => ({ date: moment.slice(0, 10), text: formatDate(moment, reader) })
  const runs = status === "active" || status === "trialing"
  const isOwed = status === "past_due"
  const base = {
    tier,
    isAnnual,
    priceId: priceKey(state),
    nextBilling: null,
    warning: null,
    canPay: isOwed,
    canResume: false,
  }
  if (endsAt && (runs || isOwed)) {
    const warning = { text: "Your plan ends on ", until: shown(endsAt), after: "; nothing more is charged." }
    return { ...base, status: "Canceled", tone: "caution", warning, canPay: false, canCancel: false, canResume: true }
  }
  if (runs) return { ...base, status: words[status], tone: "positive", nextBilling: shown(periodEnd), canCancel: true }
  return { ...base, status: words[status], tone: "negative", warning: owed(state, now, shown), canCancel: isOwed }
}

function owed({ status, pastDueSince }: SubscriptionState, now: Date, shown: (moment: string) => ShownDate) {
  if (status !== "past_due" || !pastDueSince) {
    const text = "Your last payment failed, so your account is now on the Free plan. Choose a plan below to continue."
    return { text, until: null, after: "" }
  }
  const end = iso(Date.parse(pastDueSince) + grace)
  return end > iso(now)
    ? { text: "Your last payment failed. Your plan stays active until ", until: shown(end), after: "." }
    : { text: "Your last payment failed. Your plan has been paused since ", until: shown(end), after: "." }
}
