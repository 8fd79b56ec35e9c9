import { sql } from "drizzle-orm"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { batch, type Query, query } from "../../kernel/query.server"
import { type QualityRow, selectQuality } from "../analysis/repository.server"
import { selectReactions } from "../engagement/repository.server"
import { ageOf, influenceOf, influenceVersion, type ReactionsOfDay } from "../rules"
import { recency } from "../score-terms"
import { withDay } from "./history"
import { type ScoreRow, selectScores, updateScores } from "./repository.server"

type ReactionsRow = ReactionsOfDay & { userId: string; pieces: number }

const idsIn = (userIds: readonly string[]) => sql`(select value from json_each(${JSON.stringify(userIds)}))`

/** The calculated score rows of some users, from one aggregate each over analyses and pieces; three statements. */
export function findCalculated(deps: Deps, userIds: readonly string[]): Query<ScoreRow[]> {
  const ids = idsIn(userIds)
  const statements = [selectScores(deps, ids), selectQuality(deps, ids), selectReactions(deps, ids)] as const
  return query(statements, (rows, quality, reactions) => {
    const [qualityOf, reactionsOf] = [byUser<QualityRow>(quality), byUser<ReactionsRow>(reactions)]
    return rows.map((row) =>
      calculated(row, qualityOf.get(row.userId) ?? [], reactionsOf.get(row.userId) ?? [], deps.now()),
    )
  })
}

function calculated(row: ScoreRow, quality: QualityRow[], reactions: ReactionsRow[], now: Date): ScoreRow {
  const today = iso(now).slice(0, 10)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const { score, contentQuality, engagement } = influenceOf({ quality, reactions }, today)
  const recent = reactions.filter(({ day }) => ageOf(day, today) <= recency.fullDays)
  return {
    ...row,
    ...{ score, contentQuality, engagement },
    version: influenceVersion,
    analyses: sum(quality.map(({ count }) => count)),
    pieces: sum(reactions.map(({ pieces }) => pieces)),
    recentPieces: sum(recent.map(({ pieces }) => pieces)),
    history: withDay(row.history, today, score),
    calculatedAt: iso(now),
  }
}

function byUser<Row extends { userId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) found.set(row.userId, [...(found.get(row.userId) ?? []), row])
  return found
}

/**
 * Recalculates the scores for a day, because they change with age, and stores the day's snapshot. Two round trips for
 * any number of users. Idempotent.
 */
export async function recalculateUsers(deps: Deps, _day: string, userIds: string[]): Promise<void> {
  const { statements, read } = findCalculated(deps, userIds)
  const rows = read(await batch(deps.db, statements))
  if (rows.length > 0) await batch(deps.db, [updateScores(deps, rows)])
}
