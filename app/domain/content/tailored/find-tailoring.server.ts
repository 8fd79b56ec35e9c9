import { errorText, findJobOfKind } from "../../jobs/get-job.server"
import { readInput } from "../../jobs/read-input"
import type { JobStatus } from "../../jobs/schema"
import type { Deps } from "../../kernel/deps"
import { mapQuery, type Query, type Who } from "../../kernel/query.server"
import type { TailoredType } from "./kinds"
import { GenerateTailored } from "./schema"

/** Content being tailored to a posting, or the reason for its failure, with its parameters. */
export interface Tailoring {
  id: string
  status: JobStatus
  stage: string | null
  error: string | null
  /** Error code of a failed generation. */
  errorCode: string | null
  contentType: TailoredType
  jobAnalysisId: string
  contentId: string
}

/** The tailored content with this job's id or, without an id, the newest one in progress. Null if there is none. */
export function findTailoring(deps: Deps, who: Who, jobId: string | null): Query<Tailoring | null> {
  return mapQuery(findJobOfKind(deps, who, "content.generate-tailored", jobId), (row) => {
    const input = row && readInput(GenerateTailored, row.input)
    if (!input) return null
    const { id, status, stage, errorCode, subjectId } = row
    return { id, status, stage, error: errorText(row), errorCode, ...input, contentId: subjectId }
  })
}
