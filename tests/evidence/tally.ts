import { checkText, verifySentences } from "../../app/domain/evidence/verifier/verify"
import type { CorpusCase } from "./corpus"

export interface Tally {
  cases: number
  /** Fabrications that came out supported, with the cites given or by best match. */
  escaped: string[]
  /** Honest sentences that came out blocked. */
  blocked: string[]
  /** Honest sentences that came out supported when checked with their cites. */
  supported: number
}

/** Checks every case twice, as a writer's sentence with its cites and as pasted text, and counts by rule. */
export function tallyByRule(cases: CorpusCase[]): Map<CorpusCase["rule"], Tally> {
  const table = new Map<CorpusCase["rule"], Tally>()
  for (const one of cases) {
    const tally = table.get(one.rule) ?? { cases: 0, escaped: [], blocked: [], supported: 0 }
    table.set(one.rule, tally)
    tally.cases++
    const written = verifySentences([{ text: one.sentence, kind: "fact", evidenceIds: one.cites }], one.ledger)
    const pasted = checkText(one.sentence, one.ledger)
    const both = [written, pasted]
    const supported = both.some((claims) => claims.every((claim) => claim.status === "supported"))
    const blocked = both.some((claims) => claims.some((claim) => claim.status === "blocked"))
    if (one.expect === "not-supported" && supported) tally.escaped.push(one.id)
    if (one.expect === "not-blocked" && blocked) tally.blocked.push(one.id)
    if (written.every((claim) => claim.status === "supported")) tally.supported++
  }
  return table
}
