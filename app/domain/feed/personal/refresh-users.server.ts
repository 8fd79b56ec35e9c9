import { sql } from "drizzle-orm"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { batch } from "../../kernel/query.server"
import { noticeStatements } from "../../notifications/write-notice.server"
import { idsBefore, itemRetention } from "../pool/item-retention"
import { type FeedGuard, purgeItems, storeFeeds } from "./feed-writes.server"
import { type RankedFeed, rankFeeds } from "./rank-feeds.server"
import { feeds } from "./tables.server"

/** Feeds stored by one transaction. */
const feedsAtOnce = 20
/**
 * Refreshes the feeds of up to 100 users for a week ("2026-W47"). Skips users whose feed is already of that week.
 * Feeds, notifications and the week are written in one transaction, guarded by the week not being done, so that it may
 * be repeated, run concurrently or die at any point. Returns how many feeds were ranked.
 */
export async function refreshUsers(deps: Deps, slot: string, userIds: readonly string[]): Promise<number> {
  const ranked = await rankFeeds(deps, userIds, slot)
  for (let from = 0; from < ranked.length; from += feedsAtOnce) {
    await store(deps, slot, ranked.slice(from, from + feedsAtOnce))
  }
  return ranked.length
}

async function store(deps: Deps, slot: string, ranked: readonly RankedFeed[]): Promise<void> {
  const at = deps.now()
  const isDue: FeedGuard = (userId) =>
    sql`not exists (select 1 from ${feeds} where ${feeds.userId} = ${userId} and ${feeds.slot} >= ${slot})`
  // Notifications come first: once the feeds are stored, the guard is no longer true.
  await batch(deps.db, [
    ...ranked.flatMap((feed) => notice(deps, slot, feed, isDue)),
    ...storeFeeds(deps, ranked, slot, iso(at), isDue),
    purgeItems(
      deps,
      ranked.map(({ userId }) => userId),
      idsBefore(new Date(at.getTime() - itemRetention)),
    ),
  ])
}

/** Sends no notification for a first feed, which its user is looking at, or for one without new insights. */
function notice(deps: Deps, slot: string, { userId, isFirst, newItems }: RankedFeed, isDue: FeedGuard) {
  if (isFirst || newItems === 0) return []
  const line = {
    kind: "feed",
    subjectId: slot,
    words: { code: "feed_ready" as const, newItems },
    href: "/dashboard",
  }
  return noticeStatements(deps, userId, line, isDue(sql`${userId}`))
}
