import { eq } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { type Query, query, type Who } from "../../kernel/query.server"
import { mutedSources } from "./feed-view"
import type { MutedSource } from "./rules"
import { feeds } from "./tables.server"

/** A feed without its insights: when it was last refreshed (null for never), and the muted sources. */
export function findFeedState({ db }: Deps, who: Who): Query<{ refreshedAt: string | null; muted: MutedSource[] }> {
  const row = db.select({ refreshedAt: feeds.refreshedAt, muted: feeds.muted }).from(feeds).where(eq(feeds.userId, who))
  return query([row], ([feed]) => ({
    refreshedAt: feed?.refreshedAt || null,
    muted: mutedSources(feed?.muted ?? {}),
  }))
}
