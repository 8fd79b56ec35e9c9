import { sql } from "drizzle-orm"
import { finalCheckAfter } from "../archive/rules"
import { customerIdOf } from "../billing/customer-id.server"
import { isWorking } from "../jobs/open-jobs.server"
import { iso, later } from "../kernel/clock"
import type { DataPolicy } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import { batch } from "../kernel/query.server"
import { userIdsAmong } from "../users/accounts.server"
import { eraseAtOnce } from "./erase.server"
import { deletions } from "./tables.server"

/** Ends one account; see `beginDeletions`. */
export const beginDeletion = (deps: Deps, policies: readonly DataPolicy[], userId: string) =>
  beginDeletions(deps, policies, [userId])

/**
 * Ends accounts in one transaction: sign-in, tokens and jobs stop working, and the email addresses become available.
 * Rows in `deletions` track what remains for `finishDeletion` to remove. Once a user's row is gone, database triggers
 * reject any new row of that user.
 */
export async function beginDeletions(
  deps: Deps,
  policies: readonly DataPolicy[],
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  const { db } = deps
  const now = deps.now()
  const them = sql`(select value from json_each(${JSON.stringify(userIds)}))`
  const user = sql`user.id`
  await batch(db, [
    db
      .insert(deletions)
      .select(
        sql`select ${user}, ${customerIdOf(user)}, 0, 0, ${iso(now)},
          case when ${isWorking(user)} then ${later(now, finalCheckAfter)} end, ${iso(now)}
        from (${userIdsAmong(them)}) as user where true`,
      )
      .onConflictDoNothing(),
    ...eraseAtOnce(deps, policies, them),
  ])
}
