import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { PageQuery } from "../kernel/page"
import { insertWhen, type Statement, type Who } from "../kernel/query.server"
import { type ItemColumns, itemColumns } from "./item-columns"
import type { EvidenceField, Origin } from "./schema"
import { evidence } from "./tables.server"

export type EvidenceRow = typeof evidence.$inferSelect

/** Profile items share an id prefix, so that a saved profile finds its items with a range scan. */
export const profileIdPrefix = "profile-"

export function insertEvidence(deps: Deps, row: typeof evidence.$inferInsert, guard: SQL): Statement {
  return insertWhen(deps.db, evidence, row, guard)
}

/** Active items, newest first within each id range, plus one extra row for paging. Each origin is one range. */
export function selectEvidence({ db }: Deps, who: Who, { limit, cursor }: PageQuery, origin?: Origin) {
  return db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.userId, who),
        eq(evidence.retired, 0),
        origin === "profile" ? gte(evidence.id, profileIdPrefix) : undefined,
        origin === "captured" ? lt(evidence.id, profileIdPrefix) : undefined,
        cursor ? lt(evidence.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(evidence.id))
    .limit(limit + 1)
}

/** The active items derived from the profile. */
export function selectProfileEvidence({ db }: Deps, who: Who) {
  return db.select().from(evidence).where(ofProfile(who))
}

const ofProfile = (who: Who) =>
  and(
    eq(evidence.userId, who),
    eq(evidence.retired, 0),
    gte(evidence.id, profileIdPrefix),
    lt(evidence.id, `${profileIdPrefix}~`),
  )

/** Items by id, including retired ones, which documents still reference. */
export function selectEvidenceByIds({ db }: Deps, who: Who, ids: SQL | string[]) {
  return db.select().from(evidence).where(isOneOf(who, ids))
}

/** Like `selectEvidenceByIds`, with the result of `beside` for each item in one statement. */
export function selectEvidenceBeside<T>({ db }: Deps, who: Who, ids: SQL, beside: (item: ItemColumns) => SQL<T>) {
  return db
    .select({ ...getTableColumns(evidence), beside: beside(itemColumns) })
    .from(evidence)
    .where(isOneOf(who, ids))
}

function isOneOf(who: Who, ids: SQL | string[]) {
  const list = Array.isArray(ids) ? sql`(select value from json_each(${JSON.stringify(ids)}))` : ids
  return and(eq(evidence.userId, who), inArray(evidence.retired, [0, 1]), inArray(evidence.id, list))
}

/**
 * Retires statements that are no longer in the given profile fields, selected by the write itself. A statement retired
 * before replaces its identical retired row.
 */
export function retireProfileEvidence(
  { db }: Deps,
  userId: string,
  fields: readonly EvidenceField[],
  kept: readonly string[],
  guard: SQL,
): Statement[] {
  const gone = and(
    ofProfile(userId),
    inArray(evidence.field, [...fields]),
    sql`${evidence.id} not in (select value from json_each(${JSON.stringify(kept)}))`,
    guard,
  )
  const ids = db.select({ id: evidence.id }).from(evidence).where(gone)
  return [
    db.delete(evidence).where(and(eq(evidence.userId, userId), eq(evidence.retired, 1), inArray(evidence.id, ids))),
    db.update(evidence).set({ retired: 1 }).where(gone),
  ]
}
