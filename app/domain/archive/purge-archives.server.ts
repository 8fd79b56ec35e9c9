import { asc, inArray, lt, type SQL, sql } from "drizzle-orm"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { archiveKey } from "./object-keys"
import type { ArchiveRow } from "./repository.server"
import { archives } from "./tables.server"

type Named = Pick<ArchiveRow, "userId" | "purpose" | "id">

/** Archives of one round: the bucket removes a thousand objects at once, and the next minute brings the next round. */
const atOnce = 500

/**
 * Removes archives whose time is over, and the files of imports that are over, whose rows still say what they brought.
 * Answers null when there are no more.
 */
export async function purgeArchives(deps: Deps): Promise<string | null> {
  const [over, imported] = await deps.db.batch([
    deps.db
      .select()
      .from(archives)
      .where(lt(archives.expiresAt, iso(deps.now())))
      .orderBy(asc(archives.expiresAt))
      .limit(atOnce),
    // In the words of its index, with a bound that every user is past: without one the planner only scans it.
    deps.db
      .select()
      .from(archives)
      .where(sql`user_id > '' and purpose = 'import' and summary is not null and bytes > 0`)
      .limit(atOnce),
  ])
  await removeArchives(deps, over)
  if (imported.length > 0) {
    await deps.bucket.delete(imported.map(keyOf))
    await deps.db.update(archives).set({ bytes: 0 }).where(these(imported))
  }
  return over.length < atOnce && imported.length < atOnce ? null : ""
}

/** Removes archives of any users with their files. */
export async function removeArchives(deps: Deps, gone: Named[]): Promise<void> {
  if (gone.length === 0) return
  // The files first, so that a row never goes before its file.
  await deps.bucket.delete(gone.map(keyOf))
  await deps.db.delete(archives).where(these(gone))
}

const keyOf = ({ userId, purpose, id }: Named) => archiveKey(userId, purpose, id)

function these(rows: Named[]): SQL {
  const keys = JSON.stringify(rows.map(({ userId, id }) => [userId, id]))
  const users = JSON.stringify([...new Set(rows.map(({ userId }) => userId))])
  return sql`${inArray(archives.userId, sql`(select value from json_each(${users}))`)}
    and (${archives.userId}, ${archives.id}) in (select value ->> 0, value ->> 1 from json_each(${keys}))`
}
