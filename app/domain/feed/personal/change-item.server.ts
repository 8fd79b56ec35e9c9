import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { batch, query, type Statement } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { itemView } from "./feed-view"
import { keepArticle, setMuted, setRead, setSaved, setTaste, unmuteHost } from "./item-writes.server"
import { selectFeed, selectItem } from "./repository.server"
import type { Feedback, FeedItem } from "./rules"

/** Marks an insight as read. Idempotent: the first time is kept. Refuses with `not_found`. */
export function markRead(deps: Deps, actor: Actor, id: string): Promise<FeedItem> {
  return changed(deps, actor, id, [setRead(deps, actor.userId, id, iso(deps.now()))])
}

/** Saves or unsaves an insight. Refuses with `not_found`. */
export function saveItem(deps: Deps, actor: Actor, id: string, isSaved: boolean): Promise<FeedItem> {
  const save = setSaved(deps, actor.userId, id, isSaved ? iso(deps.now()) : null)
  return changed(deps, actor, id, isSaved ? [save, keepArticle(deps, actor.userId, id)] : [save])
}

/** Records "more like this" or "less like this"; null clears it. Takes effect with the next refresh. */
export function giveFeedback(deps: Deps, actor: Actor, id: string, feedback: Feedback | null): Promise<FeedItem> {
  return changed(deps, actor, id, [setTaste(deps, actor.userId, id, feedback)])
}

/** Mutes or unmutes the source of an insight. A muted source disappears from the dashboard immediately. */
export function muteSource(deps: Deps, actor: Actor, id: string, muted: boolean): Promise<FeedItem> {
  return changed(deps, actor, id, [setMuted(deps, actor.userId, id, muted)])
}

/** Unmutes a source by host, because none of its insights may be left. */
export async function unmuteSource(deps: Deps, actor: Actor, host: string): Promise<void> {
  await batch(deps.db, [unmuteHost(deps, actor.userId, host)])
}

/** Runs the writes and returns the insight as stored afterwards, in one transaction. */
async function changed(deps: Deps, actor: Actor, id: string, writes: Statement[]): Promise<FeedItem> {
  const found = query([selectFeed(deps, actor.userId), selectItem(deps, actor.userId, id)], ([feed], [row]) => {
    if (!row) throw notFound("This insight")
    return itemView(row, feed)
  })
  const rows = await batch(deps.db, [...writes, ...found.statements])
  return found.read(rows.slice(writes.length))
}
