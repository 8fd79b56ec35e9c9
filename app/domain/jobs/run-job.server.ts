import { and, eq, lte, or, sql } from "drizzle-orm"
import { iso, later, second } from "../clock"
import { batch, changes } from "../database/query.server"
import { jobs } from "../database/schema.server"
import type { Deps } from "../deps"
import { DomainError } from "../errors"
import { limitWrites, noticeWrites } from "../notifications/notice-writes.server"
import { ProviderError } from "../writer/provider-error"
import { FinalError, type JobDefinition, NotYet, type Outcome, type Slice } from "./definition.server"
import { giveBack } from "./hold.server"
import { holdsClaim, underClaim } from "./keep-claim.server"
import { definitionOf } from "./registry.server"
import { backoff, maxAttempts, maxClaims, sendGrace } from "./rules"
import { type ClaimedJob, queueOf } from "./schema"

/**
 * Does one job, if it is there to be done: claims it, works, settles. Safe to call any number of times, at the same
 * time too. Throws only where the database cannot be reached; the lease then runs out and the sweep sends it again.
 */
export async function runJob(deps: Deps, jobId: string): Promise<void> {
  const claimed = await claim(deps, jobId)
  if (!claimed) return
  const { job, rawInput } = claimed
  const definition: JobDefinition<unknown> = definitionOf(job.type)
  const input = definition.input.parse(JSON.parse(rawInput))
  if (job.fence > maxClaims) return endFailed(deps, job, definition, input, "internal", crashed)
  let outcome: Outcome | Slice
  try {
    outcome = await definition.run(deps, job, input)
  } catch (error) {
    return failed(deps, job, definition, input, error)
  }
  if ("more" in outcome) await goOn(deps, job, outcome)
  else await settle(deps, job, outcome)
}

/** Keeps what a slice of long work has done and sends for the next one: neither a failure nor a wait. */
async function goOn(deps: Deps, job: ClaimedJob, { more }: Slice): Promise<void> {
  const now = deps.now()
  const next = { status: "queued" as const, notBefore: iso(now), wakeAt: later(now, sendGrace) }
  await batch(deps.db, [...more(holdsClaim(job)), deps.db.update(jobs).set(next).where(underClaim(job))])
  await deps.send(queueOf(job.type), [{ v: 1, type: "job", jobId: job.id }]).catch(() => {})
}

const crashed = "This work kept failing on our side. Nothing was counted; please try again."

/** How long a claim holds. Longer than the longest call a job makes, so that only a dead consumer loses it. */
export function lease(deps: Deps): number {
  return (deps.ask ? deps.settings.aiTimeoutSeconds + 15 : 15) * second
}

async function claim(deps: Deps, jobId: string): Promise<{ job: ClaimedJob; rawInput: string } | null> {
  const now = deps.now()
  const until = later(now, lease(deps))
  const [row] = await deps.db
    .update(jobs)
    .set({ status: "running", fence: sql`${jobs.fence} + 1`, notBefore: until, wakeAt: until })
    .where(
      and(eq(jobs.id, jobId), or(eq(jobs.status, "queued"), eq(jobs.status, "running")), lte(jobs.notBefore, iso(now))),
    )
    .returning()
  if (!row) return null
  const { id, userId, type, subjectId, attempts, fence, hold, holdPeriod, holdState, limitNotice, createdAt } = row
  const held = holdState === "held" ? hold : null
  return {
    job: { id, userId, type, subjectId, attempts, fence, hold: held, holdPeriod, limitNotice, createdAt },
    rawInput: row.input,
  }
}

async function settle(deps: Deps, job: ClaimedJob, outcome: Outcome): Promise<void> {
  const guard = holdsClaim(job)
  const end = {
    status: "succeeded" as const,
    stage: null,
    attempts: job.attempts + 1,
    finishedAt: iso(deps.now()),
    ...(job.hold ? { holdState: "used" } : {}),
  }
  const done = await batch(deps.db, [
    ...outcome.writes(guard),
    ...noticeWrites(deps, job, outcome.notice, guard),
    ...limitWrites(deps, job, guard),
    deps.db.update(jobs).set(end).where(underClaim(job)),
  ])
  deps.log(changes(done.at(-1)) ? "job.succeeded" : "job.claim_lost", { jobId: job.id, type: job.type })
}

async function failed(deps: Deps, job: ClaimedJob, definition: JobDefinition<unknown>, input: unknown, error: unknown) {
  if (error instanceof NotYet && !isLate(deps, job, error.until)) return putBack(deps, job, error.until, job.attempts)
  const attempts = job.attempts + 1
  const retryAt = new Date(deps.now().getTime() + backoff(attempts, deps.random()))
  const final = error instanceof FinalError || (error instanceof ProviderError && !error.retryable)
  deps.log("job.failed", { jobId: job.id, type: job.type, attempts, reason: reasonWord(error) })
  if (!final && attempts < maxAttempts && !isLate(deps, job, retryAt)) return putBack(deps, job, retryAt, attempts)
  await endFailed(deps, { ...job, attempts }, definition, input, codeOf(error), textOf(error))
}

/** Whether a try that begins at `at` could end after the job's time is up, as one does that gets no answer. */
function isLate(deps: Deps, job: ClaimedJob, at: Date): boolean {
  const longest = deps.ask ? deps.settings.aiTimeoutSeconds : 0
  return at.getTime() + longest * second > Date.parse(job.createdAt) + deps.settings.jobDeadlineSeconds * second
}

async function putBack(deps: Deps, job: ClaimedJob, at: Date, attempts: number): Promise<void> {
  await deps.db
    .update(jobs)
    .set({ status: "queued", attempts, notBefore: iso(at), wakeAt: later(at, sendGrace) })
    .where(underClaim(job))
  const seconds = Math.ceil((at.getTime() - deps.now().getTime()) / second)
  await deps.send(queueOf(job.type), [{ v: 1, type: "job", jobId: job.id }], Math.max(1, seconds)).catch(() => {})
}

async function endFailed(
  deps: Deps,
  job: ClaimedJob,
  definition: JobDefinition<unknown>,
  input: unknown,
  errorCode: string,
  error: string,
): Promise<void> {
  const guard = holdsClaim(job)
  const outcome = definition.giveUp(deps, job, input, error)
  const end = {
    status: "failed" as const,
    stage: null,
    attempts: job.attempts,
    errorCode,
    error,
    finishedAt: iso(deps.now()),
    ...(job.hold ? { holdState: "released" } : {}),
  }
  await batch(deps.db, [
    ...giveBack(deps, job, guard),
    ...outcome.writes(guard),
    ...noticeWrites(deps, job, outcome.notice, guard),
    // A unit that is given back was not the last one after all.
    ...(job.hold ? [] : limitWrites(deps, job, guard)),
    deps.db.update(jobs).set(end).where(underClaim(job)),
  ])
}

function codeOf(error: unknown): string {
  if (error instanceof ProviderError || error instanceof NotYet) return "upstream_failed"
  if (error instanceof FinalError || error instanceof DomainError) return error.code
  return "internal"
}

function textOf(error: unknown): string {
  if (error instanceof ProviderError || error instanceof FinalError || error instanceof DomainError)
    return error.message
  if (error instanceof NotYet)
    return "The AI provider has been unavailable for a while. Nothing was counted; please try again later."
  return crashed
}

function reasonWord(error: unknown): string {
  if (error instanceof ProviderError) return error.outcome
  return error instanceof Error ? error.name : "unknown"
}
