import { expect, test } from "vitest"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { createWorld, type World } from "../../../tests/support/world/world"
import { changePassword } from "../account/change-password.server"
import { logIn } from "../account/log-in.server"
import { register } from "../account/register.server"
import { ChangePasswordForm } from "../account/schema"
import { findActor, type OpenedSession, renewSession } from "../account/session.server"
import { pastEntry } from "../growth-pulse/entries/past-entry.server"
import { submitResponse } from "../growth-pulse/entries/submit-response.server"
import { localPeriod } from "../growth-pulse/streak"
import { day } from "../kernel/clock"
import { findTimeZone } from "../kernel/find-time-zone"
import { runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { changeSettings, findContext } from "./change-settings.server"
import { findSettings } from "./get-settings.server"
import type { ChangeSettings } from "./schema"
import { endOtherSessions, endSession, listSessions } from "./sessions.server"

const ada = { email: "Ada@Example.com", password: "correct horse battery", firstName: "Ada", lastName: "Meyer" }
const caller = callerFrom()

async function change(world: World, actor: Actor, input: ChangeSettings) {
  return changeSettings(
    world.deps,
    actor,
    input,
    await runQuery(world.deps.db, findContext(world.deps, actor.userId, input)),
    caller,
  )
}
async function again(world: World, { cookieToken }: OpenedSession) {
  return runQuery(world.deps.db, findActor(world.deps, { kind: "cookie", hash: await world.deps.hash(cookieToken) }))
}

test("names change on their own, and omitted fields are kept", async () => {
  await using world = await createWorld()
  const opened = await register(world.deps, ada, caller)
  await change(world, opened.actor, { firstName: "Augusta", aiOff: ["writing"] })
  expect(await change(world, opened.actor, { lastName: "King" })).toMatchObject({
    lastName: "King",
    aiOff: ["writing"],
  })
  const actor = await again(world, opened)
  expect(actor).toMatchObject({ email: "Ada@Example.com", timeZone: "UTC", cadence: "daily" })
  const settings = await runQuery(world.deps.db, findSettings(world.deps, opened.actor.userId))
  expect(settings()).toMatchObject({ lastName: "King", aiOff: ["writing"] })
})

test("a new email address requires the current password and is then used to sign in", async () => {
  await using world = await createWorld()
  const { actor } = await register(world.deps, ada, caller)
  const email = "ada.king@example.com"
  for (const currentPassword of [undefined, "", "wrong"]) {
    await expect(change(world, actor, { email, currentPassword })).rejects.toMatchObject({
      code: "invalid",
      fields: { currentPassword: [expect.any(String)] },
    })
  }
  await change(world, actor, { email, currentPassword: ada.password })
  await logIn(world.deps, { email: "ADA.king@example.com", password: ada.password }, caller)
  await expect(logIn(world.deps, ada, caller)).rejects.toMatchObject({ code: "invalid_credentials" })
})

test("another account's email address is refused in any spelling; the user's own may be respelled", async () => {
  await using world = await createWorld()
  const { actor } = await register(world.deps, ada, caller)
  await world.addUser({ email: "taken@example.com" })
  const taken = change(world, actor, { email: "TAKEN@example.com", currentPassword: ada.password, firstName: "X" })
  await expect(taken).rejects.toMatchObject({ code: "email_taken", fields: { email: [expect.any(String)] } })
  expect(await world.rows("select first_name from users where id = ?", actor.userId)).toEqual([{ first_name: "Ada" }])
  await change(world, actor, { email: "ADA@example.com" })
  expect(await world.rows("select email, email_key from users where id = ?", actor.userId)).toEqual([
    { email: "ADA@example.com", email_key: "ada@example.com" },
  ])
})

test("guessing the current password is throttled: after five wrong ones, even the right one has to wait", async () => {
  await using world = await createWorld()
  const { actor } = await register(world.deps, ada, caller)
  const attempt = (currentPassword: string) => change(world, actor, { email: "new@example.com", currentPassword })
  for (let i = 0; i < 5; i++) await expect(attempt("wrong")).rejects.toMatchObject({ code: "invalid" })
  await expect(attempt(ada.password)).rejects.toMatchObject({ code: "too_many_requests" })
  await expect(
    changePassword(world.deps, actor, { currentPassword: ada.password, newPassword: "a better one by far" }, caller),
  ).rejects.toMatchObject({ code: "too_many_requests" })
  world.clock.advance(1000)
  await attempt(ada.password)
})

test("a new password ends every session, including this one, and opens a new one", async () => {
  await using world = await createWorld()
  const first = await register(world.deps, ada, caller)
  const second = await logIn(world.deps, ada, caller)
  const input = { currentPassword: ada.password, newPassword: "a better one by far" }
  const rotated = await changePassword(world.deps, first.actor, input, caller)
  expect(await again(world, rotated)).toMatchObject({ userId: first.actor.userId })
  expect(await again(world, first)).toBeNull()
  expect(await again(world, second)).toBeNull()
  await expect(logIn(world.deps, ada, caller)).rejects.toMatchObject({ code: "invalid_credentials" })
  await logIn(world.deps, { ...ada, password: input.newPassword }, caller)
})

test.each([
  ["short", "short", { newPassword: "Password must be at least 6 characters long" }],
  ["sevenup", "sevenup", { newPassword: "Password must be at least 8 characters long" }],
  ["long enough", "long enuogh", { confirmPassword: "New passwords do not match" }],
  ["long enough", "long enough", {}],
])("the new password %s, repeated as %s", (newPassword, confirmPassword, wanted) => {
  const result = ChangePasswordForm.safeParse({ currentPassword: "x", newPassword, confirmPassword })
  const issues = result.error?.issues ?? []
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]))).toEqual(wanted)
})

