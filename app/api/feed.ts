import * as z from "zod"
import { reaches } from "../domain/account/credential"
import { giveFeedback, markRead, muteSource, saveItem } from "../domain/feed/personal/change-item.server"
import { ensurePage } from "../domain/feed/personal/ensure-feed.server"
import { pageFeed } from "../domain/feed/personal/get-feed.server"
import { refreshFeed } from "../domain/feed/personal/refresh-feed.server"
import { FeedItemView, FeedQuery, GiveFeedback, MuteSource, SaveItem } from "../domain/feed/personal/schema"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, changeWith, work } from "../http/api/endpoint-kinds.server"

const Id = z.object({ id: z.string() })
const One = z.object({ feedItem: FeedItemView })
const All = z.object({ feedItems: z.array(FeedItemView) })

export const feed: Endpoints = {
  "GET /api/content-feed": changeWith({
    scope: "read",
    cost: "read",
    body: "none",
    summary: "The user's feed: this week's items by relevance, then older ones, newest first.",
    input: FeedQuery,
    output: All.extend({ nextCursor: z.string().nullable() }),
    needs: pageFeed,
    run: async (deps, actor, page, _, found) => {
      // A read-only caller gets the stored feed, because creating or refreshing a feed writes.
      const { items, nextCursor } = reaches(actor, "write") ? await ensurePage(deps, actor, page, found) : found
      return { feedItems: items, nextCursor }
    },
  }),
  "POST /api/content-feed/refresh": work({
    scope: "write",
    cost: "change",
    body: "none",
    summary: "Looks for new articles and ranks the feed again, at most once a minute.",
    output: All,
    run: (deps, actor, _, { idempotency }) => refreshFeed(deps, actor, idempotency),
    answer: (found) => All.parse(found),
  }),
  "POST /api/content-feed/{id}/mark-read": change({
    scope: "write",
    cost: "change",
    body: "none",
    summary: "Marks an item as read.",
    input: Id,
    output: One,
    run: async (deps, actor, { id }) => ({ feedItem: await markRead(deps, actor, id) }),
  }),
  "POST /api/content-feed/{id}/save": change({
    scope: "write",
    cost: "change",
    body: "json",
    summary: "Saves an item or removes it from the saved items.",
    input: Id.and(SaveItem),
    output: One,
    run: async (deps, actor, { id, isSaved }) => ({ feedItem: await saveItem(deps, actor, id, isSaved) }),
  }),
  "POST /api/content-feed/{id}/feedback": change({
    scope: "write",
    cost: "change",
    body: "json",
    summary: "Asks for more or less like an item; null clears the choice.",
    input: Id.and(GiveFeedback),
    output: One,
    run: async (deps, actor, { id, feedback }) => ({ feedItem: await giveFeedback(deps, actor, id, feedback) }),
  }),
  "POST /api/content-feed/{id}/mute-source": change({
    scope: "write",
    cost: "change",
    body: "json",
    summary: "Mutes or unmutes the source of an item.",
    input: Id.and(MuteSource),
    output: One,
    run: async (deps, actor, { id, muted }) => ({ feedItem: await muteSource(deps, actor, id, muted) }),
  }),
}
