import { sql } from "drizzle-orm"
import { analyzed } from "../job-analysis/analyze/settle-analysis.server"
import { changeAnalysis } from "../job-analysis/applications/change-analysis.server"
import { findStoredAnalysis } from "../job-analysis/list-analyses.server"
import { pastedSource } from "../job-analysis/rules"
import type { ClaimedJob } from "../jobs/schema"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch, runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import type { PastPosting } from "./personas/persona"

/**
 * Analyzes a persona's posting by rules against the record's current state, and puts it on the board with its next
 * step. `then` is the day on which it was saved.
 */
export async function addPosting(deps: Deps, then: Deps, actor: Actor, posting: PastPosting): Promise<void> {
  const { text, status, statusDaysAgo, nextStep, nextStepInDays, notes } = posting
  const id = then.newId()
  const outcome = await analyzed(then, jobOf(actor.userId, id, iso(then.now())), {
    kind: "text",
    source: pastedSource,
    content: text,
  })
  await batch(deps.db, outcome.writes(sql`1`))
  const read = () => runQuery(deps.db, findStoredAnalysis(deps, actor.userId, id))
  const statusOn = later(deps.now(), -statusDaysAgo * day).slice(0, 10)
  const nextStepOn = later(deps.now(), nextStepInDays * day).slice(0, 10)
  await changeAnalysis(then, actor, { id, status, statusOn, nextStep, nextStepOn, notes }, await read(), read)
}

/** The job as if claimed for the second time, when no provider is asked. */
const jobOf = (userId: string, subjectId: string, createdAt: string): ClaimedJob => ({
  ...{ id: subjectId, userId, subjectId, createdAt, type: "job-analysis.analyze", attempts: 1 },
  ...{ waits: 0, crashes: 0, fence: 0, leaseSeconds: 0, hold: null, holdPeriod: null, limitNotice: null },
})
