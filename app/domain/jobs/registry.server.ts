import { syncJob } from "../billing/sync-job.server"
import { generateContentJob } from "../content/generate-content-job.server"
import { rewriteSentenceJob } from "../content/rewrite-sentence-job.server"
import { refreshFeedJob } from "../feed/refresh-feed-job.server"
import { analyzeEntryJob } from "../growth-pulse/analyze-entry-job.server"
import { exportAccountJob } from "../leaving/export-account-job.server"
import { importAccountJob } from "../leaving/import-account-job.server"
import type { JobDefinition } from "./definition.server"
import type { JobType } from "./schema"

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
