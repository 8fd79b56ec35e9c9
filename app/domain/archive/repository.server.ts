import { and, desc, eq, type SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Who } from "../kernel/query.server"
import { archives } from "./tables.server"

export type ArchiveRow = typeof archives.$inferSelect
export type Purpose = ArchiveRow["purpose"]

export function selectArchive({ db }: Deps, who: Who, purpose: Purpose, id: string | SQL) {
  return db
    .select()
    .from(archives)
    .where(and(eq(archives.userId, who), eq(archives.purpose, purpose), eq(archives.id, id)))
}

/** The user's archives of one purpose, newest first. Unpaginated, because there are only a few. */
export function selectArchives({ db }: Deps, who: Who, purpose: Purpose, limit: number) {
  return db
    .select()
    .from(archives)
    .where(and(eq(archives.userId, who), eq(archives.purpose, purpose)))
    .orderBy(desc(archives.id))
    .limit(limit)
}
