import { lt, type SQL, sql } from "drizzle-orm"
import { later, minute } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { PaymentsError } from "../kernel/payments"
import type { Actor } from "../users/actor"
import { takeReturn } from "./repository.server"
import { accountOf, syncAccount } from "./sync-account.server"
import { billingAccounts } from "./tables.server"

/**
 * Reads a user's subscription immediately, so that a plan takes effect even if the provider's event is late or lost.
 * Returns whether the read succeeded. A failure is harmless, because the event or the daily reconciliation makes up for
 * it.
 */
export function refreshSubscription(deps: Deps, { userId }: Pick<Actor, "userId">): Promise<boolean> {
  return refresh(deps, accountOf(userId))
}

/**
 * Refreshes after the return from a hosted page, once per opened page, because the return URL can be reloaded
 * indefinitely.
 */
export async function refreshOnReturn(deps: Deps, actor: Pick<Actor, "userId">): Promise<boolean> {
  return (await takeReturn(deps, actor.userId)) && refreshSubscription(deps, actor)
}

/** Refreshes at most once a minute, for a page that is loaded repeatedly. */
export function refreshOwed(deps: Deps, { userId }: Pick<Actor, "userId">): Promise<boolean> {
  const isOld = lt(billingAccounts.readAt, later(deps.now(), -minute))
  return refresh(deps, sql`${accountOf(userId)} and ${isOld}`)
}

async function refresh(deps: Deps, which: SQL): Promise<boolean> {
  if (!deps.payments) return false
  try {
    return (await syncAccount(deps, which)) !== null
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    deps.log("billing.refresh_failed", { failure: error.failure })
    return false
  }
}
