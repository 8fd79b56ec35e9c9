import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement, Who } from "../kernel/query.server"
import { counters } from "./tables.server"

/** Advances the question turn by one. */
export function incrementQuestionTurn({ db }: Deps, who: Who): Statement {
  return db
    .update(counters)
    .set({ questionTurn: sql`${counters.questionTurn} + 1` })
    .where(eq(counters.userId, who))
}

/** Running totals over a user's reflections. */
export interface Figures {
  answered: number
  impactful: number
  withNumbers: number
  withPeople: number
  streak: number
  streakPeriod: number
}

/** Sets recomputed figures. */
export function setFigures({ db }: Deps, userId: string, figures: Partial<Figures>, guard?: SQL): Statement {
  return db
    .update(counters)
    .set(figures)
    .where(and(eq(counters.userId, userId), guard))
}

/**
 * An answer to be counted: its properties, its period, and whether the user's time zone and cadence are still the ones
 * of that period.
 */
export interface CountedAnswer {
  isImpactful: boolean
  hasNumbers: boolean
  hasPeople: boolean
  period: number
  asNow: SQL
}

/** Adds an answer to the figures. */
export function addAnswer({ db }: Deps, userId: string, answer: CountedAnswer, guard?: SQL): Statement {
  const { isImpactful, hasNumbers, hasPeople, period, asNow } = answer
  // `nextStreak` in SQL, so that concurrently analyzed answers all count. If the time zone or cadence changed since the
  // answer, the streak was already recomputed with this answer included.
  const streak: SQL = sql`case
    when not (${asNow}) then ${counters.streak}
    when ${counters.streak} = 0 then 1
    when ${counters.streakPeriod} >= ${period} then ${counters.streak}
    when ${counters.streakPeriod} = ${period - 1} then ${counters.streak} + 1
    else 1 end`
  return db
    .update(counters)
    .set({
      answered: sql`${counters.answered} + 1`,
      impactful: sql`${counters.impactful} + ${isImpactful ? 1 : 0}`,
      withNumbers: sql`${counters.withNumbers} + ${hasNumbers ? 1 : 0}`,
      withPeople: sql`${counters.withPeople} + ${hasPeople ? 1 : 0}`,
      streak,
      streakPeriod: sql`case when ${asNow} then max(${counters.streakPeriod}, ${period}) else ${counters.streakPeriod} end`,
    })
    .where(and(eq(counters.userId, userId), guard))
}

/** Adjusts the figures after an answer was edited or deleted. */
export function changeFigures(
  { db }: Deps,
  userId: string,
  by: Pick<Figures, "answered" | "impactful" | "withNumbers" | "withPeople">,
  guard: SQL,
): Statement {
  return db
    .update(counters)
    .set({
      answered: sql`max(0, ${counters.answered} + ${by.answered})`,
      impactful: sql`max(0, ${counters.impactful} + ${by.impactful})`,
      withNumbers: sql`max(0, ${counters.withNumbers} + ${by.withNumbers})`,
      withPeople: sql`max(0, ${counters.withPeople} + ${by.withPeople})`,
    })
    .where(and(eq(counters.userId, userId), guard))
}
