import { eq } from "drizzle-orm"
import { batch } from "../database/query.server"
import {
  aiRuns,
  apiTokens,
  archives,
  billingAccounts,
  billingEvents,
  checkoutKeys,
  contents,
  counters,
  evidence,
  feedItems,
  feeds,
  growthEntries,
  jobs,
  notifications,
  profiles,
  readinessSnapshots,
  sessions,
  trackingEvents,
  users,
} from "../database/schema.server"
import type { Deps } from "../deps"

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
  aiRuns,
  archives,
  trackingEvents,
  jobs,
] as const

/** Removes an account and everything it owns, in one transaction. Running it twice removes nothing more. */
export async function eraseUser(deps: Deps, userId: string): Promise<void> {
  const { db } = deps
  await batch(db, [
    ...tablesOfUsers.map((table) => db.delete(table).where(eq(table.userId, userId))),
    db.delete(users).where(eq(users.id, userId)),
  ])
}
