import { isCarried } from "../../../evidence/rules"
import type { EvidenceItem, Ledger } from "../../../evidence/schema"
import { verifySentences } from "../../../evidence/verifier/verify"
import type { Choose, Draft } from "../facts/draft"
import { strengthOf } from "./strength"

/** The bonus for a form that the evidence supports over one that it leaves open. */
const carriedWorth = 10

export interface Checks {
  /** The strongest form that the reflection does not contradict. */
  open: Choose
  /** The strongest form that the reflection supports: for words next to an action that may not belong to it. */
  carried: Choose
}

/**
 * Chooses among the forms of a line; null if the reflection contradicts all of them. Checks against the text as typed,
 * and if nothing passes, in standard spelling, so that "xmas" and "Christmas" are the same name.
 */
export function checkedAgainst(items: EvidenceItem[], written: string): Checks {
  const evidenceIds = items.map(({ id }) => id)
  const noContext = { profile: null, personName: "", posting: null }
  const asTyped = { items, ...noContext }
  const asWritten = { items: items.map((item, at) => (at === 0 ? { ...item, text: written } : item)), ...noContext }
  const claimOf = ({ text }: Draft, ledger: Ledger) => verifySentences([{ text, kind: "fact", evidenceIds }], ledger)[0]
  const chosen = (all: Draft[], isCarriedOnly: boolean) => {
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
      if (isCarriedOnly && !isCarried(claim.status)) continue
      const worth = strengthOf(form) + (isCarried(claim.status) ? carriedWorth : 0)
      if (!best || worth > best.worth) best = { form, worth }
    }
    return best?.form ?? lackNames.find((form) => claimOf(form, asWritten)?.status === "supported") ?? null
  }
  return { open: (forms) => chosen(forms, false), carried: (forms) => chosen(forms, true) }
}
