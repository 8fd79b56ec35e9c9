import type { EvidenceItem } from "../../evidence/schema"
import { verifySentences } from "../../evidence/verifier/verify"
import type { Draft } from "./draft"
import { strengthOf } from "./strength"

/** How much a form that its words carry is worth above one that they leave open. */
const carriedWorth = 10

/**
 * Of the forms that a line may take, the strongest that its own words do not contradict; null where they refuse each.
 * The words count as typed, and where none passes as they would be written: "xmas" is no other name than "Christmas".
 */
export function checkedAgainst(items: EvidenceItem[], written: string): (forms: Draft[]) => Draft | null {
  const evidenceIds = items.map(({ id }) => id)
  const asWritten = items.map((item, at) => (at === 0 ? { ...item, text: written } : item))
  const claimsOf = (forms: Draft[], from: EvidenceItem[]) =>
    verifySentences(
      forms.map(({ text }) => ({ text, kind: "fact", evidenceIds })),
      { items: from, profile: null, personName: "", posting: null },
    )
  return (all) => {
    const forms = all.filter(({ text }, at) => all.findIndex((form) => form.text === text) === at)
    const claims = claimsOf(forms, items)
    const passing = forms.flatMap((form, at) => {
      const status = claims[at]?.status ?? "blocked"
      return status === "blocked"
        ? []
        : [{ form, worth: strengthOf(form) + (status === "supported" || status === "close" ? carriedWorth : 0) }]
    })
    const [best] = passing.sort((a, b) => b.worth - a.worth)
    if (best) return best.form
    const lackNames = forms.filter((_, at) => claims[at]?.reasons.every(({ rule }) => rule === "V3"))
    const again = claimsOf(lackNames, asWritten)
    return lackNames.find((_, at) => again[at]?.status === "supported") ?? null
  }
}