test("a change of cadence or time zone recomputes the streak", async () => {
  await using world = await createWorld({ now: "2026-03-10T09:00:00.000Z" })
  const actor = await world.addUser()
  for (const daysAgo of [15, 8, 7, 2, 1]) {
    const at = new Date(world.clock.now().getTime() - daysAgo * day)
    const answered = { question: "What moved?", response: "I cut the nightly import from 50 to 12 minutes." }
    const [first, ...rest] = pastEntry(
      { ...world.deps, now: () => at, newId: () => `0${at.getTime()}-${daysAgo}` },
      actor,
      answered,
    )
    if (first) await world.deps.db.batch([first, ...rest])
  }
  const streak = async () =>
    (await world.rows("select streak from counters where user_id = ?", actor.userId))[0]?.streak
  expect(await streak()).toBe(2)
  await change(world, actor, { cadence: "weekly" })
  expect(await streak()).toBe(3)
  await change(world, await world.actor(actor.userId), { cadence: "daily" })
  expect(await streak()).toBe(2)
  await change(world, await world.actor(actor.userId), { timeZone: "Asia/Tokyo" })
  expect(await streak()).toBe(2)
})

test("an answer analyzed after a change of cadence counts once, in the new cadence", async () => {
  await using world = await createWorld({ now: "2026-03-10T09:00:00.000Z" })
  const actor = await world.addUser({ tier: "pro" })
  const answer = { question: "What moved?", response: "I cut the nightly import from 50 to 12 minutes." }
  const counted = () =>
    world.rows("select streak, streak_period, answered from counters where user_id = ?", actor.userId)
  await submitResponse(world.deps, actor, answer)
  await change(world, actor, { cadence: "weekly" })
  await world.finishJobs()
  const week = localPeriod(world.clock.now(), "UTC", "weekly")
  expect(await counted()).toEqual([{ streak: 1, streak_period: week, answered: 1 }])
  world.clock.advance(7 * day)
  await submitResponse(world.deps, await world.actor(actor.userId), answer)
  await world.finishJobs()
  expect(await counted()).toEqual([{ streak: 2, streak_period: week + 1, answered: 2 }])
})

test("a change of cadence includes a concurrent reflection", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  const input = { cadence: "weekly" as const }
  const known = await runQuery(world.deps.db, findContext(world.deps, actor.userId, input))
  await submitResponse(world.deps, actor, { question: "Q?", response: "I cut the import from 50 to 12 minutes." })
  await changeSettings(world.deps, actor, input, known, caller)
  await world.finishJobs()
  expect((await world.actor(actor.userId)).cadence).toBe("weekly")
  expect(await world.rows("select streak, streak_period from counters where user_id = ?", actor.userId)).toEqual([
    { streak: 1, streak_period: localPeriod(world.clock.now(), "UTC", "weekly") },
  ])
})

test("a time zone may be entered by name or by city", () => {
  expect(
    ["europe/berlin", "New York", "Asia/Kolkata", "utc", "brisbane", "Middle/Earth", "+10:00", ""].map(findTimeZone),
  ).toEqual(["Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC", "Australia/Brisbane", null, null, null])
})

test("sessions show their client and can be ended individually or all except this one", async () => {
  await using world = await createWorld()
  const first = await register(world.deps, ada, { ...caller, label: "Firefox on Windows" })
  const second = await logIn(world.deps, ada, { ...caller, label: "API client" })
  const third = await logIn(world.deps, ada, { ...caller, label: "Safari on iPhone" })
  const listed = async () => (await runQuery(world.deps.db, listSessions(world.deps, first.actor.userId)))(first.actor)
  expect((await listed()).map(({ label, current }) => [label, current])).toEqual([
    ["Safari on iPhone", false],
    ["API client", false],
    ["Firefox on Windows", true],
  ])
  const id = second.actor.credential.id
  await expect(endSession(world.deps, await world.addUser(), id, caller)).rejects.toMatchObject({ code: "not_found" })
  await endSession(world.deps, first.actor, id, caller)
  expect(await again(world, second)).toBeNull()
  await expect(endSession(world.deps, first.actor, id, caller)).rejects.toMatchObject({ code: "not_found" })
  await endOtherSessions(world.deps, first.actor, caller)
  expect(await again(world, third)).toBeNull()
  expect(await listed()).toHaveLength(1)
})

test("activity is recorded once a day for session and user", async () => {
  await using world = await createWorld({ now: "2026-03-10T09:00:00.000Z" })
  const opened = await register(world.deps, ada, caller)
  expect(await renewSession(world.deps, opened.actor)).toBeNull()
  world.clock.advance(day)
  const next = await again(world, opened)
  if (next) await renewSession(world.deps, next)
  const seen = "2026-03-11T09:00:00.000Z"
  expect(await world.rows("select seen_at from sessions union all select seen_at from users")).toEqual([
    { seen_at: seen },
    { seen_at: seen },
  ])
})
