import type { ClaimReason } from "../../wording/claim-reason"
import type { Reason, Rule } from "../schema"

/** A rule's finding: unsupported words (blocked), or words that cannot be verified (unconfirmed). */
export interface Finding {
  reason: Reason
  blocks: boolean
}

export function blocks(rule: Rule, said: ClaimReason): Finding {
  return { reason: { rule, ...said }, blocks: true }
}

export function doubts(rule: Rule, said: ClaimReason): Finding {
  return { reason: { rule, ...said }, blocks: false }
}

/** The reasons to show, deduplicated. Blocking reasons take precedence over questions. */
export function reasonsOf(findings: Finding[]): Reason[] {
  const blocking = findings.filter((finding) => finding.blocks)
  const shown = blocking.length > 0 ? blocking : findings
  return [...new Map(shown.map(({ reason }) => [JSON.stringify(reason), reason])).values()]
}
