/** Names, used in messages, of daily tasks that do not iterate over users. */
export const taskNames = [
  "billing.reconcile",
  "purge.demo-accounts",
  "purge.trash",
  "purge.postings",
  "purge.engagements",
  "purge.versions",
  "purge.shares",
  "purge.sessions",
  "purge.api-tokens",
  "purge.throttle",
  "purge.known-devices",
  "purge.security-events",
  "purge.jobs",
  "purge.archives",
  "purge.uploads",
  "purge.ai-runs",
  "purge.tracking-events",
  "purge.billing-events",
  "purge.checkout-keys",
  "purge.articles",
  "purge.media",
  "purge.site-icons",
  "purge.feed-sources",
  "purge.fan-outs",
  "purge.cron-runs",
] as const
export type TaskName = (typeof taskNames)[number]

/** The work of one slot of the schedule. */
export interface Scheduled {
  name: TaskName
  slot: string
}

/**
 * One slice of a task: a few limited statements served by an index. Returns the cursor to resume from, or null when
 * nothing is left. A slice may run again, even concurrently, so it must be idempotent.
 */
export type Slice<Deps> = (deps: Deps, cursor: string) => Promise<string | null>

/** Looks up the slice function in the task registry. */
export type FindSlice<Deps> = (name: TaskName) => Slice<Deps>
