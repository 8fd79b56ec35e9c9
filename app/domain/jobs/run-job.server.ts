import { second } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { claim } from "./claim-job.server"
import type { FindDefinition, JobDefinition, Outcome } from "./definition.server"
import { crashed, type Failure, failureOf, isFinal, reasonWord, unreadable, waitFor } from "./failure"
import { readInput } from "./read-input"
import { backoff, maxAttempts, maxCrashes, pause } from "./rules"
import type { ClaimedJob } from "./schema"
import { endFailed, goOn, putBack, settle } from "./settle-job.server"

/** A job with all that is known of it: what does it, and its input, where this version understands them. */
interface Work {
  job: ClaimedJob
  definition: JobDefinition<unknown> | null
  input: unknown
}

/**
 * Does one job, if it is there to be done: claims it, works, settles. Safe to call any number of times, at the same
 * time too. Throws only where the database cannot be reached; the lease then runs out and the sweep sends it again.
 */
export async function runJob(deps: Deps, find: FindDefinition, jobId: string, alone = false): Promise<void> {
  const claimed = await claim(deps, jobId, alone)
  if (!claimed) return
  const { job, rawInput } = claimed
  const definition = find(job.type)
  const input = definition && readInput(definition.input, rawInput)
  const work = { job, definition, input }
  if (!definition || input === null) return endOurs(deps, work, unreadable)
  if (job.crashes >= maxCrashes) return endOurs(deps, work, crashed)
  try {
    const outcome = await definition.run(deps, job, input)
    if ("more" in outcome) await goOn(deps, job, outcome)
    else await settle(deps, job, outcome)
  } catch (error) {
    await failed(deps, work, error)
  }
}

async function failed(deps: Deps, work: Work, error: unknown): Promise<void> {
  const { job } = work
  const now = deps.now().getTime()
  const last = lastTry(deps, job)
  const until = waitFor(deps, error)
  if (until && now < last) {
    const waits = job.waits + 1
    const at = Math.max(until.getTime(), now + pause(waits, deps.random()))
    return putBack(deps, job, new Date(Math.min(at, last)), { waits, stage: "waiting" })
  }
  const attempts = job.attempts + 1
  deps.log("job.failed", { jobId: job.id, type: job.type, attempts, reason: reasonWord(error) })
  const at = now + backoff(attempts, deps.random())
  if (!until && !isFinal(error) && attempts < maxAttempts && at <= last) {
    return putBack(deps, job, new Date(at), { attempts })
  }
  const failure = failureOf(error)
  await endFailed(deps, { ...job, attempts }, givenUp(deps, work, failure), failure)
}

/** The last moment at which a try may begin so that it ends in time, as one does that gets no answer. */
function lastTry(deps: Deps, job: ClaimedJob): number {
  const longest = deps.ask ? deps.settings.aiTimeoutSeconds : 0
  return Date.parse(job.createdAt) + (deps.settings.jobDeadlineSeconds - longest) * second
}

/**
 * Ends a job for a reason that is ours. The inbox says so, also for work that keeps its own failures to itself. Where
 * even that has failed before, nothing is written but the end and the unit.
 */
async function endOurs(deps: Deps, work: Work, failure: Failure): Promise<void> {
  const { job, definition } = work
  deps.log("job.ended", { jobId: job.id, type: job.type, crashes: job.crashes, reason: failure.error })
  if (job.crashes > maxCrashes) return endFailed(deps, job, nothing, failure)
  const { writes, notice } = givenUp(deps, work, failure)
  const told = { title: "Something in the background could not be finished", body: failure.error, href: "/dashboard" }
  await endFailed(deps, job, { writes, notice: notice ?? (definition?.quiet ? null : told) }, failure)
}

function givenUp(deps: Deps, { job, definition, input }: Work, { error }: Failure): Outcome {
  return definition ? definition.giveUp(deps, job, input, error) : nothing
}

const nothing: Outcome = { writes: () => [], notice: null }
