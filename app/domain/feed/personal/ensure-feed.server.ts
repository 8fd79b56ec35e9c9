import type { Deps } from "../../kernel/deps"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { weekOf } from "../pool/rules"
import { type FeedState, findFeed, type InsightsPage, pageFeed } from "./get-feed.server"
import { refreshUsers } from "./refresh-users.server"
import type { FeedFilter, FeedItem, FeedView } from "./rules"
import type { FeedQuery } from "./schema"

/**
 * Completes the dashboard's feed. A user without a feed gets one now from the pool; a returning user sees the feed of
 * an earlier week, and the refreshed one on the next visit.
 */
export function ensureFeed(deps: Deps, actor: Actor, filter: FeedFilter, found: FeedView): Promise<FeedView> {
  return ensured(deps, actor, found, async () => (await runQuery(deps.db, findFeed(deps, actor.userId, filter)))(actor))
}

/** Completes a page of the feed in the same way. */
export function ensurePage(deps: Deps, actor: Actor, page: FeedQuery, found: InsightsPage): Promise<InsightsPage> {
  return ensured(deps, actor, found, () => runQuery(deps.db, pageFeed(deps, actor.userId, page)))
}

async function ensured<Found extends FeedState & { items: FeedItem[] }>(
  deps: Deps,
  actor: Actor,
  found: Found,
  again: () => Promise<Found>,
): Promise<Found> {
  if (!found.isStale) return found
  const refreshing = refreshUsers(deps, weekOf(deps.now()), [actor.userId])
  if (found.refreshedAt !== null && found.items.length > 0) {
    const failed = (error: unknown) =>
      deps.log("feed.refresh_failed", { reason: error instanceof Error ? error.name : "unknown" })
    deps.after(refreshing.catch(failed))
    return found
  }
  await refreshing
  return again()
}
