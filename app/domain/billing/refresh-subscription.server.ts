import { lt, type SQL, sql } from "drizzle-orm"
import { later, minute } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { PaymentsError } from "../kernel/payments"
import type { Actor } from "../users/actor"
import { takeReturn } from "./repository.server"
import { accountOf, syncAccount } from "./sync-account.server"
import { billingAccounts } from "./tables.server"

/**
 * Reads a user's subscription right away, so that a plan takes effect although the provider's message is late or
 * lost. Answers whether it could be read; a failure is harmless, since the message or the daily reading makes up.
 */
export function refreshSubscription(deps: Deps, { userId }: Pick<Actor, "userId">): Promise<boolean> {
  return refresh(deps, accountOf(userId))
}

/** The same for who comes back from a hosted page, once for each that was opened: its address may be loaded forever. */
export async function refreshOnReturn(deps: Deps, actor: Pick<Actor, "userId">): Promise<boolean> {
  return (await takeReturn(deps, actor.userId)) && refreshSubscription(deps, actor)
}

/** The same for a page that is looked at again and again: at most once a minute. */
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
