import type { DraftSentence, Ledger } from "../../../evidence/schema"
import { whichCarried } from "../../../evidence/verifier/verify"
import type { Achievement } from "../../material-schema"
import { fact } from "../compose"
import type { Candidate } from "./candidates"
import type { Change } from "./change"
import { distinct } from "./distinct"
import { shortHooks } from "./hooks"
import { problemHooks, problemsIn } from "./problem"
import { isOpen } from "./told/well-formed"

/** The maximum number of wordings of a problem to try. */
const maxTried = 12

const tellsWhole = ({ text }: Candidate, { from, to }: Change) => text.includes(from) && text.includes(to)

/** The situation in at most eight words, from a change in the story or from what it says about the earlier time. */
export function problemOf(
  change: Change | null,
  told: Candidate[],
  lead: Achievement,
  ledger: Ledger,
): DraftSentence | null {
  const isTold = change !== null && told.some((each) => tellsWhole(each, change))
  const texts = [...(isTold ? problemHooks(change) : []), ...told.flatMap(({ text }) => problemsIn(text))]
  const hooks = texts.slice(0, maxTried).map((text) => fact(text, lead.evidenceIds))
  const carried = whichCarried(hooks, ledger)
  return hooks.find((_, at) => carried[at]) ?? null
}

/** The opening in at most eight words; null if no wording is supported. */
export function shortOf(byWeight: Candidate[], lead: Achievement, ledger: Ledger): DraftSentence | null {
  const hooks = shortHooks(byWeight.map(({ text }) => text)).map((text) => fact(text, lead.evidenceIds))
  const carried = whichCarried(hooks, ledger)
  return hooks.find((_, at) => carried[at]) ?? null
}

/** The supported candidates, each in its first supported wording. */
export function carriedOf(candidates: Candidate[], ledger: Ledger): Candidate[] {
  const drafts = candidates.flatMap(({ wordings, evidenceIds }) => wordings.map((text) => fact(text, evidenceIds)))
  const carried = whichCarried(drafts, ledger)
  let from = 0
  const fit = candidates.flatMap((each) => {
    const nth = each.wordings.findIndex((_, at) => carried[from + at])
    from += each.wordings.length
    const text = each.wordings[nth] ?? each.text
    return nth < 0 ? [] : [{ ...each, text, isOpen: each.isOpen || isOpen(text) }]
  })
  return distinct(fit)
}
