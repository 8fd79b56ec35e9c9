import { and, eq, lte, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../../kernel/deps"
import { insertRows } from "../../kernel/insert-rows.server"
import type { Statement, Who } from "../../kernel/query.server"
import { type DayScore, influenceScores } from "./tables.server"

const t = influenceScores
export type ScoreRow = typeof t.$inferSelect

/** Records that a user's inputs have changed, so that the score is due. */
export function bumpInputs({ db }: Deps, userId: string, changedAt: string, guard: SQL = sql`1`): Statement {
  return db
    .insert(t)
    .select(sql`select ${userId}, 1, 0, 0, null, null, null, 0, 0, 0, '[]', ${changedAt}, null where ${guard}`)
    .onConflictDoUpdate({ target: t.userId, set: { inputs: sql`${t.inputs} + 1`, changedAt } })
}

export function selectScore({ db }: Deps, who: Who) {
  return db.select().from(t).where(eq(t.userId, who))
}

export function selectScores({ db }: Deps, userIds: SQL) {
  return db.select().from(t).where(sql`${t.userId} in ${userIds}`)
}

/** Stores a calculation unless one of newer inputs is already stored. */
export function updateScore(
  { db }: Deps,
  userId: string,
  inputs: number,
  set: Partial<ScoreRow>,
  guard?: SQL,
): Statement {
  return db
    .update(t)
    .set({ ...set, calculated: inputs })
    .where(and(eq(t.userId, userId), lte(t.calculated, inputs), guard))
}

/** Stores a day's calculations of many users in one statement. */
export function updateScores(
  { db }: Deps,
  rows: (Partial<ScoreRow> & Pick<ScoreRow, "userId" | "inputs">)[],
): Statement {
  const given = (name: string) =>
    sql`(select value ->> ${name} from json_each(${JSON.stringify(rows)}) where value ->> 'userId' = ${t.userId})`
  const known = sql`exists (select 1 from json_each(${JSON.stringify(rows)}) where value ->> 'userId' = ${t.userId} and value ->> 'inputs' >= ${t.calculated})`
  const ids = JSON.stringify(rows.map(({ userId }) => userId))
  return db
    .update(t)
    .set({
      score: given("score"),
      contentQuality: given("contentQuality"),
      engagement: given("engagement"),
      analyses: given("analyses"),
      pieces: given("pieces"),
      recentPieces: given("recentPieces"),
      history: given("history"),
      version: given("version"),
      calculated: given("inputs"),
      calculatedAt: given("calculatedAt"),
    })
    .where(and(sql`${t.userId} in (select value from json_each(${ids}))`, known))
}

/** Restores the history of an archive; existing days are kept. */
export function restoreHistory(
  deps: Deps,
  userId: string,
  history: DayScore[],
  changedAt: string,
  guard: SQL,
): Statement[] {
  return insertRows(deps, t, [{ userId, inputs: 1, history, changedAt }], guard)
}
