import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Feature } from "../billing/schema"
import type { Statement } from "../database/query.server"
import { counters } from "../database/schema.server"
import type { Deps } from "../deps"
import type { ClaimedJob } from "./schema"

/** Units used in the period; a counter that still stands at an earlier period counts as none. */
export function usedIn(feature: Feature, period: string): SQL<number> {
  return feature === "growthPulse"
    ? sql<number>`(case when ${counters.growthPeriod} = ${period} then ${counters.growthUsed} else 0 end)`
    : sql<number>`(case when ${counters.contentPeriod} = ${period} then ${counters.contentUsed} else 0 end)`
}

/** Gives a held unit back to the period it was taken from. Must run before the job's row leaves `running`. */
export function giveBack(deps: Deps, job: ClaimedJob, guard: SQL): Statement[] {
  if (!job.hold || !job.holdPeriod) return []
  const ofJob = eq(counters.userId, job.userId)
  return job.hold === "growthPulse"
    ? [
        deps.db
          .update(counters)
          .set({ growthUsed: sql`max(0, ${counters.growthUsed} - 1)` })
          .where(and(ofJob, eq(counters.growthPeriod, job.holdPeriod), guard)),
      ]
    : [
        deps.db
          .update(counters)
          .set({ contentUsed: sql`max(0, ${counters.contentUsed} - 1)` })
          .where(and(ofJob, eq(counters.contentPeriod, job.holdPeriod), guard)),
      ]
}
