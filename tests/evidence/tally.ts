import type { ClaimStatus, DraftSentence } from "../../app/domain/evidence/schema"
import { checkText, verifySentences } from "../../app/domain/evidence/verifier/verify"
import type { CorpusCase } from "./corpus"

export interface Tally {
  cases: number
  /** False sentences that were rated supported or close, with the given citations or by best match. */
  escaped: string[]
  /** Honest sentences that were blocked in either way. */
  blocked: string[]
  /** Sentences with this rating when checked with their citations. */
  supported: number
  close: number
}

const order: ClaimStatus[] = ["confirmed", "supported", "close", "unconfirmed", "blocked"]

/** Checks every case twice, as a writer's sentence with citations and as pasted text, and counts by rule. */
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

interface Statuses {
  written: ClaimStatus
  pasted: ClaimStatus
}

/** A case may be in several tallies. */
const judged = new WeakMap<CorpusCase, Statuses>()

function statusesOf(one: CorpusCase): Statuses {
  const statuses = judged.get(one) ?? judge(one)
  judged.set(one, statuses)
  return statuses
}

/** A case's rating: the worst of its sentences, with citations and without. Placement is only known with citations. */
function judge({ sentence, cites, placement, ledger }: CorpusCase): Statuses {
  const draft: DraftSentence = { text: sentence, kind: "fact", evidenceIds: cites, ...(placement ? { placement } : {}) }
  const worst = (claims: { status: ClaimStatus }[]) =>
    claims.map(({ status }) => status).sort((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? "supported"
  const written = worst(verifySentences([draft], ledger))
  return { written, pasted: placement ? written : worst(checkText(sentence, ledger)) }
}
