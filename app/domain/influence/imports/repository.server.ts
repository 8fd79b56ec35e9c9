import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { insertWhen, type Statement, type Who } from "../../kernel/query.server"
import type { NewEngagement } from "../engagement/repository.server"
import { engagementImports, stagedEngagements } from "./tables.server"

const t = engagementImports
const s = stagedEngagements
export type ImportRow = typeof t.$inferSelect

interface ImportKey {
  userId: string
  id: string
}

export function selectImport({ db }: Deps, { userId, id }: ImportKey) {
  return db
    .select()
    .from(t)
    .where(and(eq(t.userId, userId), eq(t.id, id)))
}

export function selectNewestImport({ db }: Deps, who: Who) {
  return db.select().from(t).where(eq(t.userId, who)).orderBy(desc(t.id)).limit(1)
}

/** A new import replaces the earlier ones. */
export function insertImport(
  { db }: Deps,
  row: ImportKey & { name: string; createdAt: string },
  guard: SQL,
): Statement[] {
  const others = db.delete(t).where(and(eq(t.userId, row.userId), ne(t.id, row.id), guard))
  return [others, insertWhen(db, t, row, guard)]
}

export function updateImport({ db }: Deps, { userId, id }: ImportKey, set: Partial<ImportRow>, guard: SQL): Statement {
  return db
    .update(t)
    .set(set)
    .where(and(eq(t.userId, userId), eq(t.id, id), guard))
}

/** Stages pieces of an import. If two rows describe the same piece, the later one counts. */
export function stage({ db }: Deps, importId: string, rows: readonly NewEngagement[], guard: SQL): Statement {
  const of = (name: string) => sql.raw(`value ->> '${name}'`)
  return db
    .insert(s)
    .select(
      sql`select ${of("userId")}, ${importId}, ${of("id")}, ${of("platform")}, ${of("contentType")}, ${of("description")}, ${of("publishedOn")}, value -> 'readings', ${of("createdAt")} from json_each(${JSON.stringify(rows)}) where ${guard}`,
    )
    .onConflictDoUpdate({
      target: [s.userId, s.importId, s.id],
      set: { readings: sql`excluded.readings`, description: sql`excluded.description` },
    })
}

/** Removes the staged rows of an import. */
export function clearStaged({ db }: Deps, { userId, id }: ImportKey, guard: SQL): Statement {
  return db.delete(s).where(and(eq(s.userId, userId), eq(s.importId, id), guard))
}

/** Records how many pieces an import contains and how many of them are new. Must run before they are stored. */
export function countStaged(
  { db }: Deps,
  { userId, id }: ImportKey,
  isKnown: (pieceId: SQL) => SQL,
  finishedAt: string,
  guard: SQL,
): Statement {
  const own = sql`from ${s} where ${s.userId} = ${userId} and ${s.importId} = ${id}`
  const set = {
    pieces: sql`(select count(*) ${own})`,
    added: sql`(select count(*) ${own} and not ${isKnown(sql`${s.id}`)})`,
    finishedAt,
  }
  return db
    .update(t)
    .set(set)
    .where(and(eq(t.userId, userId), eq(t.id, id), guard))
}

/** The staged rows of an import, as the source of an INSERT. */
export const stagedRows = ({ userId, id }: ImportKey): SQL =>
  sql`(select user_id, id, platform, content_type, description, published_on, readings, created_at from ${s} where ${s.userId} = ${userId} and ${s.importId} = ${id})`
