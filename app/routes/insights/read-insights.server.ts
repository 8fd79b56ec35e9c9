import { explainedInsights } from "../../domain/dashboard/shown-insights"
import { findFeedState } from "../../domain/feed/personal/feed-state.server"
import { listInsights } from "../../domain/feed/personal/get-feed.server"
import { FeedQuery, type InsightsQuery } from "../../domain/feed/personal/schema"
import type { Deps } from "../../domain/kernel/deps"
import { formatDate, type ReaderFormat } from "../../domain/kernel/format"
import { mapQuery, together, type Who } from "../../domain/kernel/query.server"

const pageSize = 12

/** The data of the insights page, in one round trip. */
export function readInsights(deps: Deps, who: Who, wanted: URLSearchParams) {
  const asked = FeedQuery.safeParse({
    limit: pageSize,
    filter: wanted.get("filter") ?? undefined,
    cursor: wanted.get("cursor") ?? undefined,
  })
  const saved = wanted.has("saved")
  const page: InsightsQuery = { ...(asked.data ?? { limit: pageSize, filter: "all" }), saved }
  const both = together(listInsights(deps, who, page), findFeedState(deps, who))
  return mapQuery(both, ([{ items, nextCursor }, { muted, refreshedAt }]) => (reader: ReaderFormat) => {
    const dateOf = (iso: string) => formatDate(iso, reader)
    return {
      filter: page.filter,
      saved,
      isPaged: page.cursor !== undefined,
      items: explainedInsights(deps.log, items, dateOf),
      nextCursor,
      muted,
      refreshed: refreshedAt && dateOf(refreshedAt),
    }
  })
}
