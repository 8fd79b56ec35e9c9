import type { Claim, ClaimStatus, DraftSentence, Ledger } from "../../evidence/schema"
import { verifySentences } from "../../evidence/verifier/verify"

/** Evidence that may support the sentences of one document. */
export interface RecheckSources {
  /** The items that the document was written from, including retired ones. */
  cited: Ledger
  /** The person's whole evidence ledger. */
  whole: Ledger
  /** Text of each confirmation cited by the documents, by id. */
  confirmed: ReadonlyMap<string, string>
}

type Placement = Pick<DraftSentence, "placement">

const severity: Record<ClaimStatus, number> = { confirmed: 0, supported: 0, close: 1, unconfirmed: 2, blocked: 3 }

/**
 * Rechecks a sentence of an imported document. The archived status is trusted only if it is the more cautious one:
 * `supported` or `close` must be confirmed by the verifier, first in the cited items and then in the whole ledger;
 * `confirmed` needs a confirmation with the same words.
 */
export function recheck(claim: Claim, placement: Placement, grounds: RecheckSources): Claim {
  if (isConfirmed(claim, grounds)) return { ...claim, reasons: [] }
  const draft = { ...claim, ...placement }
  const [near = claim] = verifySentences([draft], grounds.cited)
  if (isFound(claim.status) && isFound(near.status)) return near
  const [verdict = claim] = verifySentences([draft], grounds.whole)
  if (claim.status === "confirmed") return verdict
  return severity[claim.status] >= severity[verdict.status] && !isFound(claim.status) ? claim : verdict
}

const isFound = (status: ClaimStatus) => status === "supported" || status === "close"

function isConfirmed({ status, text, evidenceIds }: Claim, { confirmed }: RecheckSources): boolean {
  return status === "confirmed" && evidenceIds.some((id) => confirmed.get(id) === text)
}
