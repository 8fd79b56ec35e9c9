import { dataPolicies } from "./data-policies.server"
import { exportAccountJob } from "./domain/archive/export/export-account-job.server"
import { importAccountJob } from "./domain/archive/import/import-account-job.server"
import { syncJob } from "./domain/billing/sync-job.server"
import { rewriteClaimJob } from "./domain/content/edit/rewrite-claim-job.server"
import { generateContentJob } from "./domain/content/generate/generate-content-job.server"
import { generateTailoredJob } from "./domain/content/tailored/generate-tailored-job.server"
import { refreshFeedJob } from "./domain/feed/personal/refresh-feed-job.server"
import { analyzeEntryJob } from "./domain/growth-pulse/entries/analyze-entry-job.server"
import { analyzeContentJob } from "./domain/influence/analysis/analyze-content-job.server"
import { importEngagementJob } from "./domain/influence/imports/import-job.server"
import { recalculateJob } from "./domain/influence/score/recalculate-job.server"
import { analyzePostingJob } from "./domain/job-analysis/analyze/analyze-posting-job.server"
import { readAgainJob } from "./domain/job-analysis/analyze/read-again-job.server"
import { analyzeFileJob } from "./domain/job-analysis/source/analyze-file-job.server"
import { analyzePageJob } from "./domain/job-analysis/source/analyze-page-job.server"
import type { JobDefinition, JobRegistry } from "./domain/jobs/definition.server"
import type { JobType } from "./domain/jobs/schema"
import { resumeImportJob } from "./domain/resume-import/resume-import-job.server"

/** Every job type. A missing or misnamed one is a compile error. */
const definitions = {
  "growth-pulse.analyze": analyzeEntryJob,
  "content.generate": generateContentJob,
  "content.generate-tailored": generateTailoredJob,
  "content.rewrite-sentence": rewriteClaimJob,
  "job-analysis.analyze": analyzePostingJob,
  "job-analysis.analyze-page": analyzePageJob,
  "job-analysis.analyze-file": analyzeFileJob,
  "job-analysis.read-again": readAgainJob,
  "influence.analyze": analyzeContentJob,
  "influence.recalculate": recalculateJob,
  "influence.import": importEngagementJob,
  "feed.refresh": refreshFeedJob,
  "billing.sync": syncJob,
  "account.export": exportAccountJob(dataPolicies),
  "account.import": importAccountJob,
  "resume.import": resumeImportJob,
} satisfies { [Type in JobType]: { type: Type } }

export function definitionOf(type: JobType): JobDefinition<unknown> {
  // Each definition parses its input with its own schema, so the table can erase the input types.
  return definitions[type] as JobDefinition<unknown>
}

export const jobRegistry: JobRegistry = {
  all: Object.values(definitions) as JobDefinition<unknown>[],
  find: (type) => (Object.hasOwn(definitions, type) ? definitionOf(type as JobType) : null),
}
