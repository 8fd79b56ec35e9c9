/** Daily work besides that over all users, by its word on the wire. */
export const taskNames = [
  "billing.reconcile",
  "purge.demo-accounts",
  "purge.trash",
  "purge.sessions",
  "purge.api-tokens",
  "purge.throttle",
  "purge.known-devices",
  "purge.security-events",
  "purge.jobs",
  "purge.archives",
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

/** Work of one slot of the schedule. */
export interface Scheduled {
  name: TaskName
  slot: string
}

/**
 * A piece of a task: a few statements, found by an index and limited. Answers from where to go on, or null when nothing
 * is left. It may be run again, also at the same time as itself, and must then do nothing twice.
 */
export type Slice<Deps> = (deps: Deps, cursor: string) => Promise<string | null>

/** Finds what does a piece of a task in the registry of tasks. */
export type FindSlice<Deps> = (name: TaskName) => Slice<Deps>
