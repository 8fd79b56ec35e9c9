import { CheckedText, CheckText, checkLimit, EvidenceList } from "../domain/evidence/check-schema"
import { checkAgainstLedger, listEvidence } from "../domain/evidence/check-text.server"
import type { AnalysisRow } from "../domain/job-analysis/analysis-row"
import { findStoredAnalysis } from "../domain/job-analysis/list-analyses.server"
import { PageQuery } from "../domain/kernel/page"
import { emptyQuery, mapQuery } from "../domain/kernel/query.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { read } from "../http/api/endpoint-kinds.server"

/** The part of a saved posting that a pasted one may have, too. */
const postingOfRow = ({ text, title, company }: AnalysisRow) => ({
  text: text.slice(0, checkLimit),
  title: title ?? "",
  company: company ?? "",
})

export const evidence: Endpoints = {
  "GET /api/evidence": read({
    scope: "read",
    cost: "read",
    summary: "What the user has captured, in their own words.",
    input: PageQuery,
    output: EvidenceList,
    query: (deps, who, page) => mapQuery(listEvidence(deps, who, page), (list) => () => EvidenceList.parse(list)),
  }),
  "POST /api/evidence/check": read({
    scope: "read",
    cost: "write",
    body: "json",
    summary: "Checks a text against the user's evidence, sentence by sentence. Stores nothing.",
    input: CheckText,
    output: CheckedText,
    query: (deps, who, input) => {
      const saved = input.jobAnalysisId
        ? mapQuery(findStoredAnalysis(deps, who, input.jobAnalysisId), (row) => row && postingOfRow(row))
        : emptyQuery
      return mapQuery(checkAgainstLedger(deps, who, input, saved), (checked) => () => checked)
    },
  }),
}
