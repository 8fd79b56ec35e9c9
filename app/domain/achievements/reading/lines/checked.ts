import { isCarried } from "../../../evidence/rules"
import type { EvidenceItem, Ledger } from "../../../evidence/schema"
import { verifySentences } from "../../../evidence/verifier/verify"
import type { Draft } from "../facts/draft"
import { strengthOf } from "./strength"

/** How much a form that its words carry is worth above one that they leave open. */
const carriedWorth = 10

/**
 * Of the forms that a line may take, the strongest that its own words do not contradict; null where they refuse each.
 * The words count as typed, and where none passes as they would be written: "xmas" is no other name than "Christmas".
 */
export function checkedAgainst(items: EvidenceItem[], written: string): (forms: Draft[]) => Draft | null {
  const evidenceIds = items.map(({ id }) => id)
  const nobody = { profile: null, personName: "", posting: null }
  const asTyped = { items, ...nobody }
  const asWritten = { items: items.map((item, at) => (at === 0 ? { ...item, text: written } : item)), ...nobody }
  const claimOf = ({ text }: Draft, ledger: Ledger) => verifySentences([{ text, kind: "fact", evidenceIds }], ledger)[0]
  return (all) => {
    const forms = all.filter(({ text }, at) => all.findIndex((form) => form.text === text) === at)
    let best: { form: Draft; worth: number } | null = null
    const lackNames: Draft[] = []
    for (const form of forms.sort((a, b) => strengthOf(b) - strengthOf(a))) {
      if (best && best.worth >= strengthOf(form) + carriedWorth) break
      const claim = claimOf(form, asTyped)
      if (!claim || claim.status === "blocked") {
        if (claim?.reasons.every(({ rule }) => rule === "V3")) lackNames.push(form)
        continue
      }
      const worth = strengthOf(form) + (isCarried(claim.status) ? carriedWorth : 0)
      if (!best || worth > best.worth) best = { form, worth }
    }
    return best?.form ?? lackNames.find((form) => claimOf(form, asWritten)?.status === "supported") ?? null
  }
}
