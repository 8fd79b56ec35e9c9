import { findReading } from "../../domain/job-analysis/find-reading.server"
import type { WantedEvidence } from "../../domain/job-analysis/gaps"
import { findAnalyses } from "../../domain/job-analysis/list-analyses.server"
import { postingsCompared } from "../../domain/job-analysis/rules"
import { findWantedEvidence } from "../../domain/job-analysis/wanted-evidence.server"
import type { Deps } from "../../domain/kernel/deps"
import type { ReaderFormat } from "../../domain/kernel/format"
import { mapQuery, together, type Who } from "../../domain/kernel/query.server"
import type { ShownWanted } from "./evidence-to-build"
import { shownSummary } from "./shown-summary"
import { titleOf } from "./status-labels"

const recent = 5
const mostWanted = 5

/** The page's data in one round trip. */
export function readOverview(deps: Deps, who: Who, wanted: URLSearchParams) {
  const lists = together(findAnalyses(deps, who, { limit: recent }), findWantedEvidence(deps, who, postingsCompared))
  return mapQuery(together(lists, findReading(deps, who, wanted.get("job"))), ([[{ rows }, gaps], reading]) => ({
    reading,
    shown: (reader: ReaderFormat) => ({
      items: rows.map((row) => shownSummary(row, reader)),
      wanted: gaps.slice(0, mostWanted).map(shownWanted),
    }),
  }))
}

function shownWanted({ label, isMust, postingId, requirement, postings }: WantedEvidence): ShownWanted {
  const [first] = postings
  const one = first ? [titleOf(first), first.company].filter(Boolean).join(", ") : ""
  return {
    label,
    isMust,
    to: `/job-analysis/${postingId}?answer=${requirement.id}#${requirement.id}`,
    postings: postings.length > 1 ? `asked by ${postings.length} postings` : one,
  }
}
