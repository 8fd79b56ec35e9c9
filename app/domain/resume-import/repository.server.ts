import { and, desc, eq, ne, type SQL } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement, Who } from "../kernel/query.server"
import { resumeImports } from "./tables.server"

export type ResumeImportRow = typeof resumeImports.$inferSelect
const t = resumeImports

/** The newest import. */
export function selectNewest({ db }: Deps, who: Who) {
  return db.select().from(t).where(eq(t.userId, who)).orderBy(desc(t.id)).limit(1)
}

export function selectImport({ db }: Deps, who: Who, id: string | SQL) {
  return db
    .select()
    .from(t)
    .where(and(eq(t.userId, who), eq(t.id, id)))
}

/** A new import replaces earlier ones. */
export function deleteOthers({ db }: Deps, { userId, id }: { userId: string; id: string }, guard: SQL): Statement {
  return db.delete(t).where(and(eq(t.userId, userId), ne(t.id, id), guard))
}

export function updateImport(
  { db }: Deps,
  { userId, id }: { userId: string; id: string },
  set: Partial<ResumeImportRow>,
  guard: SQL,
): Statement {
  return db
    .update(t)
    .set(set)
    .where(and(eq(t.userId, userId), eq(t.id, id), guard))
}
