import * as z from "zod"
import { type ContentType, contentTypeNames } from "../../document/kinds"
import { errorText, findJobOfKind } from "../../jobs/get-job.server"
import { readInput } from "../../jobs/read-input"
import type { JobStatus } from "../../jobs/schema"
import type { Deps } from "../../kernel/deps"
import { mapQuery, type Query, type Who } from "../../kernel/query.server"

const Input = z.object({
  type: z.enum(contentTypeNames),
  customPrompt: z.string().nullable(),
  posting: z.string().nullable().default(null),
  jobAnalysisId: z.string().nullable().default(null),
})

/** A running or recently finished generation with its parameters, so that it can be requested again. */
export interface Generation {
  id: string
  status: JobStatus
  stage: string | null
  error: string | null
  /** Error code of a failed generation. */
  errorCode: string | null
  type: ContentType
  customPrompt: string
  posting: string
  jobAnalysisId: string
  contentId: string
}

/** The generation with this id or, without an id, the newest one in progress. Null if there is none. */
export function findGeneration(deps: Deps, who: Who, jobId: string | null): Query<Generation | null> {
  return mapQuery(findJobOfKind(deps, who, "content.generate", jobId), (row) => {
    if (!row) return null
    const { id, status, stage, errorCode, subjectId } = row
    const input = readInput(Input, row.input)
    // An input of another version cannot be shown; the job fails, and a notification reports it.
    if (!input) return null
    const { type, customPrompt, posting, jobAnalysisId } = input
    return {
      id,
      status,
      stage,
      error: errorText(row),
      errorCode,
      type,
      customPrompt: customPrompt ?? "",
      // The text of a saved posting is not shown as if it had been pasted.
      posting: jobAnalysisId ? "" : (posting ?? ""),
      jobAnalysisId: jobAnalysisId ?? "",
      contentId: subjectId,
    }
  })
}
