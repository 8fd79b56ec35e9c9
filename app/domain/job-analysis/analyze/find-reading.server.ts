import * as z from "zod"
import { errorText, findJob } from "../../jobs/get-job.server"
import { readInput } from "../../jobs/read-input"
import type { JobStatus, JobType } from "../../jobs/schema"
import type { Deps } from "../../kernel/deps"
import { emptyQuery, mapQuery, type Query, type Who } from "../../kernel/query.server"

/** The jobs that read a posting. */
const readingJobs: readonly JobType[] = [
  "job-analysis.analyze",
  "job-analysis.analyze-page",
  "job-analysis.analyze-file",
  "job-analysis.read-again",
]
const Input = z.object({ content: z.string().optional(), source: z.string().optional() })

/** A posting in progress, or the reason for its failure, with its text so that it can be submitted again. */
export interface PostingReading {
  jobId: string
  analysisId: string
  status: JobStatus
  stage: string | null
  error: string | null
  /** The source: pasted text, a page or a file. */
  from: "text" | "url" | "file"
  content: string
  source: string
}

/** Null without an id and for a job of another type. */
export function findReading(deps: Deps, who: Who, jobId: string | null): Query<PostingReading | null> {
  if (jobId === null) return emptyQuery
  return mapQuery(findJob(deps, who, jobId), (row) => {
    if (!row || !readingJobs.includes(row.type)) return null
    const { id, subjectId, status, stage } = row
    const { content = "", source = "" } = readInput(Input, row.input) ?? {}
    const from =
      row.type === "job-analysis.analyze-page" ? "url" : row.type === "job-analysis.analyze-file" ? "file" : "text"
    return { jobId: id, analysisId: subjectId, status, stage, error: errorText(row), from, content, source }
  })
}
