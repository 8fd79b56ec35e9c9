import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import type { Notice } from "../notifications/schema"
import { claim } from "./claim-job.server"
import type { JobDefinition, JobOutcome, JobRegistry } from "./definition.server"
import { crashed, type Failure, failureOf, reasonWord, unreadable } from "./failure"
import { lastAttemptStart } from "./lease.server"
import { readInput } from "./read-input"
import { RetryLater } from "./retry-later"
import { backoff, maxAttempts, maxCrashes, waitBackoff } from "./rules"
import type { ClaimedJob } from "./schema"
import { continueLater, fail, requeue, settle } from "./settle-job.server"

/** A claimed job with its definition and input, if this version of the code knows them. */
interface Work {
  job: ClaimedJob
  definition: JobDefinition<unknown> | null
  input: unknown
}

/**
 * Claims a due job, runs it and settles it. Safe to call any number of times, even concurrently. Throws only if the
 * database is unreachable; the lease then expires and the sweep resends the job.
 */
export async function runJob(deps: Deps, registry: JobRegistry, jobId: string, alone = false): Promise<void> {
  const claimed = await claim(deps, registry, jobId, alone)
  if (!claimed) return
  const { job, rawInput } = claimed
  const definition = registry.find(job.type)
  if (!definition) return endInternally(deps, { job, definition, input: null }, unreadable)
  const input = readInput(definition.input, rawInput)
  const work = { job, definition, input }
  if (input === null) return endInternally(deps, work, unreadable)
  if (job.crashes >= maxCrashes) return endInternally(deps, work, crashed)
  try {
    const outcome = await definition.run(deps, job, input)
    if ("progress" in outcome) await continueLater(deps, job, definition.queue, outcome)
    else await settle(deps, job, outcome)
  } catch (error) {
    await failed(deps, { ...work, definition }, error)
  }
}

async function failed(deps: Deps, work: Work & { definition: JobDefinition<unknown> }, error: unknown): Promise<void> {
  const { job, definition } = work
  const now = deps.now().getTime()
  const last = lastAttemptStart(deps, job)
  const after = error instanceof RetryLater ? error.after : null
  if (after && now < last) {
    const waits = job.waits + 1
    const at = Math.max(after.getTime(), now + waitBackoff(waits, deps.random()))
    return requeue(deps, job, definition.queue, new Date(Math.min(at, last)), { waits, stage: "waiting" })
  }
  const attempts = job.attempts + 1
  deps.log("job.failed", { jobId: job.id, type: job.type, attempts, reason: reasonWord(error) })
  const at = now + backoff(attempts, deps.random())
  const isFinal = after !== null || error instanceof DomainError
  if (!isFinal && attempts < maxAttempts && at <= last) {
    return requeue(deps, job, definition.queue, new Date(at), { attempts })
  }
  const failure = failureOf(error)
  await fail(deps, { ...job, attempts }, onFailure(deps, work, failure), failure)
}

/**
 * Ends a job for an internal reason. The user is notified even if the job type is quiet about failures. If writing the
 * failure failed before, only the end of the job and the returned unit are written.
 */
async function endInternally(deps: Deps, work: Work, failure: Failure): Promise<void> {
  const { job, definition } = work
  deps.log("job.ended", { jobId: job.id, type: job.type, crashes: job.crashes, reason: failure.reason.code })
  if (job.crashes > maxCrashes) return fail(deps, job, nothing, failure)
  const { writes, notice } = onFailure(deps, work, failure)
  const told: Notice = { words: { code: "work_failed", failure: failure.reason }, href: "/dashboard" }
  await fail(deps, job, { writes, notice: notice ?? (definition?.quiet ? null : told) }, failure)
}

function onFailure(deps: Deps, { job, definition, input }: Work, { reason }: Failure): JobOutcome {
  return definition ? definition.onFailure(deps, job, input, reason) : nothing
}

const nothing: JobOutcome = { writes: () => [], notice: null }
