import { and, asc, isNotNull, lt } from "drizzle-orm"
import { beginDeletions } from "../deletion/begin-deletion.server"
import { tellOfDeletions } from "../deletion/finish-deletion.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { users } from "../users/tables.server"

/** Accounts that one transaction ends. */
const atOnce = 100

/** Ends demo accounts whose day is over, those that are over for longest first; null when there are no more. */
export async function endDemoAccounts(deps: Deps): Promise<string | null> {
  const over = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.demoUntil), lt(users.demoUntil, iso(deps.now()))))
    .orderBy(asc(users.demoUntil))
    .limit(atOnce)
  const ids = over.map(({ id }) => id)
  await beginDeletions(deps, ids)
  await tellOfDeletions(deps, ids)
  return ids.length < atOnce ? null : ""
}
