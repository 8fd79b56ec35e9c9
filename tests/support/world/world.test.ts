import { expect, test } from "vitest"
import { createWorld } from "./world"

test("a world has its own migrated database, users and clock", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "starter", profile: { title: "Nurse", skills: ["Triage"] } })
  expect(user).toMatchObject({ tier: "starter", isOnboardingComplete: true, growthLimit: 4 })
  expect(await world.rows("select text from evidence")).not.toEqual([])
  world.clock.advance(86_400_000)
  expect(world.deps.now().toISOString()).toBe("2026-03-11T09:00:00.000Z")
})

test("worlds do not see each other", async () => {
  await using one = await createWorld()
  await using other = await createWorld()
  await one.addUser()
  expect(await one.rows("select id from users")).toHaveLength(1)
  expect(await other.rows("select id from users")).toHaveLength(0)
})

test("every migration created its tables", async () => {
  await using world = await createWorld()
  const tables = await world.rows("select name from sqlite_master where type = 'table'")
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["users", "cron_runs", "jobs"]))
})
