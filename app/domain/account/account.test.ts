import { expect, test } from "vitest"
import { createWorld } from "../../../tests/world"
import { day } from "../clock"
import { runQuery } from "../database/query.server"
import { changePassword } from "./change-password.server"
import { eraseUser, tablesOfUsers } from "./erase.server"
import { logIn } from "./log-in.server"
import { register } from "./register.server"
import { findActor, logOut, type OpenedSession, renewSession } from "./session.server"

const ada = { email: "Ada@Example.com", password: "quiet-harbour-42", firstName: "Ada", lastName: "Park" }

async function actorOf(world: Awaited<ReturnType<typeof createWorld>>, { cookieToken }: OpenedSession) {
  const hash = await world.deps.hash(cookieToken)
  return runQuery(world.deps.db, findActor(world.deps, { kind: "cookie", hash }))
}

test("registering twice with one address in other letters is refused, also at the same moment", async () => {
  await using world = await createWorld()
  const tries = await Promise.allSettled([
    register(world.deps, ada, "a"),
    register(world.deps, { ...ada, email: "ada@example.COM" }, "a"),
  ])
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  await expect(register(world.deps, ada, "a")).rejects.toMatchObject({ code: "email_taken" })
})

test("a password from a known breach is refused", async () => {
  await using world = await createWorld()
  const refused = register(world.deps, { ...ada, password: "password123" }, "a")
  await expect(refused).rejects.toMatchObject({
    code: "invalid",
    fields: { password: [expect.stringContaining("stolen")] },
  })
})

test("a cookie's token is not accepted as bearer, nor the other way round", async () => {
  await using world = await createWorld()
  const opened = await register(world.deps, ada, "a")
  const swapped = await world.deps.hash(opened.bearerToken)
  expect(await runQuery(world.deps.db, findActor(world.deps, { kind: "cookie", hash: swapped }))).toBeNull()
  expect(await runQuery(world.deps.db, findActor(world.deps, { kind: "bearer", hash: swapped }))).not.toBeNull()
})

test("a wrong password and an unknown address are the same refusal", async () => {
  await using world = await createWorld()
  await register(world.deps, ada, "a")
  const wrong = await logIn(world.deps, { email: ada.email, password: "nope-nope" }, "a").catch((error) => error)
  const unknown = await logIn(world.deps, { email: "who@example.com", password: "nope-nope" }, "a").catch(
    (error) => error,
  )
  expect([wrong.code, wrong.message]).toEqual([unknown.code, unknown.message])
})

test("after five wrong passwords the right one has to wait, and then works", async () => {
  await using world = await createWorld()
  await register(world.deps, ada, "a")
  const wrong = { email: ada.email, password: "not-this-one" }
  for (let i = 0; i < 5; i++) await logIn(world.deps, wrong, "a").catch(() => {})
  await expect(logIn(world.deps, ada, "a")).rejects.toMatchObject({ code: "too_many_requests" })
  world.clock.advance(1001)
  await expect(logIn(world.deps, ada, "a")).resolves.toBeDefined()
})

test("a session ends after 14 days without use, after 60 in any case, and at logout at once", async () => {
  await using world = await createWorld()
  const opened = await register(world.deps, ada, "a")
  for (let days = 0; days < 56; days += 7) {
    world.clock.advance(7 * day)
    const actor = await actorOf(world, opened)
    if (!actor) throw new Error(`The session ended after ${days} days of use.`)
    await renewSession(world.deps, actor)
  }
  world.clock.advance(5 * day)
  expect(await actorOf(world, opened)).toBeNull()
  const again = await logIn(world.deps, ada, "a")
  const actor = await actorOf(world, again)
  if (!actor) throw new Error("Not signed in.")
  await logOut(world.deps, actor)
  expect(await actorOf(world, again)).toBeNull()
})

test("changing the password ends the other sessions and needs the current one", async () => {
  await using world = await createWorld()
  const first = await register(world.deps, ada, "a")
  const second = await logIn(world.deps, ada, "a")
  const actor = await actorOf(world, second)
  if (!actor) throw new Error("Not signed in.")
  const wrong = changePassword(world.deps, actor, { currentPassword: "wrong-one", newPassword: "another-harbour-7" })
  await expect(wrong).rejects.toMatchObject({ fields: { currentPassword: [expect.any(String)] } })
  await changePassword(world.deps, actor, { currentPassword: ada.password, newPassword: "another-harbour-7" })
  expect(await actorOf(world, first)).toBeNull()
  expect(await actorOf(world, second)).not.toBeNull()
})

test("registrations from one address are limited by the hour", async () => {
  await using world = await createWorld({ settings: { registrationsPerHour: 2 } })
  const one = (n: number) => register(world.deps, { ...ada, email: `a${n}@example.com` }, "203.0.113.9")
  await one(1)
  await one(2)
  await expect(one(3)).rejects.toMatchObject({ code: "too_many_requests" })
})

test("erasing a user leaves no row of theirs in any table", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: { bio: "I bake." } })
  await eraseUser(world.deps, user.userId)
  const tables = await world.rows(
    "select name from sqlite_master where type = 'table' and sql like '%user_id TEXT%' and name not like '\\_%' escape '\\'",
  )
  expect(tables).toHaveLength(tablesOfUsers.length)
  for (const { name } of tables) {
    expect(await world.rows(`select user_id from ${name} where user_id = ?`, user.userId)).toEqual([])
  }
})
