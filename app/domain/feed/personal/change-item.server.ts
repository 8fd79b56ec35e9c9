import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { batch, query, type Statement } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { itemView } from "./feed-view"
import { keepArticle, setMuted, setRead, setSaved, setTaste, unmuteHost } from "./item-writes.server"
import { selectFeed, selectItem } from "./repository.server"
import type { Feedback, FeedItem } from "./rules"

/** Marks an item read; the first time counts, and repeating it changes nothing. Refuses with `not_found`. */
export function markRead(deps: Deps, actor: Actor, id: string): Promise<FeedItem> {
  return changed(deps, actor, id, [setRead(deps, actor.userId, id, iso(deps.now()))])
}

/** Saves an item, or takes it off the saved ones. Refuses with `not_found`. */
export function saveItem(deps: Deps, actor: Actor, id: string, isSaved: boolean): Promise<FeedItem> {
  const save = setSaved(deps, actor.userId, id, isSaved ? iso(deps.now()) : null)
  return changed(deps, actor, id, isSaved ? [save, keepArticle(deps, actor.userId, id)] : [save])
}

/** More like this, less like this, or null to take either back. It counts from the next refresh on. */
export function giveFeedback(deps: Deps, actor: Actor, id: string, feedback: Feedback | null): Promise<FeedItem> {
  return changed(deps, actor, id, [setTaste(deps, actor.userId, id, feedback)])
}

/** Mutes the source of an item, or hears it again. A muted one leaves the dashboard at once. */
export function muteSource(deps: Deps, actor: Actor, id: string, muted: boolean): Promise<FeedItem> {
  return changed(deps, actor, id, [setMuted(deps, actor.userId, id, muted)])
}

/** Hears a source again, by its host: none of its items need be left. */
export async function unmuteSource(deps: Deps, actor: Actor, host: string): Promise<void> {
  await batch(deps.db, [unmuteHost(deps, actor.userId, host)])
}

/** Writes, and answers the item as it then is, in one transaction. */
async function changed(deps: Deps, actor: Actor, id: string, writes: Statement[]): Promise<FeedItem> {
  const found = query([selectFeed(deps, actor.userId), selectItem(deps, actor.userId, id)], ([feed], [row]) => {
    if (!row) throw notFound("This insight")
    return itemView(row, feed)
  })
  const rows = await batch(deps.db, [...writes, ...found.statements])
  return found.read(rows.slice(writes.length))
}
