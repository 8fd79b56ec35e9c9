import { beforeAll, expect, test } from "vitest"
import { hour } from "../../app/domain/kernel/clock"
import { type Server, startServer } from "../support/server/server"
import { client, expectRefusal, newUser } from "./client"
import { newcomer, textOf } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

const password = "quiet-harbour-42"

/** Ages every session of a user, as if its password had been entered long ago. */
async function setBack(email: string, milliseconds: number) {
  const at = new Date(server.now().getTime() - milliseconds).toISOString()
  await server.sql(
    "update sessions set confirmed_at = ? where user_id = (select id from users where email = ?)",
    at,
    email,
  )
}

const asking: [name: string, body?: unknown][] = [
  ["POST /api/users/delete", {}],
  ["GET /api/users/export"],
  ["POST /api/tokens", { name: "Script", scopes: ["read"] }],
  ["DELETE /api/sessions/some-id"],
]

test("deleting the account, exporting, creating tokens and ending sessions require a password entered within the last hour", async () => {
  const user = await newUser(server)
  await setBack(user.email, hour - 60_000)
  expect((await user.call("GET /api/users/export")).status).toBe(200)
  await setBack(user.email, hour)
  for (const [name, body] of asking) expectRefusal(await user.call(name, body), 403, "reauthenticate")
  expect((await user.call("GET /api/users/me")).status).toBe(200)
  const wrong = await user.call("POST /api/auth/reauthenticate", { password: "wrong" })
  expectRefusal(wrong, 422, "invalid")
  expect(Object.keys(wrong.body.fields)).toEqual(["password"])
  expectRefusal(await user.call("GET /api/users/export"), 403, "reauthenticate")
  expect((await user.call("POST /api/auth/reauthenticate", { password })).status).toBe(204)
  expect((await user.call("POST /api/tokens", { name: "Script", scopes: ["read"] })).status).toBe(201)
  expectRefusal(await user.call("DELETE /api/sessions/some-id"), 404, "not_found")
  expect((await user.call("POST /api/users/delete", {})).status).toBe(200)
})

test("a demo account, whose password nobody knows, is never asked for it", async () => {
  const { body } = await client(server)("POST /api/auth/demo-login", { profileType: "engineer" })
  await setBack(body.user.email, 10 * hour)
  const demo = client(server, body.token)
  expect((await demo("POST /api/auth/reauthenticate", { password: "any" })).status).toBe(204)
  expect((await demo("GET /api/users/export")).status).toBe(200)
  expect((await demo("POST /api/users/delete", {})).status).toBe(200)
})

test("the pages ask for the password in place, keep the typed values and then continue", async () => {
  const person = await newcomer(server)
  await person.post("/onboarding?step=3", { intent: "complete", linkedinUrl: "", portfolioUrl: "", githubUrl: "" })
  await setBack(person.email, 2 * hour)
  const token = { intent: "create", once: "form-1", name: "My <script>", scopes: "export", days: "7" }
  const asked = await person.post("/settings/tokens", token)
  expect(asked.status).toBe(403)
  expect(textOf(asked.html)).toContain("Enter your password")
  for (const value of ["form-1", "My &lt;script&gt;", "export", "7"]) expect(asked.html).toContain(`value="${value}"`)
  const wrong = await person.post("/settings/tokens", { ...token, password: "wrong" })
  expect(wrong.status).toBe(422)
  expect(textOf(wrong.html)).toContain("This is not your current password.")
  expect(wrong.html).toContain('value="My &lt;script&gt;"')
  const made = await person.post("/settings/tokens", { ...token, password })
  expect(textOf(made.html)).toContain("is ready. Copy it now")
  await setBack(person.email, 2 * hour)
  expect(textOf((await person.post("/settings/export")).html)).toContain("Enter your password")
  expect((await person.post("/settings/sessions", { intent: "end-others" })).status).toBe(403)
  const ended = await person.post("/settings/sessions", { intent: "end-others", password })
  expect([ended.status, ended.location]).toEqual([302, "/settings/sessions"])
  await setBack(person.email, 2 * hour)
  const word = { confirmation: "delete" }
  expect((await person.post("/settings/delete", word)).html).toContain('name="confirmation" value="delete"')
  expect((await person.post("/settings/delete", { ...word, password })).location).toBe("/")
})

test("a finished export can only be downloaded with a password entered within the last hour", async () => {
  const person = await newcomer(server)
  const { location } = await person.post("/settings/export")
  const path = String(location)
  await expect.poll(async () => textOf((await person.get(path)).html), { timeout: 30_000 }).toContain("Download ZIP")
  expect((await person.get(`${path}/download`)).status).toBe(200)
  await setBack(person.email, 2 * hour)
  expect((await person.get(`${path}/download`)).location).toBe(path)
  expect(textOf((await person.get(path)).html)).not.toContain("Download ZIP")
  expect(textOf((await person.post(path, { password: "wrong" })).html)).toContain("not your current password")
  expect((await person.post(path, { password })).location).toBe(path)
  expect((await person.get(`${path}/download`)).status).toBe(200)
})

test("a new password issues a new cookie and bearer token and invalidates the old ones", async () => {
  const user = await newUser(server)
  const input = { currentPassword: password, newPassword: "harbour lantern 77" }
  const { body, headers } = await user.call("POST /api/users/change-password", input)
  expectRefusal(await user.call("GET /api/users/me"), 401, "unauthenticated")
  expect((await client(server, body.token)("GET /api/users/me")).body.id).toBe(user.id)
  const names = headers.getSetCookie().map((cookie) => cookie.split("=")[0])
  expect(names).toEqual(expect.arrayContaining(["__Host-session", "__Host-device"]))
})

test("security events are shown to the account's owner and contain no network address and no email", async () => {
  const user = await newUser(server)
  const from = { "CF-Connecting-IP": "203.0.113.77" }
  const login = { email: user.email, password: "wrong" }
  for (let i = 0; i < 7; i++) await client(server)("POST /api/auth/login", login, from)
  await user.call("POST /api/tokens", { name: "Script", scopes: ["read"] })
  const listed = async () => (await user.call("GET /api/security-events")).body.events
  const kinds = async () => (await listed()).map(({ kind }: { kind: string }) => kind).sort()
  await expect.poll(kinds).toEqual(["sign_in", "sign_in_refused", "sign_in_throttled", "token_created"])
  const shown = JSON.stringify(await listed())
  expect(shown).toContain("203.0.113.x")
  expect(shown).not.toContain("203.0.113.77")
  const logged = server.printed.filter((line) => line.includes('"security"'))
  expect(logged.length).toBeGreaterThan(5)
  expect(logged.join()).not.toMatch(/@|203\.0|quiet-harbour/)
})
