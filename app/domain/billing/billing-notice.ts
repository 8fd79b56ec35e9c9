import { iso } from "../kernel/clock"
import type { Notice } from "../notifications/schema"
import type { NoticeWords } from "../wording/notice"
import { grace, type Verdict } from "./entitlement"

/** A notification with the key of the state it reports, so that each state is reported once. */
export type BillingNotice = Notice & { key: string }

/** The notification for a provider reading; null if there is nothing to report. */
export function billingNotice({ standing, tier }: Verdict): BillingNotice | null {
  if (!standing) return null
  const { subscriptionId, endsAt, pastDueSince, isAnnual, isRefunded, status, tier: plan } = standing
  const line = (key: string, words: NoticeWords) => ({ key, words, href: "/billing" })
  if (tier === "free") {
    const because = isRefunded ? "refunded" : status === "unpaid" ? "unpaid" : null
    return line(`ended:${subscriptionId}`, { code: "plan_ended", plan, because })
  }
  if (pastDueSince) {
    const until = iso(Date.parse(pastDueSince) + grace)
    return line(`past_due:${subscriptionId}:${pastDueSince}`, { code: "payment_failed", plan, until })
  }
  if (endsAt) return line(`ending:${subscriptionId}:${endsAt}`, { code: "plan_ending", plan, endsAt })
  return line(`active:${subscriptionId}:${tier}:${isAnnual}`, { code: "plan_active", plan, isAnnual })
}
