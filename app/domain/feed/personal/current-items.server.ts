import { eq, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import type { Deps } from "../../kernel/deps"
import { type Query, query, type Who } from "../../kernel/query.server"
import { type FeedOpinions, StoredItem } from "./feed-view"
import { maxPerSource } from "./rank-articles"
import { type FeedFilter, type MutedHosts, shownItems } from "./rules"
import { feeds } from "./tables.server"

/** A user's feed and the ranked insights of a filter, each with its position. */
export interface CurrentItems {
  feed: (FeedOpinions & { slot: string; refreshedAt: string }) | undefined
  ranked: { place: number; item: StoredItem }[]
}

const Ranked = z.array(StoredItem.nullable())

/**
 * The ranked insights of a filter in order of relevance, without sources muted since the ranking. Each is looked up by
 * key: a join with the list would read one more row per position. The reserve beyond the first `most` is loaded only
 * for users with muted sources.
 */
export function findCurrent({ db }: Deps, who: Who, filter: FeedFilter, most = shownItems): Query<CurrentItems> {
  const places = Array.from({ length: Math.max(shownItems, most + maxPerSource) }, (_, place) => {
    const item = itemAt(filter, place)
    return place < most ? item : sql`case when feeds.muted <> '{}' then ${item} end`
  })
  const { slot, refreshedAt, tastes, muted } = feeds
  const ranked = sql<unknown>`json_array(${sql.join(places, sql`, `)})`.mapWith(JSON.parse).as("ranked")
  const statement = db.select({ slot, refreshedAt, tastes, muted, ranked }).from(feeds).where(eq(feeds.userId, who))
  return query([statement], ([feed]) => ({
    feed,
    ranked: Ranked.parse(feed?.ranked ?? []).flatMap((item, place) =>
      item && feed?.muted[item.host] === undefined ? [{ place, item }] : [],
    ),
  }))
}

/** The number of positions to look up. */
export const positionsToRead = (muted: MutedHosts) =>
  Object.keys(muted).length > 0 ? shownItems + maxPerSource : shownItems

function itemAt(filter: FeedFilter, place: number): SQL {
  const part = (at: 0 | 1) => sql.raw(`json_extract(feeds.current, '$.${filter}[${place}][${at}]')`)
  return sql`json((select json_object(
      'id', item.id, 'type', item.type, 'articleId', item.article_id, 'relevance', item.relevance,
      'reasons', json(item.reasons), 'readAt', item.read_at, 'savedAt', item.saved_at,
      'title', article.title, 'summary', article.summary, 'url', article.url, 'source', article.source,
      'host', article.host, 'imageKey', article.image_key, 'iconKey', article.icon_key,
      'publishedAt', article.published_at)
    from feed_items as item join articles as article on article.id = item.article_id
    where item.user_id = feeds.user_id and item.type = ${part(0)} and item.id = ${part(1)}))`
}
