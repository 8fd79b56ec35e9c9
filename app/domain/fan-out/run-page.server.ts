import { and, eq } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import type { FindFanOut } from "./definition.server"
import { usersPerPage } from "./rules"
import { activeUsers } from "./run-fan-out.server"
import type { FanOutPage } from "./schema"
import { fanOutPages } from "./tables.server"

/** Processes the users of one page, then deletes the page. On failure the page's row stays and is sent again. */
export async function runPage(deps: Deps, find: FindFanOut, page: FanOutPage): Promise<void> {
  const { name, slot, after, upTo } = page
  const row = and(eq(fanOutPages.name, name), eq(fanOutPages.slot, slot), eq(fanOutPages.after, after))
  const [stands] = await deps.db.select({ after: fanOutPages.after }).from(fanOutPages).where(row)
  if (!stands) return
  const { work } = find(name)
  let cursor = after
  for (;;) {
    // A page grows if users become active again after it was cut.
    const ids = await activeUsers(deps, cursor, upTo, usersPerPage)
    if (ids.length > 0) await work(deps, slot, ids)
    if (ids.length < usersPerPage) break
    cursor = ids.at(-1) ?? upTo
  }
  await deps.db.delete(fanOutPages).where(row)
}
