import { wordClaimReason } from "../wording/claim-reason"
import type { Reason, Rule } from "./schema"

/** A reason in the form that the UI shows and the API returns. */
export interface ShownReason {
  rule: Rule
  detail: string
}

export function shownReasons(reasons: Reason[], locale?: string): ShownReason[] {
  return reasons.map((reason) => ({ rule: reason.rule, detail: wordClaimReason(reason, locale) }))
}
