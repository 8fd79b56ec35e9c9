import { and, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm"
import { day, iso, later } from "../kernel/clock"
import type { Deps, QueueName } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { defaultLocale, formatDay } from "../kernel/format"
import { changes, insertWhen, type Statement } from "../kernel/query.server"
import type { Feature } from "../kernel/tier"
import { limitNotice } from "../notifications/limit-notice"
import { limitOf } from "../plans/catalog"
import { nextPeriodStart, periodStart } from "../plans/period"
import { recommendedPlan, upgradeFeatures } from "../plans/rules"
import type { Actor } from "../users/actor"
import { countersExist } from "../users/counters.server"
import { takeUnit, usedBy } from "../users/usage.server"
import type { JobDefinition } from "./definition.server"
import { jobMessage } from "./job-message"
import { sendGrace } from "./rules"
import type { JobType } from "./schema"
import { jobs } from "./tables.server"

export interface NewJob<Input> {
  /** The record that the job is about. Its id is assigned before the record exists. */
  subjectId: string
  input: Input
  hold?: TakenUnit
  /** The job starts only if `holds` is true in the same transaction. Otherwise `refusal` explains why not. */
  only?: { holds: SQL; refusal(): Promise<DomainError> }
  idempotency?: Idempotency | null
  /** Records created with the job. Each insert is guarded, so that they exist exactly if the job does. */
  writes?(guard: SQL): Statement[]
  /** Read after the writes, in the same round trip. */
  reads?: readonly Statement[]
}

/** A unit taken from a plan's limit. */
interface TakenUnit {
  feature: Feature
  /** The unit stays used even if the job fails. */
  kept: boolean
  /** Advances the question rotation in the same write. */
  nextQuestion?: boolean
}

export interface Idempotency {
  key: string
  bodyHash: string
}

export interface StartedJob {
  jobId: string
  kind: JobType
  /** True if an earlier call with the same key already started the job. */
  repeated: boolean
  /** The rows of each of `reads`. */
  rows: unknown[]
}

/**
 * Records work durably in one transaction, then notifies the queue. Refuses with `limit_reached` if the period's units
 * are used up, and with `conflict` if the idempotency key was used for a different request.
 */
export async function startJob<Input>(
  deps: Deps,
  actor: Actor,
  { type, queue }: Pick<JobDefinition<Input>, "type" | "queue" | "input">,
  job: NewJob<Input>,
): Promise<StartedJob> {
  const { db } = deps
  const now = deps.now()
  const jobId = job.idempotency ? await keyedId(deps, actor, job.idempotency) : deps.newId()
  const period = job.hold ? periodStart(now, actor.billingAnchor) : null
  const limit = job.hold ? limitOf(actor.tier, job.hold.feature) : "unlimited"
  // Matches the subject too: under a repeated key, the job already exists and was not started by this call.
  const made = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobId} and ${jobs.subjectId} = ${job.subjectId})`

  const conditions = [
    job.hold && limit !== "unlimited"
      ? sql`${usedBy(actor.userId, job.hold.feature, period ?? "")} < ${limit}`
      : countersExist(actor.userId),
    sql`not exists (select 1 from ${jobs} where ${jobs.id} = ${jobId})`,
    ...(job.only ? [job.only.holds] : []),
  ]
  const row = {
    id: jobId,
    userId: actor.userId,
    type,
    subjectId: job.subjectId,
    input: JSON.stringify(job.input),
    notBefore: iso(now),
    wakeAt: later(now, sendGrace),
    hold: job.hold?.feature ?? null,
    holdPeriod: period,
    holdState: job.hold ? (job.hold.kept ? "used" : "held") : null,
    limitNotice:
      job.hold && limit !== "unlimited" ? limitNoticeSql(actor, job.hold.feature, period ?? "", limit, now) : null,
    bodyHash: job.idempotency?.bodyHash ?? null,
    createdAt: iso(now),
  }
  const [, inserted, [found], ...others] = await db.batch([
    releaseOldKey(deps, jobId, later(now, -day)),
    insertWhen(db, jobs, row, sql.join(conditions, sql` and `)),
    db.select({ bodyHash: jobs.bodyHash }).from(jobs).where(eq(jobs.id, jobId)),
    ...(job.hold ? [takeUnit(deps, actor.userId, job.hold.feature, period ?? "", made, job.hold.nextQuestion)] : []),
    ...(job.writes?.(made) ?? []),
    ...(job.reads ?? []),
  ])
  const rows: unknown[] = others.slice(others.length - (job.reads?.length ?? 0))
  if (changes(inserted) === 0) {
    if (!found) throw job.only ? await job.only.refusal() : limitReached(deps, actor, job.hold?.feature ?? "content")
    if (found.bodyHash !== job.idempotency?.bodyHash) {
      throw new DomainError("conflict", "This Idempotency-Key was already used for another request.")
    }
    return { jobId, kind: type, repeated: true, rows }
  }
  await enqueue(deps, queue, jobId)
  return { jobId, kind: type, repeated: false, rows }
}

/**
 * The limit notice of the job that takes the last unit. Evaluated in SQL together with taking the unit, so that only
 * one of two concurrent calls gets it.
 */
function limitNoticeSql(actor: Actor, feature: Feature, period: string, limit: number, now: Date): SQL {
  const notice = limitNotice(feature, actor.tier, nextPeriodStart(now, actor.billingAnchor))
  return sql`case when ${usedBy(actor.userId, feature, period)} + 1 >= ${limit} then ${JSON.stringify(notice)} end`
}

/** Derives the record id for an idempotency key: stable per user and key, and distinct between users. */
export async function keyedId(deps: Deps, actor: Actor, { key }: Idempotency): Promise<string> {
  const hash = await deps.hash(`${actor.userId} ${key}`)
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join("-")
}

/** Frees a key after a day once its work has ended, and at once if its request was refused because of its input. */
function releaseOldKey({ db }: Deps, jobId: string, before: string) {
  const old = and(lt(jobs.createdAt, before), inArray(jobs.status, ["succeeded", "failed"]))
  const refused = and(eq(jobs.status, "failed"), eq(jobs.errorCode, "invalid"))
  return db.delete(jobs).where(and(eq(jobs.id, jobId), or(old, refused)))
}

async function enqueue(deps: Deps, queue: QueueName, jobId: string): Promise<void> {
  try {
    await deps.send(queue, [jobMessage(jobId)])
  } catch {
    // The row is durable; the sweep resends it.
    deps.log("queue.send_failed", { jobId })
  }
}

function limitReached(deps: Deps, actor: Actor, feature: Feature): DomainError {
  const reached = `You've reached your monthly limit for ${upgradeFeatures[feature]}.`
  const resetsOn = nextPeriodStart(deps.now(), actor.billingAnchor)
  const next = recommendedPlan(actor.tier, feature)
    ? "Upgrade to continue building your professional narrative."
    : `The count starts again on ${formatDay(resetsOn, defaultLocale)}.`
  return new DomainError("limit_reached", `${reached} ${next}`)
}
