import type { TaskName } from "../schedule/schema"

/** How long the rows of a table, or the objects under a prefix, are kept, and what removes them. */
export interface Retention {
  kept: string
  /** Gone with the account whose they are, by its deletion. */
  withAccount: boolean
  /** What removes them while the account stands. */
  tasks: TaskName[]
  /** One row for each of something that there are few of: never removed, always replaced. */
  isFixed?: true
}

const withAccount = (kept = "with the account", ...tasks: TaskName[]): Retention => ({ kept, withAccount: true, tasks })
const shared = (kept: string, ...tasks: TaskName[]): Retention => ({ kept, withAccount: false, tasks })
const fixed = (kept: string): Retention => ({ kept, withAccount: false, tasks: [], isFixed: true })

/** Every table of the database. A test compares this with the database, and with what the tasks really remove. */
export const tables: Record<string, Retention> = {
  users: withAccount("until the account is deleted; a demo account for a day", "purge.demo-accounts"),
  profiles: withAccount(),
  counters: withAccount(),
  growth_entries: withAccount(),
  evidence: withAccount(),
  contents: withAccount("with the account; in the trash for 30 days", "purge.trash"),
  notifications: withAccount(),
  readiness_snapshots: withAccount("35 days, removed by the daily snapshot"),
  feeds: withAccount(),
  feed_items: withAccount("180 days unless saved, removed by the weekly refresh"),
  billing_accounts: withAccount(),
  sessions: withAccount("until they expire, 60 days at most", "purge.sessions"),
  api_tokens: withAccount("30 days after they expire", "purge.api-tokens"),
  known_devices: withAccount("180 days after the last sign-in", "purge.known-devices"),
  security_events: withAccount("90 days", "purge.security-events"),
  jobs: withAccount("60 days after they end", "purge.jobs"),
  archives: withAccount("an export for 7 days, an import for 2", "purge.archives"),
  ai_runs: withAccount("90 days", "purge.ai-runs"),
  tracking_events: withAccount("30 days", "purge.tracking-events"),
  billing_events: withAccount("60 days", "purge.billing-events"),
  checkout_keys: withAccount("a day", "purge.checkout-keys"),
  deletions: withAccount("until nothing of the account is left"),
  login_throttle: shared("until the day after", "purge.throttle"),
  articles: shared("180 days, longer while a shelf needs them or somebody has saved them", "purge.articles"),
  article_shelves: shared("as their articles", "purge.articles"),
  site_icons: shared("180 days after the site was last looked at", "purge.site-icons"),
  feed_sources: shared("180 days after the source was last read", "purge.feed-sources"),
  fan_outs: shared("30 days", "purge.fan-outs"),
  fan_out_pages: shared("until their users are done, 30 days at most", "purge.fan-outs"),
  cron_runs: shared("60 days", "purge.cron-runs"),
  shelf_fills: fixed("one row a shelf"),
  breakers: fixed("one row a provider"),
}

/** Every prefix of the bucket. The bucket takes no object that stands under none of them. */
export const prefixes: Record<string, Retention> = {
  "users/": withAccount("with the account; archives as their rows", "purge.archives"),
  "media/": shared("while an article or a site shows it", "purge.media"),
}

/** Whether there is a rule for an object with this key. */
export const hasRetention = (key: string) => Object.keys(prefixes).some((prefix) => key.startsWith(prefix))
