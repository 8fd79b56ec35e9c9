import * as z from "zod"
import { findJob } from "../domain/jobs/get-job.server"
import { jobStatuses, jobTypes } from "../domain/jobs/schema"
import { notFound } from "../domain/kernel/errors"
import { mapQuery } from "../domain/kernel/query.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { changeWith, read } from "../http/api/endpoint-kinds.server"
import { jobEvents } from "../http/jobs/job-events.server"
import { findJobWithResult } from "../job-results.server"

const Id = z.object({ id: z.string() })

const Job = z.object({
  job: z.object({
    id: z.string(),
    kind: z.enum(jobTypes),
    status: z.enum(jobStatuses),
    stage: z.string().nullable(),
    attempts: z.number().int(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    error: z.string().nullable(),
    result: z.unknown(),
  }),
})

export const jobs: Endpoints = {
  "GET /api/jobs/{id}": read({
    scope: "read",
    cost: "read",
    summary: "A background job and, once it is done, the answer its call would have returned.",
    input: Id,
    output: Job,
    query: (deps, who, { id }) =>
      mapQuery(findJobWithResult(deps, who, id), (job) => () => {
        if (!job) throw notFound("This job")
        return { job }
      }),
  }),
  "GET /api/jobs/{id}/events": changeWith({
    scope: "read",
    cost: "stream",
    body: "none",
    summary: "The same object each time it changes, as server-sent events; ends when the job does.",
    produces: "text/event-stream",
    input: Id,
    needs: (deps, who, { id }) => findJob(deps, who, id),
    run: async (deps, actor, _, __, row) => {
      if (!row) throw notFound("This job")
      return jobEvents(deps, actor, row)
    },
  }),
}
