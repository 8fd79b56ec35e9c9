import type { Deps } from "../../kernel/deps"
import { defaultLocale } from "../../kernel/format"
import { pageOf } from "../../kernel/page"
import { mapQuery, type Query, query, together, type Who } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { fillProblem } from "../pool/fill-problem"
import { weekOf } from "../pool/rules"
import { type CurrentItems, findCurrent, positionsToRead } from "./current-items.server"
import { type FeedOpinions, itemView, mutedSources, type StoredItem } from "./feed-view"
import { rankedItems, rankedOfType } from "./rank-articles"
import { selectFeed, selectFill, selectNewest } from "./repository.server"
import { cardsInRow, type FeedFilter, type FeedItem, type FeedView, shownItems } from "./rules"
import type { FeedQuery, InsightsQuery } from "./schema"

/** The first insights for a filter, in order of relevance. Reads about 15 rows, whatever the history. */
export function findFeed(deps: Deps, who: Who, filter: FeedFilter): Query<(actor: Actor) => FeedView> {
  const fill = query([selectFill(deps, who)], ([row]) => row)
  return mapQuery(
    together(findCurrent(deps, who, filter, cardsInRow), fill),
    ([current, filled]) =>
      ({ timeZone }) => ({
        items: shownOf(current, cardsInRow),
        ...stateOf(deps, current.feed),
        problem: filled ? fillProblem(filled, { locale: defaultLocale, timeZone }) : null,
        muted: mutedSources(current.feed?.muted ?? {}),
      }),
  )
}

/** The response of a refresh: all insights chosen for the week. */
export function findFeedItems(deps: Deps, who: Who): Query<{ feedItems: FeedItem[] }> {
  return mapQuery(findCurrent(deps, who, "all"), (current) => ({ feedItems: shownOf(current, shownItems) }))
}

function shownOf({ feed, ranked }: CurrentItems, most: number): FeedItem[] {
  return ranked.slice(0, most).map(({ item }) => itemView(item, feed))
}

export interface InsightsPage extends FeedState {
  items: FeedItem[]
  nextCursor: string | null
}

/** The refresh time of a feed, and whether it is stale. */
export type FeedState = Pick<FeedView, "refreshedAt" | "isStale">

interface MadeAt {
  refreshedAt: string
  slot: string
}

function stateOf(deps: Deps, feed: MadeAt | undefined): FeedState {
  return { refreshedAt: feed?.refreshedAt || null, isStale: !feed || feed.slot < weekOf(deps.now()) }
}

/** All insights of a user, newest first. Those of muted sources are marked. */
export function listInsights(deps: Deps, who: Who, page: InsightsQuery): Query<InsightsPage> {
  return mapQuery(newest(deps, who, page, page.limit + 1), ({ feed, rows }) => pageFrom(deps, feed, rows, page.limit))
}

/**
 * The feed as paginated by the API: first the dashboard's insights by relevance, then all older ones, newest first,
 * each once.
 */
export function pageFeed(deps: Deps, who: Who, page: FeedQuery): Query<InsightsPage> {
  const from = positionOf(page.cursor)
  return from === null ? olderItems(deps, who, page) : rankedPage(deps, who, page, from)
}

function rankedPage(deps: Deps, who: Who, { filter, limit }: FeedQuery, from: number): Query<InsightsPage> {
  const next = olderItems(deps, who, { filter, limit: 1 })
  return mapQuery(together(findCurrent(deps, who, filter), next), ([{ feed, ranked }, { items }]) => {
    const left = ranked.filter(({ place }) => place >= from)
    const unshown = left[limit]
    return {
      items: left.slice(0, limit).map(({ item }) => itemView(item, feed)),
      nextCursor: unshown ? `r${unshown.place}` : items.length > 0 ? older : null,
      ...stateOf(deps, feed),
    }
  })
}

/** Insights outside the ranked list. Fetches as many extra rows as the ranked list may remove. */
function olderItems(deps: Deps, who: Who, { cursor, ...page }: FeedQuery): Query<InsightsPage> {
  const asked = { ...page, cursor: cursor === older ? undefined : cursor }
  const most = page.filter === "all" ? rankedItems : rankedOfType
  return mapQuery(newest(deps, who, asked, page.limit + 1 + most), ({ feed, rows }) => {
    const ranked = feed?.current[page.filter] ?? []
    const shown = new Set(ranked.slice(0, positionsToRead(feed?.muted ?? {})).map(([, id]) => id))
    return pageFrom(
      deps,
      feed,
      rows.filter(({ id }) => !shown.has(id)),
      page.limit,
    )
  })
}

/** The cursor at which the older insights start. */
const older = "older"

/** The position in the ranked list that a cursor refers to; null if it refers to an older insight. */
function positionOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return 0
  const place = /^r(\d{1,3})$/.exec(cursor)?.[1]
  return place === undefined ? null : Number(place)
}

function newest(deps: Deps, who: Who, page: InsightsQuery, most: number) {
  const statements = [selectFeed(deps, who), selectNewest(deps, who, { ...page, limit: most })] as const
  return query(statements, ([feed], rows) => ({ feed, rows }))
}

function pageFrom(
  deps: Deps,
  feed: (FeedOpinions & MadeAt) | undefined,
  found: StoredItem[],
  limit: number,
): InsightsPage {
  const { rows, nextCursor } = pageOf(found, limit)
  return { items: rows.map((row) => itemView(row, feed)), nextCursor, ...stateOf(deps, feed) }
}
