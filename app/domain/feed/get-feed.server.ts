import { mapQuery, type Query, query, together, type Who } from "../database/query.server"
import type { Actor, Deps } from "../deps"
import { pageOf } from "../page"
import { itemView, mutedSources } from "./feed-view"
import { fillProblem } from "./fill-problem"
import { selectCurrent, selectFeed, selectFill, selectNewest } from "./repository.server"
import { type FeedFilter, type FeedItem, type FeedView, shownItems, weekOf } from "./rules"
import type { FeedQuery, InsightsQuery } from "./schema"

/** The dashboard's row of cards for a filter, in order of relevance; about 30 rows read, whatever the history. */
export function findFeed(deps: Deps, who: Who, filter: FeedFilter): Query<(actor: Actor) => FeedView> {
  const statements = [
    selectFeed(deps, who),
    selectCurrent(deps, who, filter, 0, shownItems),
    selectFill(deps, who),
  ] as const
  return query(statements, ([feed], rows, [fill]) => ({ timeZone }) => ({
    items: rows.map((row) => itemView(row, feed)),
    ...stateOf(deps, feed),
    problem: fill ? fillProblem(fill, timeZone) : null,
    muted: mutedSources(feed?.muted ?? {}),
  }))
}

export interface InsightsPage extends FeedState {
  items: FeedItem[]
  nextCursor: string | null
}

/** When a feed was made. */
export type FeedState = Pick<FeedView, "refreshedAt" | "isStale">

function stateOf(deps: Deps, feed: { refreshedAt: string; slot: string } | undefined): FeedState {
  return { refreshedAt: feed?.refreshedAt || null, isStale: !feed || feed.slot < weekOf(deps.now()) }
}

/** All that ever came into a user's feed, newest first; items of muted sources say so. */
export function listInsights(deps: Deps, who: Who, page: InsightsQuery): Query<InsightsPage> {
  return newest(deps, who, page, null)
}

/**
 * The feed as the API pages through it: what the dashboard shows, in order of relevance, and after it everything
 * older, newest first. Each item comes once.
 */
export function pageFeed(deps: Deps, who: Who, page: FeedQuery): Query<InsightsPage> {
  const from = placeOf(page.cursor)
  if (from === null) {
    const { cursor, ...rest } = page
    return newest(deps, who, { ...rest, cursor: cursor === older ? undefined : cursor }, page.filter)
  }
  const read = together(
    query([selectFeed(deps, who), selectCurrent(deps, who, page.filter, from, page.limit + 1)], (...both) => both),
    query([selectNewest(deps, who, { filter: page.filter, limit: 0 }, page.filter)], ([first]) => first),
  )
  return mapQuery(read, ([[[feed], rows], firstOlder]) => {
    const next = rows[page.limit]
    return {
      items: rows.slice(0, page.limit).map((row) => itemView(row, feed)),
      nextCursor: next ? `r${next.place}` : firstOlder ? older : null,
      ...stateOf(deps, feed),
    }
  })
}

/** What a refresh answers: the dashboard's cards, in order of relevance. */
export function findFeedItems(deps: Deps, who: Who): Query<{ feedItems: FeedItem[] }> {
  return query([selectFeed(deps, who), selectCurrent(deps, who, "all", 0, shownItems)], ([feed], rows) => ({
    feedItems: rows.map((row) => itemView(row, feed)),
  }))
}

/** Begins the older items. */
const older = "older"

/** The place in the ranked list that a cursor stands for; null where it stands for an older item. */
function placeOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return 0
  const place = /^r(\d{1,3})$/.exec(cursor)?.[1]
  return place === undefined ? null : Number(place)
}

function newest(deps: Deps, who: Who, page: InsightsQuery, without: FeedFilter | null): Query<InsightsPage> {
  return query([selectFeed(deps, who), selectNewest(deps, who, page, without)], ([feed], found) => {
    const { rows, nextCursor } = pageOf(found, page.limit)
    return { items: rows.map((row) => itemView(row, feed)), nextCursor, ...stateOf(deps, feed) }
  })
}
