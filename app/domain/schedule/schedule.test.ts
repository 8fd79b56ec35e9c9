import { expect, test } from "vitest"
import { createWorld, type World, type WorldOptions } from "../../../tests/support/world/world"
import { sliceOf } from "../../tasks.server"
import { day, hour, iso, minute } from "../kernel/clock"
import { rowsPerPurge } from "../retention/purge-by-age.server"
import { startDay, startWeek } from "./begin-scheduled.server"
import { catchUp } from "./catch-up.server"
import { claimSlot } from "./claim-slot.server"
import { retryAfter, taskLease } from "./rules"
import { runTask } from "./run-task.server"
import { taskNames } from "./schema"

const task = { name: "purge.ai-runs", slot: "2026-03-10" } as const

/** Adds logged model calls that are past their retention. */
async function addOldRuns(world: World, count: number) {
  const { userId } = await world.addUser({ profile: null })
  await world.rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into ai_runs (user_id, id, purpose, model, sent, outcome, milliseconds, created_at)
     select ?2, i, '', '', '', 'ok', 1, '2025-01-01T00:00:00.000Z' from n`,
    count,
    userId,
  )
}

const count = async (world: World, table: string) =>
  Number((await world.rows(`select count(*) as n from ${table}`))[0]?.n)
const done = async (world: World) =>
  (await world.rows("select name from cron_runs where done_at is not null order by name")).map(({ name }) => name)

async function aWorld(options: WorldOptions = {}) {
  const world = await createWorld(options)
  await addOldRuns(world, 3 * rowsPerPurge + 1)
  return world
}

test("a task runs in slices across several messages, and its slot is done only after the last one", async () => {
  await using world = await aWorld()
  await runTask(world.deps, sliceOf, task)
  expect(await count(world, "ai_runs")).toBe(rowsPerPurge + 1)
  expect(await done(world)).toEqual([])
  expect(world.queue.waiting.map(({ message }) => message)).toEqual([{ v: 1, type: "task", ...task }])
  await world.runJobs()
  expect(await count(world, "ai_runs")).toBe(0)
  expect(await done(world)).toEqual(["purge.ai-runs"])
  await addOldRuns(world, 1)
  await runTask(world.deps, sliceOf, task)
  expect(await count(world, "ai_runs")).toBe(1)
})

test("a dead worker's task is resumed by the next minute's cron once its lease expires", async () => {
  await using world = await aWorld()
  const taken = await claimSlot(world.deps, task)
  expect(taken).not.toBe(null)
  await catchUp(world.deps)
  world.clock.advance(taskLease - 1)
  await runTask(world.deps, sliceOf, task)
  expect(await count(world, "ai_runs")).toBeGreaterThan(rowsPerPurge * 3)
  world.clock.advance(1)
  world.queue.lose()
  await catchUp(world.deps)
  await world.runJobs()
  expect(await count(world, "ai_runs")).toBe(0)
})

test("duplicate concurrent messages do the work once", async () => {
  await using world = await aWorld()
  const taken = await Promise.all(Array.from({ length: 8 }, () => claimSlot(world.deps, task)))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test("a failed clean-up is retried from its cursor and does not block others", async () => {
  let broken = true
  await using world = await aWorld({
    aroundDatabase: async (statements, go) => {
      if (broken && statements.some((one) => one.includes("login_throttle"))) throw new Error("The table is broken.")
      return go()
    },
  })
  await startDay(world.deps)
  await world.runJobs()
  const others = taskNames.filter((name) => name !== "purge.throttle").toSorted()
  expect(await done(world)).toEqual(others)
  expect(await count(world, "ai_runs")).toBe(0)
  broken = false
  world.clock.advance(retryAfter)
  await catchUp(world.deps)
  await world.runJobs()
  expect(await done(world)).toEqual(taskNames.toSorted())
})

test("after an outage of any length, the latest missed day and week are made up for once", async () => {
  await using world = await aWorld({ now: "2026-03-10T09:00:00.000Z" })
  world.clock.advance(40 * day + 3 * hour)
  for (let n = 0; n < 5; n++) {
    await catchUp(world.deps)
    await world.runJobs()
  }
  const slots = async () => world.rows("select name, slot from fan_outs order by name")
  const made = [
    { name: "feed.weekly", slot: "2026-W16" },
    { name: "influence.daily", slot: "2026-04-19" },
    { name: "readiness.daily", slot: "2026-04-19" },
  ]
  expect(await slots()).toEqual(made)
  expect(await count(world, "cron_runs")).toBe(taskNames.length)
  expect(await count(world, "ai_runs")).toBe(0)
  await startWeek({ ...world.deps, now: () => new Date("2026-04-19T12:00:00.000Z") })
  await startDay(world.deps)
  expect(await slots()).toEqual(made)
})

test("slots from before the first user are not made up for", async () => {
  await using world = await createWorld({ now: "2026-03-10T09:00:00.000Z" })
  await catchUp(world.deps)
  await world.addUser()
  await catchUp(world.deps)
  expect(world.queue.waiting).toEqual([])
  world.clock.advance(18 * hour)
  await catchUp(world.deps)
  expect(world.queue.waiting).toHaveLength(taskNames.length + 2)
})

test("ten thousand expired demo accounts are deleted within a day, in bounded slices", async () => {
  let statements = 0
  await using world = await createWorld({
    aroundDatabase: (sent, go) => {
      statements += sent.length
      return go()
    },
  })
  await world.rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000)
     insert into users (id, email, email_key, first_name, last_name, password_hash, demo_until, created_at, seen_at)
     select printf('%08d', i), i || '@example.com', i || '@example.com', 'Robin', 'Example', '', ?1, ?1, ?1 from n`,
    iso(world.clock.now().getTime() + day),
  )
  await world.rows("insert into profiles (user_id, updated_at) select id, '' from users")
  world.clock.advance(day + minute)
  let most = 0
  for (let message = 0; message < 60; message++) {
    statements = 0
    await runTask(world.deps, sliceOf, { name: "purge.demo-accounts", slot: "2026-03-11" })
    most = Math.max(most, statements)
  }
  expect(most).toBeLessThan(100)
  expect([await count(world, "users"), await count(world, "deletions")]).toEqual([0, 10_000])
  const erasures = world.queue.waiting.filter(({ message }) => message.type === "erase")
  expect(new Set(erasures.map(({ message }) => Object(message).userId)).size).toBe(10_000)
})
