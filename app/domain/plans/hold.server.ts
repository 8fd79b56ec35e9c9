import { and, eq, type SQL, sql } from "drizzle-orm"
import { counters, jobs } from "../database/schema.server"
import type { ClaimedJob } from "../jobs/schema"
import type { Deps } from "../kernel/deps"
import type { Statement } from "../kernel/query.server"
import type { Feature } from "./schema"

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
  // As its row has it: a change of plan moves what is held into the period that takes the old one's place.
  const period = sql`(select ${jobs.holdPeriod} from ${jobs} where ${jobs.id} = ${job.id})`
  return job.hold === "growthPulse"
    ? [
        deps.db
          .update(counters)
          .set({ growthUsed: sql`max(0, ${counters.growthUsed} - 1)` })
          .where(and(ofJob, eq(counters.growthPeriod, period), guard)),
      ]
    : [
        deps.db
          .update(counters)
          .set({ contentUsed: sql`max(0, ${counters.contentUsed} - 1)` })
          .where(and(ofJob, eq(counters.contentPeriod, period), guard)),
      ]
}
