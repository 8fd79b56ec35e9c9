import { prepositions } from "../../language/prepositions"
import type { Token } from "../../language/tokens"
import type { Claim } from "../schema"
import { doubts, type Finding } from "./finding"
import { judgeClause } from "./judge-clause"
import type { Known, Library } from "./known"
import { isLimit } from "./limits"
import type { ReadClause, Reading } from "./reading"
import { checkNumbers } from "./v2-numbers"
import { checkNames } from "./v3-names"
import { checkOwnership } from "./v4-ownership"
import { checkPosting } from "./v5-posting"
import { checkReach } from "./v6-reach"
import { checkPossession } from "./whose"

interface Verdict {
  findings: Finding[]
  used: Known[]
  limit: boolean
}

/** All that the rules find of a sentence, word by word. */
export function judge(stated: Reading, candidates: Known[], library: Library, exempt: Set<Token>): Verdict {
  const findings: Finding[] = []
  const used = new Set<Known>()
  let limit = false
  for (const clause of stated.clauses) {
    if (isLimit(stated, clause, library)) {
      limit = true
      continue
    }
    const verdict = judgeClause(stated, clause, candidates, exempt)
    if (hangsOnOther(stated, clause, verdict.used, used)) {
      findings.push(doubts("V1", "No single item says that these belong together."))
    }
    const basis = verdict.used.length > 0 ? verdict.used : [...used]
    for (const known of verdict.used) used.add(known)
    const posting = checkPosting(clause, verdict.missing, library)
    findings.push(
      ...posting,
      ...verdict.findings,
      ...checkNumbers(stated, clause, basis, candidates),
      ...checkNames(stated, clause, basis, library, exempt),
      ...checkReach(stated, clause, basis),
      ...checkOwnership(stated, clause, candidates),
      ...checkPossession(stated, clause, basis),
    )
  }
  return { findings, used: [...used], limit }
}

/** "While at Acme, …": a phrase that places the deed has to rest on an item of the deed. */
function hangsOnOther(stated: Reading, clause: ReadClause, mine: Known[], before: Set<Known>): boolean {
  if (mine.length === 0) return false
  const opening = stated.tokens.slice(clause.first, clause.last).find((token) => token.kind === "word")
  const placing = (token: Token | undefined) =>
    token !== undefined && (prepositions.has(token.lower) || /^(while|when|where)$/.test(token.lower))
  const previous = stated.clauses[stated.clauses.indexOf(clause) - 1]
  const led = previous && stated.tokens.slice(previous.first, previous.last).find((token) => token.kind === "word")
  if (!placing(opening) && !placing(led)) return false
  return before.size > 0 && !mine.some((known) => before.has(known))
}

/** The verdict as it is shown: what blocks outweighs what is asked about. */
export function toClaim(text: string, { findings, used, limit }: Verdict): Claim {
  const evidenceIds = used.flatMap((known) => known.id ?? [])
  const all = [...findings]
  if (all.length === 0 && evidenceIds.length === 0 && !limit)
    all.push(doubts("V1", "Nothing you captured speaks of this."))
  const blocked = all.some((finding) => finding.blocks)
  const status = blocked ? "blocked" : all.length > 0 ? "unconfirmed" : "supported"
  const shown = blocked ? all.filter((finding) => finding.blocks) : all
  const unique = new Map(shown.map(({ rule, detail }) => [detail, { rule, detail }]))
  return { text, kind: "fact", evidenceIds, status, reasons: [...unique.values()] }
}
