import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { insertRows } from "../kernel/insert-rows.server"
import type { Statement, Who } from "../kernel/query.server"
import { contents } from "./tables.server"

// Queries on documents for other features.

/** SQL expression that counts a user's live documents from an id on, up to `most`. */
export const countDocuments = (userId: SQL, idFrom: string, most: number): SQL<number> =>
  sql`(select count(*) from (select 1 from ${contents} where ${contents.userId} = ${userId} and ${contents.trashed} = 0 and ${contents.id} >= ${idFrom} limit ${most}))`

/** SQL condition: the user has no document, not even in the trash. */
export const noDocuments = (userId: string): SQL =>
  sql`not exists (select 1 from ${contents} where ${contents.userId} = ${userId})`

/** Any one document of the user. */
export function selectAnyDocument({ db }: Deps, who: Who) {
  return db.select({ content: contents.id }).from(contents).where(eq(contents.userId, who)).limit(1)
}

export function insertDocument({ db }: Deps, row: typeof contents.$inferInsert): Statement {
  return db.insert(contents).values(row)
}

/** Documents of one shelf as plain text, in id order. */
export function selectReadable({ db }: Deps, userId: string, trashed: number, after: string, limit: number) {
  const { id, type, title, content, blocked, unconfirmed, createdAt } = contents
  return db
    .select({ id, type, title, content, trashed: contents.trashed, blocked, unconfirmed, createdAt })
    .from(contents)
    .where(and(eq(contents.userId, userId), eq(contents.trashed, trashed), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
}

/** Inserts imported documents; existing ones are left unchanged. */
export function restoreDocumentRows(deps: Deps, rows: (typeof contents.$inferInsert)[], guard: SQL): Statement[] {
  return insertRows(deps, contents, rows, guard)
}
