import { and, inArray, type SQL, sql } from "drizzle-orm"
import { apiTokens, sessions } from "../account/tables.server"
import { lastLookAfter } from "../archive/rules"
import { billingAccounts } from "../billing/tables.server"
import { jobs } from "../jobs/tables.server"
import { iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch } from "../kernel/query.server"
import { counters, users } from "../users/tables.server"
import { deletions } from "./tables.server"

/** Ends an account. */
export const beginDeletion = (deps: Deps, userId: string) => beginDeletions(deps, [userId])

/**
 * Ends accounts in one transaction: nobody can sign in any more, no token and no job of them works, their email
 * addresses are free. What they leave behind is known by their rows in `deletions` and removed by `finishDeletion`.
 * Once a user's row is gone nothing can be stored for them: the database's own triggers see to that.
 */
export async function beginDeletions(deps: Deps, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const { db } = deps
  const now = deps.now()
  const them = sql`(select value from json_each(${JSON.stringify(userIds)}))`
  const isOpen = sql`${jobs.status} in ('queued', 'running')`
  const isWorking: SQL = sql`exists (select 1 from ${jobs} where ${jobs.userId} = ${users.id} and ${isOpen} and ${jobs.status} = 'running')`
  const customer = sql`(select ${billingAccounts.customerId} from ${billingAccounts} where ${billingAccounts.userId} = ${users.id})`
  await batch(db, [
    db
      .insert(deletions)
      .select(
        sql`select ${users.id}, ${customer}, 0, 0, ${iso(now)},
          case when ${isWorking} then ${later(now, lastLookAfter)} end, ${iso(now)}
        from ${users} where ${inArray(users.id, them)}`,
      )
      .onConflictDoNothing(),
    db.delete(sessions).where(inArray(sessions.userId, them)),
    db.delete(apiTokens).where(inArray(apiTokens.userId, them)),
    db.delete(jobs).where(and(inArray(jobs.userId, them), isOpen)),
    db.delete(counters).where(inArray(counters.userId, them)),
    db.delete(users).where(inArray(users.id, them)),
  ])
}
