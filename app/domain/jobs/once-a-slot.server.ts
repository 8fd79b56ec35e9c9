import { iso } from "../clock"
import { batch, changes } from "../database/query.server"
import { cronRuns } from "../database/schema.server"
import type { Deps } from "../deps"

/** Runs scheduled work once for each slot of its schedule, however often the trigger fires. */
export async function onceASlot(
  deps: Deps,
  name: string,
  slot: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const [claimed] = await batch(deps.db, [
    deps.db
      .insert(cronRuns)
      .values({ name, slot, startedAt: iso(deps.now()) })
      .onConflictDoNothing(),
  ])
  if (changes(claimed) === 0) return false
  await work()
  return true
}
