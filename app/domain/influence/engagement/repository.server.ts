import { and, desc, eq, gte, isNull, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import type { PageQuery } from "../../kernel/page"
import type { Statement, Who } from "../../kernel/query.server"
import { maxReadings } from "../piece-limits"
import type { Counts } from "./readings"
import { engagements } from "./tables.server"

const t = engagements
export type EngagementRow = typeof t.$inferSelect
export type NewEngagement = Omit<EngagementRow, keyof Counts | "deletedAt">

const reactions = sql`(coalesce(${t.likes}, 0) + coalesce(${t.comments}, 0) + coalesce(${t.shares}, 0))`

/** Live pieces, newest first, with one extra row to detect a next page. */
export function selectEngagements({ db }: Deps, who: Who, { limit, cursor }: PageQuery) {
  const before = sql`(${t.publishedOn}, ${t.id}) < (select published_on, id from engagements where user_id = ${who} and id = ${cursor})`
  return db
    .select()
    .from(t)
    .where(and(eq(t.userId, who), isNull(t.deletedAt), cursor ? before : undefined))
    .orderBy(desc(t.publishedOn), desc(t.id))
    .limit(limit + 1)
}

/** The newest days of publication since a given day. */
export function selectPieceDays({ db }: Deps, who: Who, from: string, most: number) {
  return db
    .select({ publishedOn: t.publishedOn })
    .from(t)
    .where(and(eq(t.userId, who), gte(t.publishedOn, from), isNull(t.deletedAt)))
    .orderBy(desc(t.publishedOn))
    .limit(most)
}

/** Pieces by their ids, including deleted ones. */
export function selectEngagementsByIds({ db }: Deps, who: Who, ids: readonly string[]) {
  return db
    .select()
    .from(t)
    .where(and(eq(t.userId, who), sql`${t.id} in (select value from json_each(${JSON.stringify(ids)}))`))
}

/** How many of these pieces are stored, including deleted ones. */
export function selectKnownIds({ db }: Deps, userId: string, ids: readonly string[]) {
  return db
    .select({ count: sql<number>`count(*)` })
    .from(t)
    .where(and(eq(t.userId, userId), sql`${t.id} in (select value from json_each(${JSON.stringify(ids)}))`))
}

/** Reactions and views by day of publication, as one aggregate. Pieces without views are left out. */
export function selectReactions({ db }: Deps, who: SQL) {
  return db
    .select({
      userId: t.userId,
      day: t.publishedOn,
      count: sql<number>`sum(${t.views} > 0)`,
      reactions: sql<number>`sum(min(${reactions}, coalesce(${t.views}, 0)))`,
      views: sql<number>`sum(coalesce(${t.views}, 0))`,
      pieces: sql<number>`count(*)`,
    })
    .from(t)
    .where(and(sql`${t.userId} in ${who}`, isNull(t.deletedAt)))
    .groupBy(t.userId, t.publishedOn)
}

/**
 * Stores pieces with their readings. A known piece keeps its description and adds the readings: one per day, the new
 * one replacing one of the same day. `revive` also restores deleted pieces. Two statements for any number of pieces.
 */
export function mergeEngagements({ db }: Deps, rows: NewEngagement[], guard: SQL, revive: boolean): Statement[] {
  const list = JSON.stringify(rows)
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const userId = rows[0]?.userId ?? ""
  const of = (name: string) => sql`value ->> ${name}`
  const insert = db
    .insert(t)
    .select(
      sql`select ${of("userId")}, ${of("id")}, ${of("platform")}, ${of("contentType")}, ${of("description")}, ${of("publishedOn")}, null, null, null, null, value -> 'readings', ${of("createdAt")}, null from json_each(${list}) where ${guard}`,
    )
    .onConflictDoUpdate({
      target: [t.userId, t.id],
      set: { readings: merged, ...(revive ? { deletedAt: null } : {}) },
    })
  const given = sql`${t.id} in (select value from json_each(${ids}))`
  return [
    insert,
    db
      .update(t)
      .set(latestCounts)
      .where(and(eq(t.userId, userId), given, guard)),
  ]
}

/**
 * Stores the pieces that a table expression yields, in the column order of `NewEngagement`. Deleted pieces stay
 * deleted.
 */
export function mergeStaged({ db }: Deps, userId: string, staged: SQL, guard: SQL): Statement[] {
  const insert = db
    .insert(t)
    .select(
      sql`select user_id, id, platform, content_type, description, published_on, null, null, null, null, readings, created_at, null from ${staged} where ${guard}`,
    )
    .onConflictDoUpdate({ target: [t.userId, t.id], set: { readings: merged } })
  const given = sql`${t.id} in (select id from ${staged})`
  return [
    insert,
    db
      .update(t)
      .set(latestCounts)
      .where(and(eq(t.userId, userId), given, guard)),
  ]
}

/** SQL condition: a piece is stored, deleted or not. */
export const isKnownPiece = (userId: string, id: SQL): SQL =>
  sql`exists (select 1 from engagements as known where known.user_id = ${userId} and known.id = ${id})`

const latest = (name: string) =>
  sql`(select value ->> ${sql.raw(`'${name}'`)} from json_each(${t.readings}) where value ->> ${sql.raw(`'${name}'`)} is not null order by value ->> 'on' desc limit 1)`
const latestCounts = {
  likes: latest("likes"),
  comments: latest("comments"),
  shares: latest("shares"),
  views: latest("views"),
}

/** The readings of the stored and the given piece, oldest first, at most `maxReadings`. */
const merged = sql`(select json_group_array(json(value)) from (select value from (select value from (
  select value from json_each(excluded.readings)
  union all
  select known.value from json_each(engagements.readings) as known
  where known.value ->> 'on' not in (select value ->> 'on' from json_each(excluded.readings)))
  order by value ->> 'on' desc limit ${sql.raw(String(maxReadings))}) order by value ->> 'on'))`

/** Deletes or restores a piece. Writes nothing if it is already in that state. */
export function markDeleted({ db }: Deps, userId: string, id: string, deletedAt: string | null): Statement {
  const differs = deletedAt === null ? sql`${t.deletedAt} is not null` : isNull(t.deletedAt)
  return db
    .update(t)
    .set({ deletedAt })
    .where(and(eq(t.userId, userId), eq(t.id, id), differs))
}
