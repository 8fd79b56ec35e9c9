import { exportAccountJob } from "./domain/archive/export-account-job.server"
import { importAccountJob } from "./domain/archive/import-account-job.server"
import { syncJob } from "./domain/billing/sync-job.server"
import { generateContentJob } from "./domain/content/generate-content-job.server"
import { rewriteSentenceJob } from "./domain/content/rewrite-sentence-job.server"
import { refreshFeedJob } from "./domain/feed/personal/refresh-feed-job.server"
import { analyzeEntryJob } from "./domain/growth-pulse/analyze-entry-job.server"
import type { JobDefinition } from "./domain/jobs/definition.server"
import type { JobType } from "./domain/jobs/schema"

/** Every kind of background work and what does it: a missing one does not compile. */
const definitions = {
  "growth-pulse.analyze": analyzeEntryJob,
  "content.generate": generateContentJob,
  "content.rewrite-sentence": rewriteSentenceJob,
  "feed.refresh": refreshFeedJob,
  "billing.sync": syncJob,
  "account.export": exportAccountJob,
  "account.import": importAccountJob,
} satisfies Record<JobType, unknown>

/** Null for a kind that there is no longer. */
export function findDefinition(type: string): JobDefinition<unknown> | null {
  return Object.hasOwn(definitions, type) ? definitionOf(type as JobType) : null
}

export function definitionOf(type: JobType): JobDefinition<unknown> {
  // Each definition parses its own input with its own schema, so the table may forget the inputs' types.
  return definitions[type] as JobDefinition<unknown>
}
