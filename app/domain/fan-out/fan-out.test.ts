import fc from "fast-check"
import { expect, test } from "vitest"
import { createWorld, type World } from "../../../tests/support/world/world"
import { idsAtOnce, pageGrace, usersPerPage } from "./rules"
import { pagesOf, startFanOut } from "./run-fan-out.server"
import { sweepFanOuts } from "./sweep-fan-outs.server"

const run = { name: "readiness.daily", slot: "2026-03-10" } as const

/** Adds many users; every fifth has been inactive for a year. */
async function addMany(world: World, count: number) {
  await world.rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into users (id, email, email_key, first_name, last_name, password_hash, created_at, seen_at)
     select printf('%08d', i), i || '@example.com', i || '@example.com', 'Robin', 'Example', '', ?2,
       case when i % 5 = 0 then '2025-01-01T00:00:00.000Z' else ?2 end from n`,
    count,
    world.clock.now().toISOString(),
  )
  await world.rows("insert into counters (user_id) select id from users")
}

/** Runs the queue and the sweep until no work is left. */
async function finish(world: World) {
  for (let round = 0; round < 100; round++) {
    await world.runJobs().catch(() => 0)
    const [left] = await world.rows(
      "select (select count(*) from fan_outs where state <> 'done') + (select count(*) from fan_out_pages) as open",
    )
    if (left?.open === 0) return
    world.clock.advance(pageGrace)
    await sweepFanOuts(world.deps).catch(() => undefined)
  }
  throw new Error("The run never ends.")
}

const doubled = "select user_id from readiness_snapshots group by user_id having count(*) > 1"
const leftOut = `select id from users where id % 5 <> 0 and id not in (select user_id from readiness_snapshots)`

test("every recently active user is processed once, and inactive users are skipped", async () => {
  await using world = await createWorld()
  await addMany(world, 730)
  await startFanOut(world.deps, run)
  await startFanOut(world.deps, run)
  await finish(world)
  expect(await world.rows("select count(*) as n from readiness_snapshots")).toEqual([{ n: 584 }])
  expect(await world.rows(leftOut)).toEqual([])
  await startFanOut(world.deps, run)
  expect(world.queue.waiting).toEqual([])
})

test("an undisturbed run completes through its messages alone, without the sweep", async () => {
  await using world = await createWorld()
  await addMany(world, 730)
  await startFanOut(world.deps, run)
  await world.runJobs()
  expect(await world.rows("select count(*) as n from readiness_snapshots")).toEqual([{ n: 584 }])
  expect(await world.rows("select 1 from fan_out_pages")).toEqual([])
})

test("a run with lost messages and database failures still processes every user once", async () => {
  let trips = 0
  await using world = await createWorld({
    aroundDatabase: async (_, go) => {
      trips += 1
      if (trips % 7 === 3) throw new Error("The database was away before it worked.")
      const results = await go()
      if (trips % 11 === 5) throw new Error("The database was away after it had worked.")
      return results
    },
  })
  await addMany(world, 430)
  await startFanOut(world.deps, run).catch(() => undefined)
  await startFanOut(world.deps, run).catch(() => undefined)
  world.queue.lose()
  world.clock.advance(pageGrace)
  await sweepFanOuts(world.deps).catch(() => undefined)
  await world.runJobs().catch(() => 0)
  world.queue.lose()
  await finish(world)
  expect(await world.rows(leftOut)).toEqual([])
  expect(await world.rows(doubled)).toEqual([])
})

test("pages are adjacent and contain every id once", () => {
  const anyIds = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 350 }).map((ids) => ids.sort())
  fc.assert(
    fc.property(anyIds, (ids) => {
      const pages = pagesOf(run, "", ids)
      const covered = pages.map(({ after, upTo }) => ids.filter((id) => id > after && id <= upTo))
      expect(covered.flat()).toEqual(ids)
      expect(covered.every((page) => page.length <= usersPerPage && page.length > 0)).toBe(true)
    }),
  )
  expect(idsAtOnce % usersPerPage).toBe(0)
})
