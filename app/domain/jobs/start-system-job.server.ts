import { eq, type SQL, sql } from "drizzle-orm"
import { iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch, changes, insertWhen, type Statement } from "../kernel/query.server"
import { userExists } from "../users/accounts.server"
import type { JobDefinition } from "./definition.server"
import { jobMessage } from "./job-message"
import { sendGrace } from "./rules"
import { jobs } from "./tables.server"

export interface NewSystemJob<Input> {
  /** Owner of the data that the job is about. */
  userId: string
  subjectId: string
  input: Input
  /** If this is false, nothing is started. */
  when: SQL
  /** Written in the same transaction, after the job, whether or not one was started. */
  writes: Statement[]
}

/**
 * Starts work that no user requested and no plan limits, such as the response to an external event. If a job of the
 * same type and subject is already queued, no second one starts. Starts nothing for a deleted user. Returns the
 * outcomes of `writes`.
 */
export async function startSystemJob<Input>(
  deps: Deps,
  { type, queue }: JobDefinition<Input>,
  job: NewSystemJob<Input>,
): Promise<unknown[]> {
  const { userId, subjectId } = job
  const now = deps.now()
  const id = deps.newId()
  const row = {
    id,
    userId,
    type,
    subjectId,
    input: JSON.stringify(job.input),
    notBefore: iso(now),
    wakeAt: later(now, sendGrace),
    createdAt: iso(now),
  }
  const waiting = sql`select 1 from ${jobs} where ${eq(jobs.userId, userId)} and ${jobs.status} in ('queued', 'running') and ${jobs.status} = 'queued' and ${eq(jobs.type, type)} and ${eq(jobs.subjectId, subjectId)}`
  const [made, ...outcomes] = await batch(deps.db, [
    insertWhen(deps.db, jobs, row, sql`${userExists(userId)} and not exists (${waiting}) and ${job.when}`),
    ...job.writes,
  ])
  if (changes(made) > 0) {
    await deps.send(queue, [jobMessage(id)]).catch(() => deps.log("queue.send_failed", { jobId: id }))
  }
  return outcomes
}
