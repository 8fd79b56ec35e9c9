import { and, isNotNull, lt } from "drizzle-orm"
import { day, iso, later } from "../clock"
import { batch } from "../database/query.server"
import { billingEvents, contents, cronRuns, jobs, loginThrottle, users } from "../database/schema.server"
import type { Deps } from "../deps"
import { beginDeletion } from "../leaving/begin-deletion.server"
import { finishDeletion } from "../leaving/finish-deletion.server"
import { forgetAfter } from "./throttle.server"

/** Days that something in the trash can still be brought back. */
export const trashDays = 30
const atOnce = 200

/** The daily clean-up: demo accounts past their day, the trash past its month, and rows that only age. */
export async function purge(deps: Deps): Promise<void> {
  const { db } = deps
  const now = deps.now()
  const demos = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.demoUntil), lt(users.demoUntil, iso(now))))
    .limit(atOnce)
  for (const { id } of demos) {
    await beginDeletion(deps, id)
    await finishDeletion(deps, id)
  }
  await batch(db, [
    db.delete(contents).where(and(isNotNull(contents.trashedAt), lt(contents.trashedAt, later(now, -trashDays * day)))),
    db.delete(loginThrottle).where(lt(loginThrottle.updatedAt, later(now, -forgetAfter))),
    db.delete(cronRuns).where(lt(cronRuns.startedAt, later(now, -60 * day))),
    db.delete(billingEvents).where(lt(billingEvents.receivedAt, later(now, -60 * day))),
    db.delete(jobs).where(lt(jobs.finishedAt, later(now, -60 * day))),
  ])
}
