import type { EvidenceItem } from "../../evidence/schema"
import { verifySentences } from "../../evidence/verifier/verify"
import type { Draft } from "./compose"
import { strengthOf } from "./strength"

/** How much a form that its words carry is worth above one that they leave open. */
const carriedWorth = 9

/**
 * Of the forms that a line may take, the strongest that its own words do not contradict; null where they refuse each.
 * The words count as typed, and where none passes as they would be written: "xmas" is no other name than "Christmas".
 */
export function checkedAgainst(items: EvidenceItem[], written: string): (forms: Draft[]) => Draft | null {
  const evidenceIds = items.map(({ id }) => id)
  const asWritten = items.map((item, at) => (at === 0 ? { ...item, text: written } : item))
  const strongest = (forms: Draft[], from: EvidenceItem[], passes: RegExp) => {
    const claims = verifySentences(
      forms.map(({ text }) => ({ text, kind: "fact", evidenceIds })),
      { items: from, profile: null, personName: "", posting: null },
    )
    const worths = forms.map((form, at) => {
      const status = claims[at]?.status ?? "blocked"
      return !passes.test(status) ? -1 : strengthOf(form) + (status === "supported" ? carriedWorth : 0)
    })
    const most = Math.max(-1, ...worths)
    return most < 0 ? null : (forms[worths.indexOf(most)] ?? null)
  }
  return (forms) => {
    const different = forms.filter(({ text }, at) => forms.findIndex((form) => form.text === text) === at)
    return strongest(different, items, /^(?:supported|unconfirmed)$/) ?? strongest(different, asWritten, /^supported$/)
  }
}
