import { and, eq, or, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import type { Feature } from "../kernel/tier"
import { turnsPerRound } from "./question-turn"
import { counters } from "./tables.server"

// The usage of plan limits. A counter of an earlier period counts as zero.

const columnsOf = {
  growthPulse: { period: counters.growthPeriod, used: counters.growthUsed },
  content: { period: counters.contentPeriod, used: counters.contentUsed },
}

function usedIn(feature: Feature, period: string): SQL<number> {
  const of = columnsOf[feature]
  return sql<number>`(case when ${of.period} = ${period} then ${of.used} else 0 end)`
}

const ofUser = (userId: string) => eq(counters.userId, userId)

const setOf = (feature: Feature, period: string, used: SQL | number) =>
  feature === "growthPulse" ? { growthPeriod: period, growthUsed: used } : { contentPeriod: period, contentUsed: used }

/** SQL expression for the units that a user has used in a period. */
export const usedBy = (userId: string, feature: Feature, period: string): SQL<number> =>
  sql`(select ${usedIn(feature, period)} from ${counters} where ${ofUser(userId)})`

/** The first turn of the next question round. Uses no division, because parameters are bound as reals. */
const nextRound = sql`${counters.questionTurn} - ${counters.questionTurn} % ${turnsPerRound} + ${turnsPerRound}`

/** Takes a unit; with `nextQuestion`, also starts the next question round. */
export function takeUnit(
  { db }: Deps,
  userId: string,
  feature: Feature,
  period: string,
  guard: SQL,
  nextQuestion = false,
): Statement {
  const turn = nextQuestion ? { questionTurn: nextRound } : {}
  return db
    .update(counters)
    .set({ ...setOf(feature, period, sql`${usedIn(feature, period)} + 1`), ...turn })
    .where(and(ofUser(userId), guard))
}

/** Returns a held unit to the period it currently counts in, given as an expression. */
export function returnUnit({ db }: Deps, userId: string, feature: Feature, period: SQL, guard: SQL): Statement {
  const { used } = columnsOf[feature]
  const less = sql`max(0, ${used} - 1)`
  return db
    .update(counters)
    .set(feature === "growthPulse" ? { growthUsed: less } : { contentUsed: less })
    .where(and(ofUser(userId), eq(columnsOf[feature].period, period), guard))
}

/** Sets the usage of a period. */
export function setUsed({ db }: Deps, userId: string, feature: Feature, period: string, used: number): Statement {
  return db
    .update(counters)
    .set(setOf(feature, period, used))
    .where(ofUser(userId))
}

/** Moves usage from one period to another after a change of plan. */
export function moveUsage({ db }: Deps, userId: string, from: string, to: string, guard: SQL): Statement {
  const moved = (period: typeof counters.growthPeriod | typeof counters.contentPeriod) =>
    sql`case when ${period} = ${from} then ${to} else ${period} end`
  const concerns = or(eq(counters.growthPeriod, from), eq(counters.contentPeriod, from))
  return db
    .update(counters)
    .set({ growthPeriod: moved(counters.growthPeriod), contentPeriod: moved(counters.contentPeriod) })
    .where(and(ofUser(userId), concerns, guard))
}
