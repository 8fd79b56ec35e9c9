import { and, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm"
import { findDocument, type OpenDocument } from "../content/get-content.server"
import { findLastWhole, hasWhole } from "../content/versions/last-whole.server"
import { shownLeavesOf } from "../document/document-tree"
import { mayCopy } from "../evidence/rules"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { query, runQuery, type Statement, together } from "../kernel/query.server"
import type { PageFragment } from "../resume/page-fragment"
import { maxWrongPasscodes } from "./rules"
import { type SharedDocument, sharedDocument } from "./shared-document"
import { sharedPage } from "./shared-page.server"
import { shares } from "./tables.server"

/** The response to a reader. Unknown, expired and revoked links are all `gone`. */
export type OpenedShare =
  | { state: "gone" }
  | { state: "locked"; isWrong: boolean }
  | {
      state: "open"
      document: SharedDocument
      /** The name of a resume's owner, shown at its top; empty for other documents. */
      name: string
      /** A resume rendered in its template. */
      page: PageFragment | null
      isIndexed: boolean
    }

const gone: OpenedShare = { state: "gone" }

/** The data of a link's preview image: the owner's name, and the document's type and title. */
export interface SharedHead extends Pick<SharedDocument, "type" | "title"> {
  /** The name of a resume's owner; empty for other documents. */
  name: string
}

/** The preview data of a document shared without a passcode; null for any other link. Does not count a visit. */
export async function sharedHead(deps: Deps, token: string): Promise<SharedHead | null> {
  const read = await readWithoutPasscode(deps, token, false)
  if (read?.share.passcodeHash !== null) return null
  const { type, title } = read.document.row
  return { type, title, name: nameOf(read.document) }
}

/**
 * Opens the document of a link without a passcode. With `counts`, the visit is counted; nothing about the visitor is
 * stored.
 */
export async function openShare(deps: Deps, token: string, counts: boolean): Promise<OpenedShare> {
  const read = await readWithoutPasscode(deps, token, counts)
  if (!read) return gone
  return read.share.passcodeHash === null ? opened(deps, read) : { state: "locked", isWrong: false }
}

async function readWithoutPasscode(deps: Deps, token: string, counts: boolean): Promise<ReadShare | null> {
  const link = await liveLink(deps, token)
  const isShown = sql`exists (select 1 from contents as c where c.user_id = ${shares.userId} and c.trashed = 0 and c.id = ${shares.contentId} and (c.blocked = 0 or c.override_at is not null or ${hasWhole(sql`c.user_id`, sql`c.id`)}))`
  const count = deps.db
    .update(shares)
    .set(countView(deps))
    .where(and(link, isNull(shares.passcodeHash), isShown, counts ? undefined : sql`0`))
  return readShare(deps, link, count)
}

/**
 * Opens the document of a link with the entered passcode. The attempt is recorded before the passcode is compared and
 * removed if it is right, so that concurrent attempts are limited too.
 */
export async function unlockShare(deps: Deps, token: string, passcode: string): Promise<OpenedShare> {
  const { db } = deps
  const link = await liveLink(deps, token)
  const attempt = db
    .update(shares)
    .set({ wrongPasscodes: sql`${shares.wrongPasscodes} + 1` })
    .where(link)
  const read = await readShare(deps, link, attempt)
  if (!read) return gone
  const { share } = read
  const isRight = share.passcodeHash === null || (await deps.passwords.verify(passcode, share.passcodeHash))
  if (!isRight) return { state: "locked", isWrong: true }
  await db
    .update(shares)
    .set({ ...countView(deps), wrongPasscodes: sql`max(${shares.wrongPasscodes} - 1, 0)` })
    .where(and(eq(shares.userId, share.userId), eq(shares.id, share.id)))
  return opened(deps, read)
}

const countView = ({ now }: Deps) => ({
  views: sql`${shares.views} + 1`,
  lastViewedOn: iso(now()).slice(0, 10),
})

/** SQL condition: the link has this token and still works. */
async function liveLink({ hash, now }: Deps, token: string): Promise<SQL | undefined> {
  const lasts = or(isNull(shares.expiresAt), gt(shares.expiresAt, iso(now())))
  const isOpen = lt(shares.wrongPasscodes, maxWrongPasscodes)
  return and(eq(shares.tokenHash, await hash(token)), isNull(shares.endedAt), lasts, isOpen)
}

interface ReadShare {
  share: typeof shares.$inferSelect
  document: OpenDocument
}

/**
 * The link and its document as they were before `write`, in one round trip. While a sentence is blocked, the newest
 * version without one, so that an edit never closes a link that was sent. Null if nothing may be shown.
 */
async function readShare(deps: Deps, link: SQL | undefined, write: Statement): Promise<ReadShare | null> {
  const { db } = deps
  const owner = sql<string>`(select user_id from ${shares} where ${link})`
  const subject = sql`(select content_id from ${shares} where ${link})`
  const stored = query([db.select().from(shares).where(link)], ([row]) => row)
  const written = query([write], () => null)
  const [[share, document]] = await runQuery(
    db,
    together(together(stored, findDocument(deps, owner, subject)), written),
  )
  if (!share || !document) return null
  if (mayCopy(shownLeavesOf(document.tree), document.row.overrideAt !== null)) return { share, document }
  const whole = await runQuery(db, findLastWhole(deps, share.userId, document.row))
  return whole && { share, document: whole }
}

async function opened(deps: Deps, { share, document }: ReadShare): Promise<OpenedShare> {
  const { showsSources, isIndexed, passcodeHash } = share
  return {
    state: "open",
    document: sharedDocument(document, showsSources),
    name: nameOf(document),
    page: await sharedPage(deps, document),
    isIndexed: isIndexed && passcodeHash === null,
  }
}

function nameOf({ row, tree: { person } }: OpenDocument): string {
  return row.type === "resume" ? person.name || person.contact.name : ""
}
