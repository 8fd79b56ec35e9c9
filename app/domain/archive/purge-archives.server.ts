import { asc, inArray, lt, type SQL, sql } from "drizzle-orm"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { archiveKey } from "./object-keys"
import type { ArchiveRow } from "./repository.server"
import { archives } from "./tables.server"

type Named = Pick<ArchiveRow, "userId" | "purpose" | "id">

/** Archives per round: the bucket deletes up to 1,000 objects per call, and the next round follows a minute later. */
const atOnce = 500

/**
 * Deletes expired archives and the files of finished imports; the rows of imports keep the summary. Returns null when
 * none are left.
 */
export async function purgeArchives(deps: Deps): Promise<string | null> {
  const [over, imported] = await deps.db.batch([
    deps.db
      .select()
      .from(archives)
      .where(lt(archives.expiresAt, iso(deps.now())))
      .orderBy(asc(archives.expiresAt))
      .limit(atOnce),
    // Written to match the index, with a lower bound on the user id: without it, the planner scans the whole index.
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

/** Deletes archives of any users with their files. */
export async function removeArchives(deps: Deps, gone: Named[]): Promise<void> {
  if (gone.length === 0) return
  // Files first, so that no file is left without its row.
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
