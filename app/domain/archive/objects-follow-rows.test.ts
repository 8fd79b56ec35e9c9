import { expect, test } from "vitest"
import { gathered } from "../../../tests/leaving/unpack"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { createWorld, type World } from "../../../tests/support/world/world"
import { dataPolicies } from "../../data-policies.server"
import { jobRegistry } from "../../jobs.server"
import { demoLogIn } from "../demo/demo-log-in.server"
import { sweepJobs } from "../jobs/sweep-jobs.server"
import { day, minute } from "../kernel/clock"
import type { Bucket } from "../kernel/deps"
import { startExport } from "./export/start-export.server"
import { writeArchive } from "./export/write-archive.server"
import { startImport } from "./import/start-import.server"
import { archiveKey, prefixOf } from "./object-keys"
import { purgeArchives } from "./purge-archives.server"

/** A world that dies before or after a given step. Nothing works until it is revived. */
async function mortalWorld() {
  const life = { steps: 0, last: Number.POSITIVE_INFINITY, done: true }
  async function step<T>(go: () => Promise<T>): Promise<T> {
    life.steps += 1
    if (life.steps > life.last || (life.steps === life.last && !life.done)) throw new Error("Dead.")
    const answer = await go()
    if (life.steps === life.last) throw new Error("Died.")
    return answer
  }
  const world = await createWorld({ settings: { demoLogin: true }, aroundDatabase: (_, go) => step(go) })
  const { bucket } = world.deps
  const mortal: Bucket = {
    ...bucket,
    put: (...args) => step(() => bucket.put(...args)),
    write: (...args) => step(() => bucket.write(...args)),
    get: (key) => step(() => bucket.get(key)),
    delete: (keys) => step(() => bucket.delete(keys)),
  }
  world.deps.bucket = mortal
  return {
    world,
    /** Works until it dies at the nth step and loses everything in flight. Returns whether it got that far. */
    async until(last: number, done: boolean, work: () => Promise<unknown>): Promise<boolean> {
      Object.assign(life, { steps: 0, last, done })
      await work().catch(() => null)
      await world.runJobs()
      const died = life.steps >= last
      life.last = Number.POSITIVE_INFINITY
      world.queue.lose()
      return died
    },
  }
}

async function keysAndRows(world: World, userId: string) {
  const rows = await world.rows("select id, purpose from archives where user_id = ?", userId)
  const named = rows.map(({ id, purpose }) => archiveKey(userId, purpose as "export" | "import", String(id)))
  return { keys: (await world.deps.bucket.list(prefixOf(userId))).keys, named }
}

/** Revives a world and lets the sweep find lost work. */
async function recovered(world: World): Promise<void> {
  world.clock.advance(2 * minute)
  await sweepJobs(world.deps, jobRegistry)
  await world.finishJobs()
}

test("an export that is killed at any step leaves no object without a row, and is made once", async () => {
  const { world, until } = await mortalWorld()
  await using _ = world
  const users: string[] = []
  // The start, the file and the end, each before and after the step took effect.
  for (const step of [1, 2, 3, 4, 5, 6, 20, 31, 32, 33, 34]) {
    for (const done of [false, true]) {
      const user = await world.addUser({ profile: null })
      await until(step, done, () => startExport(world.deps, user, callerFrom()))
      const { keys, named } = await keysAndRows(world, user.userId)
      expect(named).toEqual(expect.arrayContaining(keys))
      users.push(user.userId)
    }
  }
  await recovered(world)
  for (const userId of users) {
    const jobs = await world.rows("select status from jobs where user_id = ?", userId)
    const { keys, named } = await keysAndRows(world, userId)
    expect([keys.length, named.length]).toEqual([jobs.length, jobs.length])
    expect(jobs.filter(({ status }) => status !== "succeeded")).toEqual([])
  }
  world.clock.advance(8 * day)
  await purgeArchives(world.deps)
  expect((await world.deps.bucket.list("users/")).keys).toEqual([])
}, 120_000)

test("an import that is killed at any step leaves no object without a row and imports everything once", async () => {
  const { world, until } = await mortalWorld()
  await using _ = world
  const { actor } = await demoLogIn(world.deps, { profileType: "marketer" }, callerFrom())
  const zip = new Uint8Array(await gathered(writeArchive(world.deps, actor.userId, dataPolicies)))
  const counted = (userId: string) =>
    world.rows(
      `select (select count(*) from growth_entries where user_id = ?1) as entries,
        (select count(*) from contents where user_id = ?1) as documents,
        (select count(*) from evidence where user_id = ?1) as items`,
      userId,
    )
  const whole = await counted(actor.userId)
  const users: string[] = []
  for (const step of [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 19, 21]) {
    const user = await world.addUser({ profile: null })
    await until(step, step % 2 === 0, () => startImport(world.deps, user, { file: new File([zip], "export.zip") }))
    const { keys, named } = await keysAndRows(world, user.userId)
    expect(named).toEqual(expect.arrayContaining(keys))
    users.push(user.userId)
  }
  await recovered(world)
  for (const userId of users) {
    const [job] = await world.rows("select status from jobs where user_id = ?", userId)
    if (job) expect([job.status, await counted(userId)]).toEqual(["succeeded", whole])
  }
  world.clock.advance(3 * day)
  await purgeArchives(world.deps)
  expect((await world.deps.bucket.list("users/")).keys.filter((key) => key.includes("/imports/"))).toEqual([])
}, 120_000)

test("an import's file is deleted once it has ended, and its summary is kept", async () => {
  const { world } = await mortalWorld()
  await using _ = world
  const { actor } = await demoLogIn(world.deps, { profileType: "marketer" }, callerFrom())
  const good = new Uint8Array(await gathered(writeArchive(world.deps, actor.userId, dataPolicies)))
  for (const zip of [good, good.slice(0, 1000)]) {
    const user = await world.addUser({ profile: null })
    await startImport(world.deps, user, { file: new File([zip], "export.zip") })
    expect((await keysAndRows(world, user.userId)).keys).toHaveLength(1)
    await world.finishJobs()
    await purgeArchives(world.deps)
    expect((await keysAndRows(world, user.userId)).keys).toEqual([])
    const [row] = await world.rows("select summary from archives where user_id = ?", user.userId)
    expect(row?.summary).toMatch(/done|failed/)
  }
})

test("an export that fails for good leaves nothing in the bucket", async () => {
  const { world } = await mortalWorld()
  await using _ = world
  const user = await world.addUser({ profile: null })
  const { bucket } = world.deps
  world.deps.bucket = {
    ...bucket,
    async write(...args) {
      await bucket.write(...args)
      throw new Error("The answer was lost.")
    },
  }
  await startExport(world.deps, user, callerFrom())
  await world.finishJobs()
  expect(await world.rows("select status from jobs")).toEqual([{ status: "failed" }])
  world.clock.advance(minute)
  await purgeArchives(world.deps)
  expect(await keysAndRows(world, user.userId)).toEqual({ keys: [], named: [] })
})
