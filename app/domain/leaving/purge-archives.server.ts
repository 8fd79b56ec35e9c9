import { asc, inArray, lt, sql } from "drizzle-orm"
import { iso } from "../clock"
import { archives } from "../database/schema.server"
import type { Deps } from "../deps"
import { archiveKey } from "./object-keys"

const atOnce = 500

/**
 * Removes archives whose time is over, the files first, so that a row never goes before its file. Answers null when
 * there are no more.
 */
export async function purgeArchives(deps: Deps): Promise<string | null> {
  const over = await deps.db
    .select()
    .from(archives)
    .where(lt(archives.expiresAt, iso(deps.now())))
    .orderBy(asc(archives.expiresAt))
    .limit(atOnce)
  await removeArchives(deps, over)
  return over.length < atOnce ? null : ""
}

/** Removes archives of any users with their files. */
export async function removeArchives(deps: Deps, gone: (typeof archives.$inferSelect)[]): Promise<void> {
  if (gone.length === 0) return
  await deps.bucket.delete(gone.map(({ userId, purpose, id }) => archiveKey(userId, purpose, id)))
  const keys = JSON.stringify(gone.map(({ userId, id }) => [userId, id]))
  const these = sql`(${archives.userId}, ${archives.id}) in (select value ->> 0, value ->> 1 from json_each(${keys}))`
  const users = JSON.stringify([...new Set(gone.map(({ userId }) => userId))])
  await deps.db
    .delete(archives)
    .where(sql`${inArray(archives.userId, sql`(select value from json_each(${users}))`)} and ${these}`)
}
