import { listEvidence } from "../../domain/evidence/check-text.server"
import { sourceWithoutDate } from "../../domain/evidence/readable-source"
import { type EvidenceItem, evidenceFields, type Origin } from "../../domain/evidence/schema"
import type { Deps } from "../../domain/kernel/deps"
import { formatDate, type ReaderFormat } from "../../domain/kernel/format"
import { PageQuery } from "../../domain/kernel/page"
import { mapQuery, type Who } from "../../domain/kernel/query.server"

/** Items per page: profile items are short, so more fit on a page. */
const pageSizes: Record<Origin, number> = { captured: 25, profile: 60 }

/** The page of the ledger that an address names; captured evidence by default, because it grows. */
export function readLedger(deps: Deps, who: Who, wanted: URLSearchParams) {
  const origin: Origin = wanted.get("from") === "profile" ? "profile" : "captured"
  const limit = pageSizes[origin]
  const page = PageQuery.safeParse({ limit, cursor: wanted.get("cursor") ?? undefined }).data ?? { limit }
  return mapQuery(listEvidence(deps, who, page, origin), ({ evidence, nextCursor }) => {
    const ordered = origin === "profile" ? [...evidence].sort(byField) : evidence
    return (reader: ReaderFormat) => ({
      origin,
      isPaged: page.cursor !== undefined,
      nextCursor,
      items: ordered.map(({ id, kind, text, source, createdAt }) => ({
        id,
        kind,
        text,
        source: sourceWithoutDate(source),
        createdAt,
        date: formatDate(createdAt, reader),
      })),
    })
  })
}

/** In the order of a profile: title first, qualifications last. */
function byField(a: EvidenceItem, b: EvidenceItem): number {
  const place = ({ field }: EvidenceItem) => (field ? evidenceFields.indexOf(field) : -1)
  return place(a) - place(b)
}
