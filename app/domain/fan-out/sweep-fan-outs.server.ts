import { and, asc, eq, lt, lte, sql } from "drizzle-orm"
import { iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { keyOf } from "../kernel/key-of.server"
import { batch, changes } from "../kernel/query.server"
import { pageGrace, pagesPerCleanup, pagesPerSweep, runRetention, runsPerCleanup } from "./rules"
import { fanOutPages, fanOuts } from "./tables.server"

/** Resends messages the queue may have lost: runs that were never claimed or that died, and overdue pages. */
export async function sweepFanOuts(deps: Deps): Promise<void> {
  const now = deps.now()
  const [runs, pages] = await deps.db.batch([
    deps.db
      .select({ name: fanOuts.name, slot: fanOuts.slot })
      .from(fanOuts)
      // Written literally to match the partial index; a bound parameter would not use it.
      .where(sql`${fanOuts.state} <> 'done' and ${lte(fanOuts.wakeAt, iso(now))}`),
    deps.db
      .select({ name: fanOutPages.name, slot: fanOutPages.slot, after: fanOutPages.after, upTo: fanOutPages.upTo })
      .from(fanOutPages)
      .where(lte(fanOutPages.wakeAt, iso(now)))
      .orderBy(asc(fanOutPages.wakeAt))
      .limit(pagesPerSweep),
  ])
  const messages = [
    ...runs.map((run) => ({ v: 1 as const, type: "fan-out" as const, ...run })),
    ...pages.map((page) => ({ v: 1 as const, type: "fan-out.page" as const, ...page })),
  ]
  if (messages.length === 0) return
  await deps.send("bulk", messages)
  const sent = JSON.stringify(pages.map(({ name, slot, after }) => [name, slot, after]))
  const isSent = sql`(${fanOutPages.name}, ${fanOutPages.slot}, ${fanOutPages.after}) in (select value ->> 0, value ->> 1, value ->> 2 from json_each(${sent}))`
  await deps.db
    .update(fanOutPages)
    .set({ wakeAt: later(now, pageGrace) })
    .where(isSent)
}

/** Deletes the leftovers of old runs, pages first. Returns null when none are left. */
export async function purgeFanOuts({ db, now }: Deps): Promise<string | null> {
  const old = await db
    .select({ name: fanOuts.name, slot: fanOuts.slot })
    .from(fanOuts)
    .where(lt(fanOuts.startedAt, later(now(), -runRetention)))
    .orderBy(asc(fanOuts.startedAt))
    .limit(runsPerCleanup)
  for (const { name, slot } of old) {
    const mine = and(eq(fanOutPages.name, name), eq(fanOutPages.slot, slot))
    const some = sql`select ${keyOf(fanOutPages)} from ${fanOutPages} where ${mine} limit ${pagesPerCleanup}`
    const [pages] = await batch(db, [db.delete(fanOutPages).where(sql`(${keyOf(fanOutPages)}) in (${some})`)])
    if (changes(pages) === pagesPerCleanup) return ""
    await db.delete(fanOuts).where(and(eq(fanOuts.name, name), eq(fanOuts.slot, slot)))
  }
  return old.length < runsPerCleanup ? null : ""
}
