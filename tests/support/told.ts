import type { EvidenceField, EvidenceItem, Ledger } from "../../app/domain/evidence/schema"
import { verifySentences } from "../../app/domain/evidence/verifier/verify"

/** A reflection, or a fact from a field of the profile. */
export type Told = string | [text: string, field: EvidenceField]

/** The ledger of a person who told only this, with the ids e0, e1 and so on. */
export function ledgerOf(...told: Told[]): Ledger {
  const items = told.map((one, at): EvidenceItem => {
    const [text, field] = typeof one === "string" ? [one, null] : one
    return { id: `e${at}`, kind: field ? "profile" : "reflection", text, source: "", field, createdAt: "" }
  })
  return { items, profile: null, personName: "Ada Park", posting: null }
}

/** The verifier's status of a sentence that states a fact. */
export function statusIn(ledger: Ledger, text: string) {
  return verifySentences([{ text, kind: "fact", evidenceIds: [] }], ledger)[0]?.status
}

/** The status of a sentence about a person who told only this. */
export function statusOf(text: string, ...told: Told[]) {
  return statusIn(ledgerOf(...told), text)
}

/** True if a sentence is supported, in the same words or in others. */
export function isCarried(ledger: Ledger, text: string): boolean {
  return /^(?:supported|close)$/.test(statusIn(ledger, text) ?? "")
}
