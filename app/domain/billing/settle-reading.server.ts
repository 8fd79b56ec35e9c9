import { and, eq, lt, type SQL, sql } from "drizzle-orm"
import { moveHolds } from "../jobs/open-jobs.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch, type Statement } from "../kernel/query.server"
import { noticeStatements } from "../notifications/write-notice.server"
import { periodStart } from "../plans/period"
import { setPlan, userUnchanged } from "../users/accounts.server"
import { moveUsage } from "../users/usage.server"
import { billingNotice } from "./billing-notice"
import type { Standing, Verdict } from "./entitlement"
import { isNewerReading, type StartedReading } from "./repository.server"
import { billingAccounts } from "./tables.server"

/**
 * Writes a reading's result in one transaction. Every statement is conditional on no later reading having been written,
 * so the reading that started last wins regardless of repeats and order.
 */
export async function settleReading(deps: Deps, account: StartedReading, verdict: Verdict): Promise<void> {
  const { db } = deps
  const { userId, readings: reading } = account
  const { standing, tier, tierUntil, billingAnchor } = verdict
  const later = isNewerReading(userId, reading)
  const read = { reading, readAt: iso(deps.now()) }
  const ours = and(eq(billingAccounts.userId, userId), lt(billingAccounts.reading, reading))
  if (!standing && !account.subscriptionId) {
    // The user never bought anything, so the provider does not determine their plan.
    await batch(db, [db.update(billingAccounts).set(read).where(ours)])
    return
  }
  const kept = standing ? stored(standing) : { status: "canceled" as const, endsAt: null, pastDueSince: null }
  const notice = billingNotice(verdict)
  await batch(db, [
    ...carryOver(deps, account, billingAnchor, later),
    setPlan(deps, userId, { tier, tierUntil, billingAnchor }, periodStart(deps.now(), billingAnchor), later),
    ...noticeOnce(deps, userId, notice, later),
    // Runs last, because the statements before it check whether it has been written.
    db
      .update(billingAccounts)
      .set({ ...read, ...kept, ...(notice ? { notice: notice.key } : {}) })
      .where(ours),
  ])
}

function stored({ isRefunded: _, ...standing }: Standing) {
  return standing
}

function noticeOnce(deps: Deps, userId: string, notice: ReturnType<typeof billingNotice>, later: SQL): Statement[] {
  if (!notice) return []
  const { key, ...line } = notice
  const isNews = sql`${later} and (select ${billingAccounts.notice} from ${billingAccounts} where ${billingAccounts.userId} = ${userId}) is not ${key}`
  return noticeStatements(deps, userId, { kind: "billing", subjectId: key, ...line }, isNews)
}

/**
 * Carries usage of the current period over to its replacement, so that a plan change neither adds nor removes units.
 * Held units of open jobs move along.
 */
function carryOver(deps: Deps, account: StartedReading, anchor: string | null, later: SQL): Statement[] {
  const { userId, userAnchor } = account
  const from = periodStart(deps.now(), userAnchor)
  const to = periodStart(deps.now(), anchor)
  if (from === to) return []
  const stillFrom = sql`${later} and ${userUnchanged(userId, { billingAnchor: userAnchor })}`
  return [moveUsage(deps, userId, from, to, stillFrom), moveHolds(deps, userId, from, to, stillFrom)]
}
