import { type SQL, sql } from "drizzle-orm"
import type { SQLiteTable } from "drizzle-orm/sqlite-core"
import { apiTokens, knownDevices, securityEvents, sessions } from "../account/tables.server"
import { aiRuns } from "../ai/tables.server"
import { billingAccounts, billingEvents, checkoutKeys } from "../billing/tables.server"
import { contents } from "../content/tables.server"
import { evidence } from "../evidence/tables.server"
import { feedItems, feeds } from "../feed/personal/tables.server"
import { growthEntries } from "../growth-pulse/tables.server"
import { jobs } from "../jobs/tables.server"
import { notifications } from "../notifications/tables.server"
import { readinessSnapshots } from "../readiness/tables.server"
import { trackingEvents } from "../tracking/tables.server"
import { counters, profiles, users } from "../users/tables.server"
import { withArticles } from "./archived-insights.server"
import { archives } from "./tables.server"

/** One kind of record: one table, one file of an archive. */
export interface ArchiveKind {
  /** The file's name without its ending. */
  kind: string
  table: SQLiteTable
  /** For the reader of the archive. */
  about: string
  /** Whether an import brings it back. */
  restored: boolean
  /** Columns that stay out: hashes, and what only the machinery reads. The user's id stands in none. */
  leftOut?: readonly string[]
  /** Columns that hold JSON as text, shown as what they hold. */
  json?: readonly string[]
  /** Rows of one page, where they are large. */
  page?: number
  /** Ranges that the table is read in, where its index has parts. */
  ranges?: readonly SQL[]
  /** What is added to a page of records from elsewhere. */
  complete?: typeof withArticles
}

/** Everything that is held about a user, in the order of the archive. A test compares this with the database. */
export const archiveKinds: readonly ArchiveKind[] = [
  {
    kind: "account",
    table: users,
    about: "your name, email address, plan and settings",
    restored: true,
    leftOut: ["passwordHash", "emailKey"],
  },
  { kind: "profile", table: profiles, about: "your profile", restored: true },
  {
    kind: "reflections",
    table: growthEntries,
    about: "your Growth Pulse answers with their analysis",
    restored: true,
    json: ["star"],
  },
  {
    kind: "evidence",
    table: evidence,
    about: "your evidence, word for word, with where it came from; retired items too",
    restored: true,
  },
  {
    kind: "documents",
    table: contents,
    about: "your documents, sentence by sentence with the evidence each rests on; those in the trash too",
    restored: true,
    json: ["document", "structured"],
    page: 50,
  },
  {
    kind: "readiness",
    table: readinessSnapshots,
    about: "your readiness score as it stood on each day",
    restored: true,
    json: ["percentages"],
  },
  {
    kind: "figures",
    table: counters,
    about: "running figures: usage of your plan, streak, totals (counted anew by an import, usage excepted)",
    restored: false,
  },
  {
    kind: "insight-settings",
    table: feeds,
    about: "what you asked to see more and less of in your insights",
    restored: false,
    json: ["current", "tastes", "muted"],
  },
  {
    kind: "insights",
    table: feedItems,
    about: "the articles that were suggested to you, and which you read and saved",
    restored: false,
    json: ["reasons"],
    complete: withArticles,
  },
  { kind: "notifications", table: notifications, about: "your inbox", restored: false },
  {
    kind: "billing",
    table: billingAccounts,
    about: "your subscription as the payment provider last reported it",
    restored: false,
    leftOut: ["attempt", "readings", "reading", "awaitsReturn"],
  },
  {
    kind: "billing-events",
    table: billingEvents,
    about: "what the payment provider reported, and when",
    restored: false,
  },
  {
    kind: "checkouts",
    table: checkoutKeys,
    about: "when you opened a checkout",
    restored: false,
    leftOut: ["key", "bodyHash", "url"],
  },
  {
    kind: "jobs",
    table: jobs,
    about: "work done for you in the background",
    restored: false,
    leftOut: ["fence", "notBefore", "wakeAt", "bodyHash", "waits", "crashes"],
    json: ["input"],
    ranges: [sql`${jobs.status} in ('succeeded', 'failed')`, sql`${jobs.status} in ('queued', 'running')`],
  },
  {
    kind: "ai-runs",
    table: aiRuns,
    about: "every request to an AI provider on your behalf, with what was sent",
    restored: false,
    page: 100,
  },
  {
    kind: "sessions",
    table: sessions,
    about: "where you are signed in",
    restored: false,
    leftOut: ["cookieHash", "bearerHash"],
  },
  {
    kind: "known-devices",
    table: knownDevices,
    about: "with what you have signed in, so that others' failed tries never hold you up there",
    restored: false,
    leftOut: ["hash"],
  },
  {
    kind: "security-activity",
    table: securityEvents,
    about: "sign-ins, refused tries and other things that concern the safety of your account",
    restored: false,
  },
  {
    kind: "api-tokens",
    table: apiTokens,
    about: "your personal API tokens, without the tokens themselves",
    restored: false,
    leftOut: ["hash"],
  },
  {
    kind: "archives",
    table: archives,
    about: "your earlier exports and imports",
    restored: false,
    leftOut: ["progress"],
    json: ["summary"],
  },
  {
    kind: "events",
    table: trackingEvents,
    about: "what was counted about your use of the product",
    restored: false,
    json: ["properties"],
  },
]
