import type { ClaimStatus, DraftSentence } from "../../app/domain/evidence/schema"
import { checkText, verifySentences } from "../../app/domain/evidence/verifier/verify"
import type { CorpusCase } from "./corpus"

export interface Tally {
  cases: number
  /** False sentences that came out supported or close, with the cites given or by best match. */
  escaped: string[]
  /** Honest sentences that came out blocked, either way. */
  blocked: string[]
  /** Sentences that came out so when checked with their cites. */
  supported: number
  close: number
}

const order: ClaimStatus[] = ["confirmed", "supported", "close", "unconfirmed", "blocked"]

/** Checks every case twice, as a writer's sentence with its cites and as pasted text, and counts by rule. */
export function tallyByRule(cases: CorpusCase[]): Map<CorpusCase["rule"], Tally> {
  const table = new Map<CorpusCase["rule"], Tally>()
  for (const one of cases) {
    const tally = table.get(one.rule) ?? { cases: 0, escaped: [], blocked: [], supported: 0, close: 0 }
    table.set(one.rule, tally)
    tally.cases++
    const { written, pasted } = statusesOf(one)
    const isCarried = (status: ClaimStatus) => status === "supported" || status === "close"
    const isFalse = one.expect === "not-supported" || one.expect === "not-carried"
    if (isFalse && (isCarried(written) || isCarried(pasted))) tally.escaped.push(one.id)
    if (!isFalse && (written === "blocked" || pasted === "blocked")) tally.blocked.push(one.id)
    if (written === "supported") tally.supported++
    if (written === "close") tally.close++
  }
  return table
}

/** How a case comes out: the worst of its sentences, cited and found. Where it stands is known of a cited one only. */
function statusesOf({ sentence, cites, placement, ledger }: CorpusCase): { written: ClaimStatus; pasted: ClaimStatus } {
  const draft: DraftSentence = { text: sentence, kind: "fact", evidenceIds: cites, ...(placement ? { placement } : {}) }
  const worst = (claims: { status: ClaimStatus }[]) =>
    claims.map(({ status }) => status).sort((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? "supported"
  const written = worst(verifySentences([draft], ledger))
  return { written, pasted: placement ? written : worst(checkText(sentence, ledger)) }
}
