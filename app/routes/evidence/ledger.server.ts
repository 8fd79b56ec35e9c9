import { mapQuery, type Who } from "../../domain/database/query.server"
import type { Deps } from "../../domain/deps"
import { listEvidence } from "../../domain/evidence/check-text.server"
import { sourceWithoutDate } from "../../domain/evidence/readable-source"
import type { Origin } from "../../domain/evidence/schema"
import { PageQuery } from "../../domain/page"
import { formatDate } from "../../http/format-date.server"

const pageSize = 25

/** A page of the ledger as an address asks for it: captured first, as that is what grows. */
export function readLedger(deps: Deps, who: Who, wanted: URLSearchParams) {
  const origin: Origin = wanted.get("from") === "profile" ? "profile" : "captured"
  const page = PageQuery.safeParse({ limit: pageSize, cursor: wanted.get("cursor") ?? undefined })
  return mapQuery(listEvidence(deps, who, page.data ?? { limit: pageSize }, origin), ({ evidence, nextCursor }) => {
    return (timeZone: string) => ({
      origin,
      isPaged: page.data?.cursor !== undefined,
      nextCursor,
      items: evidence.map(({ id, kind, text, source, createdAt }) => ({
        id,
        kind,
        text,
        source: sourceWithoutDate(source),
        createdAt,
        date: formatDate(createdAt, timeZone),
      })),
    })
  })
}
