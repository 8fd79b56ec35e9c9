import { expect, test } from "vitest"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { createWorld, type World } from "../../../tests/support/world/world"
import { day, hour, second } from "../kernel/clock"
import { runQuery } from "../kernel/query.server"
import { logIn } from "./log-in.server"
import { register } from "./register.server"
import { findActor, logOut, type OpenedSession, renewSession } from "./session.server"

const ada = { email: "Ada@Example.com", password: "correct horse battery", firstName: "Ada", lastName: "Meyer" }
const caller = callerFrom()

/** The user that a session token belongs to. */
async function holder(world: World, token: string, kind: "cookie" | "bearer") {
  return runQuery(world.deps.db, findActor(world.deps, { kind, hash: await world.deps.hash(token) }))
}
const bySession = (world: World, { cookieToken }: OpenedSession) => holder(world, cookieToken, "cookie")

test("a new account is signed in, on the free plan, with nothing used and no profile", async () => {
  await using world = await createWorld()
  const opened = await register(world.deps, ada, caller)
  expect(await bySession(world, opened)).toMatchObject({
    email: "Ada@Example.com",
    firstName: "Ada",
    tier: "free",
    growthPulseCount: 0,
    contentGenCount: 0,
    isOnboardingComplete: false,
  })
})

test("a session's two tokens differ, and neither is accepted in place of the other", async () => {
  await using world = await createWorld()
  const opened = await register(world.deps, ada, caller)
  expect(opened.cookieToken).not.toBe(opened.bearerToken)
  expect(await holder(world, opened.bearerToken, "bearer")).toMatchObject({ userId: opened.actor.userId })
  expect(await holder(world, opened.bearerToken, "cookie")).toBeNull()
  expect(await holder(world, opened.cookieToken, "bearer")).toBeNull()
})

test("passwords and tokens are stored only as hashes", async () => {
  await using world = await createWorld()
  const opened = await register(world.deps, ada, caller)
  const stored = JSON.stringify([await world.rows("select * from users"), await world.rows("select * from sessions")])
  for (const secret of [ada.password, opened.cookieToken, opened.bearerToken]) expect(stored).not.toContain(secret)
  expect(stored).toContain("$scrypt$")
})

test("an email address has one account in any letter case, even under concurrent registration", async () => {
  await using world = await createWorld()
  const both = [ada, { ...ada, email: "ADA@example.COM" }].map((input) => register(world.deps, input, caller))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"])
  await expect(register(world.deps, ada, caller)).rejects.toMatchObject({
    code: "email_taken",
    fields: { email: ["An account with this email address already exists."] },
  })
  expect(await world.rows("select * from users")).toHaveLength(1)
})

test("a leaked password is refused at its field and creates nothing", async () => {
  await using world = await createWorld()
  const weak = { ...ada, password: "password123" }
  await expect(register(world.deps, weak, caller)).rejects.toMatchObject({
    code: "invalid",
    fields: { password: [expect.stringContaining("stolen")] },
  })
  expect(await world.rows("select * from users")).toHaveLength(0)
})

test("accounts created per address and hour are limited, without affecting other addresses", async () => {
  await using world = await createWorld({ settings: { registrationsPerHour: 2 } })
  const another = (n: number, from = caller) => register(world.deps, { ...ada, email: `${n}@example.com` }, from)
  await another(1)
  await another(2)
  await expect(another(3)).rejects.toMatchObject({ code: "too_many_requests", retryAfter: expect.any(Number) })
  await another(4, callerFrom("192.0.2.2"))
  world.clock.advance(hour)
  await another(3)
})

test("without a limit, an address may create any number of accounts", async () => {
  await using world = await createWorld({ settings: { registrationsPerHour: 0 } })
  for (const n of [1, 2, 3]) await register(world.deps, { ...ada, email: `${n}@example.com` }, caller)
  expect(await world.rows("select * from login_throttle")).toHaveLength(0)
})

test("a login with the right password opens a new session next to the existing ones", async () => {
  await using world = await createWorld()
  const first = await register(world.deps, ada, caller)
  const second = await logIn(world.deps, { email: "ada@example.com", password: ada.password }, caller)
  expect(second.cookieToken).not.toBe(first.cookieToken)
  expect(await bySession(world, first)).toMatchObject({ userId: first.actor.userId })
  expect(await bySession(world, second)).toMatchObject({ userId: first.actor.userId })
})

test("a wrong password and an unknown email are refused with the same words", async () => {
  await using world = await createWorld()
  await register(world.deps, ada, caller)
  const refusal = { code: "invalid_credentials", message: "The email address or password is incorrect." }
  for (const email of [ada.email, "nobody@example.com"]) {
    await expect(logIn(world.deps, { email, password: "wrong" }, caller)).rejects.toMatchObject(refusal)
  }
})

test("a session ends after 14 days without use", async () => {
  await using world = await createWorld()
  const opened = await register(world.deps, ada, caller)
  world.clock.advance(14 * day - second)
  expect(await bySession(world, opened)).not.toBeNull()
  world.clock.advance(second)
  expect(await bySession(world, opened)).toBeNull()
})

test("a session in use is renewed at most once a day and still ends after 60 days", async () => {
  await using world = await createWorld()
  const opened = await register(world.deps, ada, caller)
  let renewals = 0
  for (let halfDays = 1; halfDays < 120; halfDays++) {
    world.clock.advance(day / 2)
    const actor = await bySession(world, opened)
    expect(actor).not.toBeNull()
    if (actor && (await renewSession(world.deps, actor))) renewals++
  }
  expect(renewals).toBeLessThanOrEqual(60)
  world.clock.advance(day / 2)
  expect(await bySession(world, opened)).toBeNull()
})

test("logging out ends this session at once, by both tokens, and no other", async () => {
  await using world = await createWorld()
  const first = await register(world.deps, ada, caller)
  const second = await logIn(world.deps, ada, caller)
  const actor = await bySession(world, first)
  if (actor) await logOut(world.deps, actor)
  expect(await bySession(world, first)).toBeNull()
  expect(await holder(world, first.bearerToken, "bearer")).toBeNull()
  expect(await bySession(world, second)).not.toBeNull()
})
