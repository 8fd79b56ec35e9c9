import { CheckedText, CheckText, EvidenceList } from "../domain/evidence/check-schema"
import { checkAgainstLedger, listEvidence } from "../domain/evidence/check-text.server"
import { PageQuery } from "../domain/kernel/page"
import { mapQuery } from "../domain/kernel/query.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { read } from "../http/api/endpoint-kinds.server"

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
    query: (deps, who, input) => mapQuery(checkAgainstLedger(deps, who, input), (checked) => () => checked),
  }),
}
