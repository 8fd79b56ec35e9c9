import type { Claim, ClaimStatus, DraftSentence, Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verifier/verify"

/** What the sentences of one document may rest on. */
export interface Grounds {
  /** The items that the document was written from, retired ones too. */
  cited: Ledger
  /** The whole ledger of the person. */
  whole: Ledger
  /** The words of each confirmation that the documents cite, by its id. */
  confirmed: ReadonlyMap<string, string>
}

type Placement = Pick<DraftSentence, "placement">

const severity: Record<ClaimStatus, number> = { confirmed: 0, supported: 0, close: 1, unconfirmed: 2, blocked: 3 }

/**
 * A sentence of an imported document with the status that it has here. The archive's word is taken only where it is
 * the more careful one: supported or close is what the verifier finds so, by what the document cites or by the
 * whole ledger; confirmed is what a confirmation of the same words carries.
 */
export function recheck(claim: Claim, placement: Placement, grounds: Grounds): Claim {
  if (isConfirmed(claim, grounds)) return { ...claim, reasons: [] }
  const draft = { ...claim, ...placement }
  const [near = claim] = verifySentences([draft], grounds.cited)
  if (isFound(claim.status) && isFound(near.status)) return near
  const [verdict = claim] = verifySentences([draft], grounds.whole)
  if (claim.status === "confirmed") return verdict
  return severity[claim.status] >= severity[verdict.status] && !isFound(claim.status) ? claim : verdict
}

const isFound = (status: ClaimStatus) => status === "supported" || status === "close"

function isConfirmed({ status, text, evidenceIds }: Claim, { confirmed }: Grounds): boolean {
  return status === "confirmed" && evidenceIds.some((id) => confirmed.get(id) === text)
}
