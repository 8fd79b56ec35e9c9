import { findTailoring } from "../../domain/content/tailored/find-tailoring.server"
import { findTailored, findViewed } from "../../domain/content/tailored/list-tailored.server"
import { findReading } from "../../domain/job-analysis/analyze/find-reading.server"
import type { WantedEvidence } from "../../domain/job-analysis/gaps"
import { findAnalyses } from "../../domain/job-analysis/list-analyses.server"
import { postingsCompared } from "../../domain/job-analysis/rules"
import { findWantedEvidence } from "../../domain/job-analysis/wanted-evidence.server"
import type { Deps } from "../../domain/kernel/deps"
import { formatDate, type ReaderFormat } from "../../domain/kernel/format"
import { mapQuery, together, type Who } from "../../domain/kernel/query.server"
import type { ShownWanted } from "./evidence-to-build"
import { shownSummary } from "./shown-summary"
import { titleOf } from "./status-labels"

const recent = 5
/** Postings that tailored content can be written for. */
const choices = 12
const maxWanted = 5

/** The page's data in one round trip. */
export function readOverview(deps: Deps, who: Who, wanted: URLSearchParams) {
  const lists = together(findAnalyses(deps, who, { limit: choices }), findWantedEvidence(deps, who, postingsCompared))
  const written = together(findTailored(deps, who), findViewed(deps, who, wanted.get("view")))
  const asked = together(findReading(deps, who, wanted.get("job")), written)
  const made = findTailoring(deps, who, wanted.get("generation"))
  return mapQuery(
    together(lists, together(asked, made)),
    ([[{ rows }, gaps], [[reading, [tailored, viewed]], tailoring]]) => ({
      reading,
      tailoring,
      viewed,
      shown: (reader: ReaderFormat) => ({
        items: rows.slice(0, recent).map((row) => shownSummary(row, reader)),
        postings: rows.map((row) => ({
          value: row.id,
          label: row.company ? `${titleOf(row)} at ${row.company}` : titleOf(row),
        })),
        tailored: tailored.map((item) => ({ ...item, date: formatDate(item.createdAt, reader) })),
        wanted: gaps.slice(0, maxWanted).map(shownWanted),
      }),
    }),
  )
}

function shownWanted({ label, isMust, postingId, requirement, postings }: WantedEvidence): ShownWanted {
  const [first] = postings
  const one = first ? [titleOf(first), first.company].filter(Boolean).join(", ") : ""
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    isMust,
    to: `/job-analysis/${postingId}?answer=${requirement.id}#${requirement.id}`,
    postings: postings.length > 1 ? `in ${postings.length} postings` : one,
  }
}
