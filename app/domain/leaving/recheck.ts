import type { Claim, ClaimStatus, Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verify"

/** What the sentences of one document may rest on. */
export interface Grounds {
  /** The items that the document was written from, retired ones too. */
  cited: Ledger
  /** The whole ledger of the person. */
  whole: Ledger
  /** The words of each confirmation that came along, by its id. */
  confirmed: ReadonlyMap<string, string>
}

const severity: Record<ClaimStatus, number> = { confirmed: 0, supported: 0, unconfirmed: 1, blocked: 2 }

/**
 * The sentences of an imported document with the status that they have here. The archive's word is taken only where it
 * is the more careful one: supported is what the verifier finds supported, by what the document cites or by the whole
 * ledger; confirmed is what a confirmation of the same words carries.
 */
export function recheck(sentences: readonly Claim[], grounds: Grounds): Claim[] {
  const near = verifySentences([...sentences], grounds.cited)
  const open = sentences.flatMap((claim, at) => (isSettled(claim, near[at], grounds) ? [] : [{ claim, at }]))
  const wide = verifySentences(
    open.map(({ claim }) => claim),
    grounds.whole,
  )
  const judged = new Map(open.map(({ at }, i) => [at, wide[i]]))
  return sentences.map((claim, at) => {
    if (isConfirmed(claim, grounds)) return { ...claim, reasons: [] }
    const verdict = judged.get(at)
    if (!verdict) return near[at] ?? claim
    if (claim.status === "confirmed") return verdict
    return severity[claim.status] >= severity[verdict.status] && claim.status !== "supported" ? claim : verdict
  })
}

function isSettled(claim: Claim, near: Claim | undefined, grounds: Grounds): boolean {
  return isConfirmed(claim, grounds) || (claim.status === "supported" && near?.status === "supported")
}

function isConfirmed({ status, text, evidenceIds }: Claim, { confirmed }: Grounds): boolean {
  return status === "confirmed" && evidenceIds.some((id) => confirmed.get(id) === text)
}
