import { ensureFeed } from "../feed/personal/ensure-feed.server"
import type { FeedFilter, FeedView } from "../feed/personal/rules"
import type { Deps } from "../kernel/deps"
import { reasonOf } from "../kernel/error-text"
import type { Actor } from "../users/actor"

/**
 * Completes the feed of a page; creates it first if there is none. Failures are logged, and the page keeps what was
 * found.
 */
export async function fillFeed(deps: Deps, actor: Actor, filter: FeedFilter, found: FeedView): Promise<FeedView> {
  try {
    return await ensureFeed(deps, actor, filter, found)
  } catch (error) {
    deps.log("feed.not-filled", { error: reasonOf(error) })
    return found
  }
}

/** A feed that was never created. */
export const noFeed: FeedView = { items: [], refreshedAt: null, problem: null, isStale: true, muted: [] }
