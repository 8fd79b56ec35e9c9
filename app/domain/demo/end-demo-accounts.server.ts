import { beginDeletions } from "../deletion/begin-deletion.server"
import { sendDeletions } from "../deletion/finish-deletion.server"
import { iso } from "../kernel/clock"
import type { DataPolicy } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import { selectExpiredDemos } from "../users/accounts.server"

/** Accounts ended by one transaction. */
const atOnce = 100

/** Ends expired demo accounts, the longest expired first; returns null when none are left. */
export async function endDemoAccounts(deps: Deps, policies: readonly DataPolicy[]): Promise<string | null> {
  const over = await selectExpiredDemos(deps, iso(deps.now()), atOnce)
  const ids = over.map(({ id }) => id)
  await beginDeletions(deps, policies, ids)
  await sendDeletions(deps, ids)
  return ids.length < atOnce ? null : ""
}
