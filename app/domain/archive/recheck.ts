import type { Claim, ClaimStatus, Ledger } from "../evidence/schema"
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

const severity: Record<ClaimStatus, number> = { confirmed: 0, supported: 0, unconfirmed: 1, blocked: 2 }

/**
 * A sentence of an imported document with the status that it has here. The archive's word is taken only where it is
 * the more careful one: supported is what the verifier finds supported, by what the document cites or by the whole
 * ledger; confirmed is what a confirmation of the same words carries.
 */
export function recheck(claim: Claim, grounds: Grounds): Claim {
  if (isConfirmed(claim, grounds)) return { ...claim, reasons: [] }
  const [near = claim] = verifySentences([claim], grounds.cited)
  if (claim.status === "supported" && near.status === "supported") return near
  const [verdict = claim] = verifySentences([claim], grounds.whole)
  if (claim.status === "confirmed") return verdict
  return severity[claim.status] >= severity[verdict.status] && claim.status !== "supported" ? claim : verdict
}

function isConfirmed({ status, text, evidenceIds }: Claim, { confirmed }: Grounds): boolean {
  return status === "confirmed" && evidenceIds.some((id) => confirmed.get(id) === text)
}
