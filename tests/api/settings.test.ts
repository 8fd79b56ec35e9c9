import { beforeAll, expect, test } from "vitest"
import { endpoints } from "../../app/api/contract.server"
import { type Server, startServer } from "../support/server/server"
import { anAnswer, client, expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

async function withToken(scopes: string[], days = 30) {
  const user = await newUser(server)
  const { status, body } = await user.call("POST /api/tokens", { name: "Script", scopes, days })
  expect(status).toBe(201)
  return { user, id: String(body.token.id), secret: String(body.secret), call: client(server, body.secret) }
}

test("a token can read and change what its scopes allow", async () => {
  const reader = await withToken(["read"])
  expect((await reader.call("GET /api/users/me")).body.id).toBe(reader.user.id)
  expectRefusal(await reader.call("POST /api/growth-pulse/response", anAnswer), 403, "insufficient_scope")
  const writer = await withToken(["write"])
  expect((await writer.call("POST /api/growth-pulse/response", anAnswer)).status).toBe(201)
  expectRefusal(await writer.call("GET /api/growth-pulse/history"), 403, "insufficient_scope")
})

/** All calls that require the person themselves, whatever a token's scopes. */
const ofThePerson =
  /^(POST \/api\/users\/|GET \/api\/(tokens|sessions)|\w+ \/api\/(tokens|sessions)|POST \/api\/auth\/logout|POST \/api\/billing\/(create-checkout|cancel))/

test("a token with every scope can call nothing that requires the person themselves", async () => {
  const { call, user } = await withToken(["read", "write"])
  const names = Object.keys(endpoints).filter((name) => ofThePerson.test(name))
  expect(names.length).toBeGreaterThanOrEqual(7)
  for (const name of names) {
    const sent = name.startsWith("GET") ? undefined : {}
    expectRefusal(await call(name.replace("{id}", "some-id"), sent), 403, "insufficient_scope")
  }
  const email = { email: "another@example.com", currentPassword: user.password }
  expectRefusal(await call("PUT /api/settings", email), 403, "insufficient_scope")
  expect((await call("PUT /api/settings", { firstName: "Robyn" })).body).toMatchObject({ firstName: "Robyn" })
})

test("a token opens no page, and if a cookie is sent too, only the token counts", async () => {
  const { secret, user } = await withToken(["read", "write"])
  const login = await fetch(`${server.origin}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: user.email, password: user.password }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ")
  const bearer = { Authorization: `Bearer ${secret}` }
  for (const headers of [new Headers(bearer), new Headers({ ...bearer, Cookie: cookie })]) {
    const page = await fetch(`${server.origin}/onboarding`, { redirect: "manual", headers })
    expect([page.status, page.headers.get("Location")]).toEqual([302, "/auth/login?redirectTo=%2Fonboarding"])
  }
})

test("an expired, revoked or invented token is refused", async () => {
  const { user, id, secret, call } = await withToken(["read"], 7)
  expectRefusal(await client(server, `${secret.slice(0, -1)}_`)("GET /api/users/me"), 401, "unauthenticated")
  await server.sql("update api_tokens set expires_at = ? where id = ?", server.now().toISOString(), id)
  expectRefusal(await call("GET /api/users/me"), 401, "unauthenticated")
  expectRefusal(await user.call("POST /api/tokens", { name: "Without scopes" }), 422, "invalid")
  expectRefusal(await user.call("POST /api/tokens", { name: "Too long", scopes: ["read"], days: 366 }), 422, "invalid")
})

test("the list contains no secrets, and a revoked token disappears", async () => {
  const { user, id, secret, call } = await withToken(["read"])
  await call("GET /api/users/me")
  await expect
    .poll(async () => (await user.call("GET /api/tokens")).body.tokens)
    .toEqual([expect.objectContaining({ id, name: "Script", usedOn: server.now().toISOString().slice(0, 10) })])
  expect(JSON.stringify((await user.call("GET /api/tokens")).body)).not.toContain(secret.slice(3))
  expect((await user.call(`DELETE /api/tokens/${id}`)).status).toBe(204)
  expectRefusal(await call("GET /api/users/me"), 401, "unauthenticated")
})

test("sessions are listed with the current one marked, and end when revoked", async () => {
  const user = await newUser(server)
  const { email, password } = user
  const firefox = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0" }
  const { body } = await client(server)("POST /api/auth/login", { email, password }, firefox)
  const { sessions } = (await user.call("GET /api/sessions")).body
  expect(sessions).toMatchObject([{ label: "Firefox on Linux", current: false }, { current: true }])
  expect((await user.call(`DELETE /api/sessions/${sessions[0].id}`)).status).toBe(204)
  expectRefusal(await client(server, body.token)("GET /api/users/me"), 401, "unauthenticated")
})

test("settings are read and changed individually, and errors name their field", async () => {
  const { call, email } = await newUser(server)
  const names = { email, firstName: "Robin", lastName: "Example" }
  const settings = { ...names, timeZone: "UTC", cadence: "daily", aiOff: [], version: 1 }
  expect((await call("GET /api/settings")).body).toEqual(settings)
  const { body } = await call("PUT /api/settings", { timeZone: "brisbane", cadence: "weekly", aiOff: ["writing"] })
  expect(body).toEqual({
    ...settings,
    timeZone: "Australia/Brisbane",
    cadence: "weekly",
    aiOff: ["writing"],
    version: 2,
  })
  expect((await call("GET /api/settings")).body).toEqual(body)
  const wrong = await call("PUT /api/settings", { timeZone: "Nowhere", cadence: "hourly", firstName: " " })
  expectRefusal(wrong, 422, "invalid")
  expect(Object.keys(wrong.body.fields).sort()).toEqual(["cadence", "firstName", "timeZone"])
  const taken = await newUser(server)
  const move = { email: taken.email.toUpperCase(), currentPassword: "quiet-harbour-42" }
  expectRefusal(await call("PUT /api/settings", move), 409, "email_taken")
})

test("the polled call is small, tells whether anything changed, and writes nothing", async () => {
  const { call, id } = await newUser(server)
  const first = await call("GET /api/users/me")
  const tag = String(first.headers.get("ETag"))
  expect(tag).toMatch(/^W\/"[0-9a-f]{32}"$/)
  expect(JSON.stringify(first.body).length).toBeLessThan(1024)
  for (const held of [tag, tag.slice(2), `"other", ${tag}`]) {
    const again = await call("GET /api/users/me", undefined, { "If-None-Match": held })
    expect([again.status, again.body, again.headers.get("ETag")]).toEqual([304, "", tag])
  }
  await server.sql(
    "update counters set content_used = 1, content_period = ? where user_id = ?",
    `${server.now().toISOString().slice(0, 7)}-01`,
    id,
  )
  expect((await call("GET /api/users/me", undefined, { "If-None-Match": tag })).status).toBe(200)
})
