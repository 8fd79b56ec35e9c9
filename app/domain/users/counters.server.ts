import { eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { Statement, Who } from "../kernel/query.server"
import { aiOffOf } from "./accounts.server"
import type { AiPurpose } from "./ai-purpose"
import { counters } from "./tables.server"

const ofUser = (who: Who) => eq(counters.userId, who)

export function insertCounters({ db }: Deps, userId: string): Statement {
  return db.insert(counters).values({ userId })
}

export function selectCounters({ db }: Deps, who: Who) {
  return db.select().from(counters).where(ofUser(who))
}

/** SQL condition: the user's counters exist. They are the first rows deleted with an account. */
export const countersExist = (userId: string): SQL => sql`exists (select 1 from ${counters} where ${ofUser(userId)})`

/** Counts a provider call of a day; returns the new count, and whether the purpose is switched off. */
export function countAiCall({ db }: Deps, userId: string, purpose: AiPurpose, today: string) {
  return db
    .update(counters)
    .set({
      aiDay: today,
      aiAttempts: sql`case when ${counters.aiDay} = ${today} then ${counters.aiAttempts} + 1 else 1 end`,
    })
    .where(ofUser(userId))
    .returning({
      attempts: counters.aiAttempts,
      off: sql<number>`${purpose} in (select value from json_each(${aiOffOf(userId)}))`,
    })
}
