import type { EvidenceItem } from "../../../evidence/schema"
import { whichCarried } from "../../../evidence/verifier/verify"

/** Whether these items alone support all of the wordings. */
export function isSupported(texts: string[], items: EvidenceItem[]): boolean {
  const evidenceIds = items.map((item) => item.id)
  const drafts = texts.map((text) => ({ text, kind: "fact" as const, evidenceIds }))
  const ledger = { items, profile: null, personName: "", posting: null }
  return whichCarried(drafts, ledger).every(Boolean)
}
