import type { Fault } from "../../files/table-fault"
import { selectOpenJobs } from "../../jobs/open-jobs.server"
import type { Deps } from "../../kernel/deps"
import { type Query, query, type Who } from "../../kernel/query.server"
import { wordFailure } from "../../wording/failure-reason"
import { selectNewestImport } from "./repository.server"

/** The latest import of a platform's export. */
export interface ImportView {
  id: string
  name: string
  /** The job that reads the file; null once it has ended. */
  jobId: string | null
  rowsRead: number
  pieces: number
  /** The number of pieces that were not stored before. */
  added: number
  faults: Fault[]
  failure: string | null
  isStored: boolean
}

export function findImport(deps: Deps, who: Who): Query<ImportView | null> {
  return query([selectNewestImport(deps, who), selectOpenJobs(deps, who, "influence.import")], ([row], [job]) => {
    if (!row) return null
    const { id, name, rowsRead, pieces, added, faults, failure, finishedAt } = row
    return {
      ...{ id, name, rowsRead, pieces, added, faults },
      jobId: job?.subjectId === id ? job.jobId : null,
      failure: failure && wordFailure(failure),
      isStored: finishedAt !== null,
    }
  })
}
