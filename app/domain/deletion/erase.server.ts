import { and, eq, sql } from "drizzle-orm"
import { apiTokens, knownDevices, securityEvents, sessions } from "../account/tables.server"
import { aiRuns } from "../ai/tables.server"
import { archives } from "../archive/tables.server"
import { billingAccounts, billingEvents, checkoutKeys } from "../billing/tables.server"
import { contents } from "../content/tables.server"
import { evidence } from "../evidence/tables.server"
import { feedItems, feeds } from "../feed/personal/tables.server"
import { growthEntries } from "../growth-pulse/tables.server"
import { jobs } from "../jobs/tables.server"
import type { Deps } from "../kernel/deps"
import { keyOf } from "../kernel/key-of.server"
import { batch, changes } from "../kernel/query.server"
import { notifications } from "../notifications/tables.server"
import { readinessSnapshots } from "../readiness/tables.server"
import { trackingEvents } from "../tracking/tables.server"
import { counters, profiles } from "../users/tables.server"

/** Every table that holds rows of a user, by its column `user_id`. A test compares this list with the database. */
export const tablesOfUsers = [
  sessions,
  profiles,
  counters,
  growthEntries,
  evidence,
  contents,
  notifications,
  readinessSnapshots,
  feeds,
  feedItems,
  billingAccounts,
  billingEvents,
  checkoutKeys,
  apiTokens,
  knownDevices,
  securityEvents,
  aiRuns,
  archives,
  trackingEvents,
  jobs,
] as const

/**
 * Removes up to `size` rows of a user from each table, in one transaction, and answers whether that was all. Running it
 * again removes what is left. The account itself has been ended before: `beginDeletion` does that.
 */
export async function eraseRows(deps: Deps, userId: string, size: number): Promise<boolean> {
  const outcome = await batch(
    deps.db,
    tablesOfUsers.map((table) => {
      const rows = and(eq(table.userId, userId), table === jobs ? isOver : undefined)
      const key = keyOf(table)
      return deps.db
        .delete(table)
        .where(and(rows, sql`(${key}) in (select ${key} from ${table} where ${rows} limit ${size})`))
    }),
  )
  return outcome.every((one) => changes(one) < size)
}

/** In the words of its index. Jobs that are not over go when the deletion begins. */
const isOver = sql`${jobs.status} in ('succeeded', 'failed')`
