import { and, eq, type SQL, sql } from "drizzle-orm"
import { forgetConfirmations } from "../account/confirm-password.server"
import { iso, later } from "../clock"
import { batch } from "../database/query.server"
import { apiTokens, billingAccounts, counters, deletions, jobs, sessions, users } from "../database/schema.server"
import type { Deps } from "../deps"
import { lastLookAfter } from "./rules"

/**
 * Ends an account in one transaction: nobody can sign in any more, no token and no job of it works, its email address
 * is free. What it leaves behind is known by its row in `deletions` and removed by `finishDeletion`. Once the user's
 * row is gone nothing can be stored for them: the database's own triggers see to that.
 */
export async function beginDeletion(deps: Deps, userId: string): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const isOpen = sql`${jobs.status} in ('queued', 'running')`
  const isWorking: SQL = sql`exists (select 1 from ${jobs} where ${jobs.userId} = ${userId} and ${isOpen} and ${jobs.status} = 'running')`
  const customer = sql`(select ${billingAccounts.customerId} from ${billingAccounts} where ${billingAccounts.userId} = ${userId})`
  await batch(db, [
    db
      .insert(deletions)
      .select(
        sql`select ${users.id}, ${customer}, 0, 0, ${iso(now)},
          case when ${isWorking} then ${later(now, lastLookAfter)} end, ${iso(now)}
        from ${users} where ${users.id} = ${userId}`,
      )
      .onConflictDoNothing(),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(apiTokens).where(eq(apiTokens.userId, userId)),
    db.delete(jobs).where(and(eq(jobs.userId, userId), isOpen)),
    forgetConfirmations(deps, userId),
    db.delete(counters).where(eq(counters.userId, userId)),
    db.delete(users).where(eq(users.id, userId)),
  ])
}
