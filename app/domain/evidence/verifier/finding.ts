import type { ClaimReason } from "../../wording/claim-reason"
import type { Reason, Rule } from "../schema"

/** A rule's finding: nothing carries the words (blocked), or they cannot be shown (unconfirmed). */
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

/** The reasons that are shown, each once: what blocks outweighs what is asked about. */
export function reasonsOf(findings: Finding[]): Reason[] {
  const blocking = findings.filter((finding) => finding.blocks)
  const shown = blocking.length > 0 ? blocking : findings
  return [...new Map(shown.map(({ reason }) => [JSON.stringify(reason), reason])).values()]
}
