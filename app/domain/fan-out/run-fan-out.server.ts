import { and, eq, ne, or, sql } from "drizzle-orm"
import { iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch, changes } from "../kernel/query.server"
import { selectActiveUsers } from "../users/accounts.server"
import type { FindFanOut } from "./definition.server"
import { activeFor, idsAtOnce, pageGrace, prepareLease, roundsPerRun, runLease, sendGrace, usersPerPage } from "./rules"
import type { FanOut, FanOutPage } from "./schema"
import { fanOutPages, fanOuts } from "./tables.server"

/** Starts the work of a slot. Idempotent. The row is authoritative; the message is only a wake-up. */
export async function startFanOut(deps: Deps, { name, slot }: FanOut): Promise<void> {
  const now = deps.now()
  const row = { name, slot, wakeAt: later(now, sendGrace), startedAt: iso(now) }
  const [made] = await batch(deps.db, [deps.db.insert(fanOuts).values(row).onConflictDoNothing()])
  if (changes(made) > 0) await sendRun(deps, { name, slot })
}

/**
 * Dispatches the users in pages. Each round writes its pages and its cursor in one transaction, then sends them. A run
 * that dies resumes from its cursor. At most `idsAtOnce` ids are in memory. Safe to call at any time.
 */
export async function runFanOut(deps: Deps, find: FindFanOut, run: FanOut): Promise<void> {
  let claim = await claimRun(deps, run)
  if (!claim) return
  if (claim.state === "preparing") {
    await find(run.name).prepare?.(deps, run.slot)
    claim = { ...claim, state: "paging" }
  }
  for (let round = 0; round < roundsPerRun; round++) {
    const ids = await activeUsers(deps, claim.cursor, null, idsAtOnce)
    const pages = pagesOf(run, claim.cursor, ids)
    const isLast = ids.length < idsAtOnce
    const cursor: string = ids.at(-1) ?? claim.cursor
    if (!(await recordPages(deps, run, claim.fence, pages, cursor, isLast))) return
    await sendPages(deps, pages)
    if (isLast) return
    claim = { ...claim, cursor }
  }
  await deps.db
    .update(fanOuts)
    .set({ wakeAt: iso(deps.now()) })
    .where(and(thisRun(run), eq(fanOuts.fence, claim.fence)))
  await sendRun(deps, run)
}

/** Selects those of the given runs that have started. */
export function selectStarted({ db }: Deps, runs: readonly FanOut[]) {
  return db
    .select({ name: fanOuts.name, slot: fanOuts.slot })
    .from(fanOuts)
    .where(or(...runs.map(thisRun)))
}

const thisRun = ({ name, slot }: FanOut) => and(eq(fanOuts.name, name), eq(fanOuts.slot, slot))

async function claimRun(deps: Deps, run: FanOut) {
  const now = deps.now()
  const wakeAt = sql`case when ${fanOuts.state} = 'preparing' then ${later(now, prepareLease)} else ${later(now, runLease)} end`
  // A run that was just started or handed over may be claimed at once; a running one only when its lease has expired.
  const isFree = sql`(${fanOuts.fence} = 0 or ${fanOuts.wakeAt} <= ${iso(now)})`
  const [row] = await deps.db
    .update(fanOuts)
    .set({ fence: sql`${fanOuts.fence} + 1`, wakeAt })
    .where(and(thisRun(run), ne(fanOuts.state, "done"), isFree))
    .returning()
  return row ?? null
}

/** Ids of recently active users after `after`, in ascending order. */
export async function activeUsers(deps: Deps, after: string, upTo: string | null, limit: number): Promise<string[]> {
  const rows = await selectActiveUsers(deps, after, upTo, later(deps.now(), -activeFor), limit)
  return rows.map(({ id }) => id)
}

/** Splits ids into adjacent key ranges, so that no user falls between two pages. */
export function pagesOf({ name, slot }: FanOut, after: string, ids: string[]): FanOutPage[] {
  const pages: FanOutPage[] = []
  for (let i = 0; i < ids.length; i += usersPerPage) {
    const last = ids[Math.min(i + usersPerPage, ids.length) - 1]
    if (last) pages.push({ name, slot, after: pages.at(-1)?.upTo ?? after, upTo: last })
  }
  return pages
}

/**
 * One transaction: either the pages exist and the cursor has moved, or neither. Returns false if another run has taken
 * over.
 */
async function recordPages(
  deps: Deps,
  run: FanOut,
  fence: number,
  pages: FanOutPage[],
  cursor: string,
  isLast: boolean,
) {
  const now = deps.now()
  const mine = and(thisRun(run), eq(fanOuts.fence, fence), ne(fanOuts.state, "done"))
  const list = JSON.stringify(pages.map(({ after, upTo }) => [after, upTo]))
  const state = isLast ? ("done" as const) : ("paging" as const)
  const outcome = await batch(deps.db, [
    deps.db
      .insert(fanOutPages)
      .select(
        sql`select ${run.name}, ${run.slot}, value ->> 0, value ->> 1, ${later(now, pageGrace)} from json_each(${list})
          where exists (select 1 from ${fanOuts} where ${mine})`,
      )
      .onConflictDoNothing(),
    deps.db
      .update(fanOuts)
      // After the last page there is nothing to resume from, so no user id is kept.
      .set({ cursor: isLast ? "" : cursor, state, wakeAt: later(now, runLease) })
      .where(mine),
  ])
  return changes(outcome[1]) > 0
}

async function sendPages(deps: Deps, pages: FanOutPage[]): Promise<void> {
  // The row outlives a lost message; the sweep resends the page.
  await deps
    .send(
      "bulk",
      pages.map((page) => ({ v: 1, type: "fan-out.page", ...page })),
    )
    .catch(() => deps.log("queue.send_failed", { pages: pages.length }))
}

async function sendRun(deps: Deps, { name, slot }: FanOut): Promise<void> {
  await deps.send("bulk", [{ v: 1, type: "fan-out", name, slot }]).catch(() => deps.log("queue.send_failed", { name }))
}
