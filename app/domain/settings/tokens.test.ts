import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { createWorld, type World } from "../../../tests/support/world/world"
import { changePassword } from "../account/change-password.server"
import { isApiToken, requireScope } from "../account/credential"
import { deviceLabel } from "../account/device-label"
import { register } from "../account/register.server"
import { findActor, recordUse, userIdOfToken } from "../account/session.server"
import { day } from "../kernel/clock"
import { runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { profiles } from "../users/tables.server"
import { maxTokens } from "./rules"
import type { CreateToken } from "./schema"
import { createToken, listTokens, revokeToken } from "./tokens.server"

const from = callerFrom()
const plain: CreateToken = { name: "Backup script", scopes: ["read"], days: 7 }

async function holder(world: World, secret: string, kind: "token" | "bearer" | "cookie" = "token") {
  return runQuery(world.deps.db, findActor(world.deps, { kind, hash: await world.deps.hash(secret) }))
}
const listed = (world: World, { userId }: Actor) => runQuery(world.deps.db, listTokens(world.deps, userId))

test("a token is shown once, stored hashed, and accepted only as a token", async () => {
  await using world = await createWorld()
  const actor = await world.addUser()
  const { secret, token } = await createToken(world.deps, actor, plain, from)
  expect(isApiToken(secret)).toBe(true)
  expect(JSON.stringify(await world.rows("select * from api_tokens"))).not.toContain(secret)
  expect(await listed(world, actor)).toEqual([token])
  expect(await holder(world, secret)).toMatchObject({
    userId: actor.userId,
    credential: { kind: "token", scopes: ["read"] },
  })
  expect(await holder(world, secret, "bearer")).toBeNull()
  expect(await holder(world, secret, "cookie")).toBeNull()
  const who = userIdOfToken(world.deps, { kind: "token", hash: await world.deps.hash(secret) }, "read")
  const own = world.deps.db.select({ id: profiles.userId }).from(profiles).where(eq(profiles.userId, who))
  await world.addUser()
  expect(await own).toEqual([{ id: actor.userId }])
})

test("a token expires on its day, or at once when its owner revokes it", async () => {
  await using world = await createWorld()
  const actor = await world.addUser()
  const short = await createToken(world.deps, actor, plain, from)
  const long = await createToken(world.deps, actor, { ...plain, days: 30 }, from)
  world.clock.advance(7 * day - 1)
  expect(await holder(world, short.secret)).not.toBeNull()
  world.clock.advance(1)
  expect(await holder(world, short.secret)).toBeNull()
  await expect(revokeToken(world.deps, await world.addUser(), long.token.id, from)).rejects.toMatchObject({
    code: "not_found",
  })
  expect(await holder(world, long.secret)).not.toBeNull()
  await revokeToken(world.deps, actor, long.token.id, from)
  expect(await holder(world, long.secret)).toBeNull()
})

test("a form creates one token, and concurrent requests cannot exceed the maximum", async () => {
  await using world = await createWorld()
  const actor = await world.addUser()
  await createToken(world.deps, actor, plain, from, "form-1")
  await expect(createToken(world.deps, actor, plain, from, "form-1")).rejects.toMatchObject({ code: "conflict" })
  const many = Array.from({ length: maxTokens + 3 }, () => createToken(world.deps, actor, plain, from))
  const made = (await Promise.allSettled(many)).filter(({ status }) => status === "fulfilled")
  expect(made).toHaveLength(maxTokens - 1)
  expect(await listed(world, actor)).toHaveLength(maxTokens)
})

test("a token is limited to its scopes and excluded from session-only actions", async () => {
  await using world = await createWorld()
  const actor = await world.addUser()
  const { secret } = await createToken(world.deps, actor, plain, from)
  const caller = await holder(world, secret)
  if (!caller) throw new Error("The token finds nobody.")
  const refused = expect.objectContaining({ code: "insufficient_scope" })
  expect(() => requireScope(caller, "read")).not.toThrow()
  expect(() => requireScope(caller, "write")).toThrow(refused)
  expect(() => requireScope(caller, "session")).toThrow(refused)
  expect(() => requireScope(actor, "session")).not.toThrow()
  await expect(createToken(world.deps, caller, plain, from)).rejects.toEqual(refused)
  await expect(changePassword(world.deps, caller, { currentPassword: "a", newPassword: "b" }, from)).rejects.toEqual(
    refused,
  )
})

test("use of a token is recorded once a day and counts as activity", async () => {
  await using world = await createWorld({ now: "2026-03-10T09:00:00.000Z" })
  const actor = await world.addUser()
  const { secret } = await createToken(world.deps, actor, plain, from)
  world.clock.advance(2 * day)
  const caller = await holder(world, secret)
  if (caller) await recordUse(world.deps, caller)
  expect(await world.rows("select used_on, seen_at from api_tokens join users on users.id = user_id")).toEqual([
    { used_on: "2026-03-12", seen_at: "2026-03-12T09:00:00.000Z" },
  ])
})

test("a new password revokes every token", async () => {
  await using world = await createWorld()
  const ada = { email: "ada@example.com", password: "correct horse battery", firstName: "Ada", lastName: "Meyer" }
  const { actor } = await register(world.deps, ada, from)
  const { secret } = await createToken(world.deps, actor, plain, from)
  const input = { currentPassword: ada.password, newPassword: "a better one by far" }
  await changePassword(world.deps, actor, input, from)
  expect(await holder(world, secret)).toBeNull()
})

test("a session token with the prefix of a personal one is not one", () => {
  expect(isApiToken(`tl_${"a".repeat(43)}`)).toBe(true)
  expect(isApiToken(`tl_${"a".repeat(40)}`)).toBe(false)
})

const agents: [string | null, string][] = [
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari on macOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  ["curl/8.9.1", "API client"],
  [null, "API client"],
]
test.each(agents)("%s is called %s", (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label)
})
