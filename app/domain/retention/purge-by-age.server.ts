import { sql } from "drizzle-orm"
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core"
import { knownFor } from "../account/known-devices.server"
import { securityEventRetentionDays } from "../account/security-event"
import { apiTokens, knownDevices, loginThrottle, securityEvents, sessions } from "../account/tables.server"
import { keepRunsFor } from "../ai/rules"
import { aiRuns } from "../ai/tables.server"
import { keptFor as checkoutKeysFor } from "../billing/checkout-keys.server"
import { billingEvents, checkoutKeys } from "../billing/tables.server"
import { contents } from "../content/tables.server"
import { trashDays } from "../document/kinds"
import { feedSources, siteIcons } from "../feed/pool/tables.server"
import { jobs } from "../jobs/tables.server"
import { day, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { keyOf } from "../kernel/key-of.server"
import { batch, changes } from "../kernel/query.server"
import type { TaskName } from "../schedule/schema"
import { cronRuns } from "../schedule/tables.server"
import { trackingEvents } from "../tracking/tables.server"
import {
  billingEventsFor,
  cronRunsFor,
  expiredTokensFor,
  finishedJobsFor,
  trackingFor,
  unreadSourcesFor,
} from "./rules"

/** Rows that one statement removes. */
export const rowsOfSlice = 500

export interface Age {
  table: SQLiteTable
  /** Begins with the moment or day from which a row's time runs; an index begins with it. */
  since: SQLiteColumn
  /** Milliseconds. */
  keepFor: number
}

/** What is removed once it is old enough, and for no other reason. */
export const ages = {
  "purge.trash": { table: contents, since: contents.trashedAt, keepFor: trashDays * day },
  "purge.sessions": { table: sessions, since: sessions.expiresAt, keepFor: 0 },
  "purge.api-tokens": { table: apiTokens, since: apiTokens.expiresAt, keepFor: expiredTokensFor },
  "purge.throttle": { table: loginThrottle, since: loginThrottle.key, keepFor: day },
  "purge.known-devices": { table: knownDevices, since: knownDevices.seenAt, keepFor: knownFor },
  "purge.security-events": {
    table: securityEvents,
    since: securityEvents.createdAt,
    keepFor: securityEventRetentionDays * day,
  },
  "purge.jobs": { table: jobs, since: jobs.finishedAt, keepFor: finishedJobsFor },
  "purge.ai-runs": { table: aiRuns, since: aiRuns.createdAt, keepFor: keepRunsFor },
  "purge.tracking-events": { table: trackingEvents, since: trackingEvents.createdAt, keepFor: trackingFor },
  "purge.billing-events": { table: billingEvents, since: billingEvents.receivedAt, keepFor: billingEventsFor },
  "purge.checkout-keys": { table: checkoutKeys, since: checkoutKeys.createdAt, keepFor: checkoutKeysFor },
  "purge.site-icons": { table: siteIcons, since: siteIcons.checkedAt, keepFor: unreadSourcesFor },
  "purge.feed-sources": { table: feedSources, since: feedSources.checkedAt, keepFor: unreadSourcesFor },
  "purge.cron-runs": { table: cronRuns, since: cronRuns.startedAt, keepFor: cronRunsFor },
} as const satisfies Partial<Record<TaskName, Age>>

/** Removes the oldest rows whose time is over; answers null when there are no more. */
export async function purgeByAge(deps: Deps, { table, since, keepFor }: Age): Promise<string | null> {
  const before = later(deps.now(), -keepFor)
  const key = keyOf(table)
  const oldest = sql`select ${key} from ${table} where ${since} < ${before} order by ${since} limit ${rowsOfSlice}`
  const [outcome] = await batch(deps.db, [deps.db.delete(table).where(sql`(${key}) in (${oldest})`)])
  return changes(outcome) < rowsOfSlice ? null : ""
}
