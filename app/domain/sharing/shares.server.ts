import { and, desc, eq, isNull, sql } from "drizzle-orm"
import type { ReadDocument } from "../content/edit/change-tree.server"
import { shownLeavesOf } from "../document/document-tree"
import { mayCopy } from "../evidence/rules"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError, notFound } from "../kernel/errors"
import { batch, changes, insertWhen, type Query, query, type Who } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { maxShares, maxWrongPasscodes } from "./rules"
import type { ShareDocument } from "./schema"
import { shares } from "./tables.server"

/** A link as its owner sees it. Its URL is not stored and cannot be shown again. */
export interface ShareView {
  id: string
  /** The owner's name for it; only the owner sees it. */
  name: string
  createdAt: string
  expiresAt: string | null
  state: "open" | "expired" | "closed"
  hasPasscode: boolean
  isIndexed: boolean
  showsSources: boolean
  views: number
  lastViewedOn: string | null
}

/** The unrevoked links of a document, newest first. */
export function listShares({ db, now }: Deps, who: Who, contentId: string): Query<ShareView[]> {
  const found = db
    .select()
    .from(shares)
    .where(and(eq(shares.userId, who), eq(shares.contentId, contentId), isNull(shares.endedAt)))
    .orderBy(desc(shares.id))
    .limit(maxShares)
  return query([found], (rows) => rows.map((row) => shareView(row, iso(now()))))
}

function shareView(row: typeof shares.$inferSelect, now: string): ShareView {
  const { id, name, createdAt, expiresAt, isIndexed, showsSources, views, lastViewedOn } = row
  const isClosed = row.wrongPasscodes >= maxWrongPasscodes
  const state = expiresAt !== null && expiresAt <= now ? "expired" : isClosed ? "closed" : "open"
  const hasPasscode = row.passcodeHash !== null
  return { id, name, createdAt, expiresAt, state, hasPasscode, isIndexed, showsSources, views, lastViewedOn }
}

/**
 * Creates a private link to a document and returns its token this once; only its hash is stored. A link with a passcode
 * is not indexed, even if asked to be: search engines cannot read what it opens. Refuses with
 * `conflict` while a sentence is blocked, if the document has the maximum number of links, or if `once` already created
 * one.
 */
export async function createShare(
  deps: Deps,
  actor: Actor,
  open: ReadDocument | null,
  { once, name, days, passcode, isIndexed: wantsIndex, showsSources }: ShareDocument,
): Promise<{ token: string; isIndexed: boolean }> {
  const { userId } = actor
  if (!open || open.row.userId !== userId) throw notFound("This text")
  const { row, tree } = open
  if (!mayCopy(shownLeavesOf(tree), row.overrideAt !== null)) {
    throw new DomainError(
      "conflict",
      "A sentence in this document is blocked. Resolve it before you share the document.",
    )
  }
  const token = deps.newToken()
  const now = deps.now()
  const isIndexed = wantsIndex && !passcode
  const share = {
    userId,
    id: once,
    name,
    contentId: row.id,
    tokenHash: await deps.hash(token),
    passcodeHash: passcode && (await deps.passwords.hash(passcode)),
    expiresAt: days && later(now, days * day),
    isIndexed,
    showsSources,
    createdAt: iso(now),
  }
  const kept = sql`select count(*) from ${shares} where user_id = ${userId} and content_id = ${row.id} and ended_at is null`
  const taken = sql`select 1 from ${shares} where user_id = ${userId} and id = ${once}`
  const guard = sql`(${kept}) < ${maxShares} and not exists (${taken})`
  const [outcome] = await batch(deps.db, [insertWhen(deps.db, shares, share, guard)])
  if (changes(outcome) === 0) {
    throw new DomainError(
      "conflict",
      `This link was already created, or the document has the maximum of ${maxShares} links. Revoke one first.`,
    )
  }
  return { token, isIndexed }
}

/** Revokes a link of a document; it stops working with the next request. */
export async function revokeShare({ db, now }: Deps, actor: Actor, contentId: string, id: string): Promise<void> {
  const { meta } = await db
    .update(shares)
    .set({ endedAt: sql`coalesce(${shares.endedAt}, ${iso(now())})` })
    .where(and(eq(shares.userId, actor.userId), eq(shares.contentId, contentId), eq(shares.id, id)))
  if (meta.changes === 0) throw notFound("This link")
}
