import { type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import type { Statement } from "../../kernel/query.server"
import { feedTypes } from "../pool/rules"
import type { RankedFeed } from "./rank-feeds.server"
import { feedItems, feeds } from "./tables.server"

/** Condition under which a user's feed may be written, evaluated at write time. */
export type FeedGuard = (userId: SQL) => SQL

const owner = sql`feed.value ->> 0`

/**
 * Stores any number of ranked feeds in two statements: one row per insight that is new or has a new score, and one per
 * feed. `guard` is evaluated per user and must still be true after the first statement.
 */
export function storeFeeds(
  { db }: Deps,
  ranked: readonly RankedFeed[],
  slot: string,
  at: string,
  guard: FeedGuard,
): Statement[] {
  const items = JSON.stringify(
    ranked.map((feed) => [
      feed.userId,
      feed.items.map(({ type, id, articleId, relevance, reasons }) => [type, id, articleId, relevance, reasons]),
    ]),
  )
  const rows = JSON.stringify(ranked.map(({ userId, current }) => [userId, current]))
  return [
    db
      .insert(feedItems)
      .select(
        sql`select ${owner}, item.value ->> 0, item.value ->> 1, item.value ->> 2, item.value ->> 3, item.value -> 4,
            null, null
          from json_each(${items}) as feed, json_each(feed.value, '$[1]') as item where ${guard(owner)}`,
      )
      .onConflictDoUpdate({
        target: [feedItems.userId, feedItems.type, feedItems.id],
        set: { relevance: sql`excluded.relevance`, reasons: sql`excluded.reasons` },
        setWhere: sql`feed_items.relevance <> excluded.relevance or feed_items.reasons <> excluded.reasons`,
      }),
    db
      .insert(feeds)
      .select(
        sql`select ${owner}, ${slot}, ${at}, '', feed.value -> 1, '{}', '{}'
          from json_each(${rows}) as feed where ${guard(owner)}`,
      )
      .onConflictDoUpdate({
        target: feeds.userId,
        set: {
          slot: sql`max(feeds.slot, excluded.slot)`,
          refreshedAt: sql`excluded.refreshed_at`,
          current: sql`excluded.current`,
        },
      }),
  ]
}

/** Deletes these users' insights with ids before `before` (an id prefix) that are neither saved nor shown. */
export function purgeItems({ db }: Deps, userIds: readonly string[], before: string): Statement {
  const types = sql.join(
    feedTypes.map((type) => sql`${type}`),
    sql`, `,
  )
  return db.delete(feedItems).where(
    sql`user_id in (select value from json_each(${JSON.stringify(userIds)})) and type in (${types}) and id < ${before}
      and saved_at is null and not exists (
        select 1 from feeds, json_each(feeds.current) as list, json_each(list.value) as shown
        where feeds.user_id = feed_items.user_id and shown.value ->> 1 = feed_items.id)`,
  )
}
