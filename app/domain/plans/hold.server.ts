import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import type { Feature } from "../kernel/tier"
import { counters } from "../users/tables.server"

/** Units used in the period; a counter that still stands at an earlier period counts as none. */
export function usedIn(feature: Feature, period: string): SQL<number> {
  return feature === "growthPulse"
    ? sql<number>`(case when ${counters.growthPeriod} = ${period} then ${counters.growthUsed} else 0 end)`
    : sql<number>`(case when ${counters.contentPeriod} = ${period} then ${counters.contentUsed} else 0 end)`
}

/** Gives a held unit of `feature` back to the period it counts in now, an expression that the holder gives. */
export function giveBack(deps: Deps, userId: string, feature: Feature, period: SQL, guard: SQL): Statement[] {
  const ofUser = eq(counters.userId, userId)
  return feature === "growthPulse"
    ? [
        deps.db
          .update(counters)
          .set({ growthUsed: sql`max(0, ${counters.growthUsed} - 1)` })
          .where(and(ofUser, eq(counters.growthPeriod, period), guard)),
      ]
    : [
        deps.db
          .update(counters)
          .set({ contentUsed: sql`max(0, ${counters.contentUsed} - 1)` })
          .where(and(ofUser, eq(counters.contentPeriod, period), guard)),
      ]
}
/** A unit of a plan's limit that a job holds; it becomes used when the job succeeds and is given back when it fails. */
export interface Hold {
  feature: Feature
  period: string
}
