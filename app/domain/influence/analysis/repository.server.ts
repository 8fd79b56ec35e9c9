import { and, desc, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { insertRows } from "../../kernel/insert-rows.server"
import type { PageQuery } from "../../kernel/page"
import type { Statement, Who } from "../../kernel/query.server"
import type { QualityOfDay } from "../rules"
import { contentAnalyses } from "./tables.server"

const t = contentAnalyses
export type AnalysisRow = typeof t.$inferSelect

/** Stores a text to be analyzed. The same text keeps its row and gets the most recent day given. */
export function insertAnalysis(deps: Deps, row: typeof t.$inferInsert, guard: SQL): Statement[] {
  const { userId, id, publishedOn } = row
  return [
    ...insertRows(deps, t, [row], guard),
    deps.db
      .update(t)
      .set({ publishedOn })
      .where(and(eq(t.userId, userId), eq(t.id, id), sql`${t.publishedOn} <> ${publishedOn}`, guard)),
  ]
}

/** Analyzed texts, newest first, with one extra row to detect a next page. */
export function selectAnalyses({ db }: Deps, who: Who, { limit, cursor }: PageQuery) {
  const before = sql`(${t.createdAt}, ${t.id}) < (select created_at, id from content_analyses where user_id = ${who} and id = ${cursor})`
  return db
    .select()
    .from(t)
    .where(and(eq(t.userId, who), isNotNull(t.score), cursor ? before : undefined))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(limit + 1)
}

export function selectAnalysis({ db }: Deps, who: Who, id: string | SQL) {
  return db
    .select()
    .from(t)
    .where(and(eq(t.userId, who), eq(t.id, id)))
}

/** The newest days of publication since a given day. */
export function selectPublishedDays({ db }: Deps, who: Who, from: string, most: number) {
  return db
    .select({ publishedOn: t.publishedOn })
    .from(t)
    .where(and(eq(t.userId, who), gte(t.publishedOn, from), isNotNull(t.score)))
    .orderBy(desc(t.publishedOn))
    .limit(most)
}

/** Quality by day of publication: one aggregate over a covering index. */
export function selectQuality({ db }: Deps, who: SQL | string) {
  return db
    .select({
      userId: t.userId,
      day: t.publishedOn,
      count: sql<number>`count(*)`,
      total: sql<number>`sum(${t.score})`,
    })
    .from(t)
    .where(and(sql`${t.userId} in ${who}`, isNotNull(t.score)))
    .groupBy(t.userId, t.publishedOn)
}
export type QualityRow = QualityOfDay & { userId: string }

export function updateAnalysis({ db }: Deps, row: AnalysisRow, set: Partial<AnalysisRow>, guard: SQL): Statement {
  return db
    .update(t)
    .set(set)
    .where(and(eq(t.userId, row.userId), eq(t.id, row.id), guard))
}

/** Removes a text whose analysis failed for good. */
export function deleteUnanalyzed({ db }: Deps, userId: string, id: string, guard: SQL): Statement {
  return db.delete(t).where(and(eq(t.userId, userId), eq(t.id, id), sql`${t.score} is null`, guard))
}
