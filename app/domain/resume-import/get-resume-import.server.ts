import { selectOpenJobs } from "../jobs/open-jobs.server"
import type { Deps } from "../kernel/deps"
import { type Query, query, type Who } from "../kernel/query.server"
import { wordFailure } from "../wording/failure-reason"
import type { ImportedResume } from "./reading/imported-resume"
import { selectNewest } from "./repository.server"

/** The newest import, formatted for its page. */
export interface ShownResumeImport {
  /** The job that reads it. */
  jobId: string | null
  id: string
  name: string
  resume: ImportedResume | null
  fault: string | null
  accepted: boolean
}

export function findResumeImport(deps: Deps, who: Who): Query<ShownResumeImport | null> {
  return query([selectNewest(deps, who), selectOpenJobs(deps, who, "resume.import")], ([row], [job]) =>
    row
      ? {
          jobId: job?.jobId ?? null,
          id: row.id,
          name: row.name,
          resume: row.read,
          fault: row.fault ? wordFailure(row.fault) : null,
          accepted: row.acceptedAt !== null,
        }
      : null,
  )
}
