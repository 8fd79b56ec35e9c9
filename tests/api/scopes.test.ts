import { beforeAll, expect, test } from "vitest"
import { endpoints } from "../../app/api/contract.server"
import { type Server, startServer } from "../support/server/server"
import { client, expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

async function withScopes(scopes: string[]) {
  const user = await newUser(server, "pro")
  const { body } = await user.call("POST /api/tokens", { name: "Script", scopes })
  return { user, call: client(server, body.secret) }
}

test("an export requires the export scope, and that scope allows nothing else", async () => {
  const { call } = await withScopes(["read", "write"])
  expectRefusal(await call("GET /api/users/export"), 403, "insufficient_scope")
  const exporter = await withScopes(["export"])
  await server.sql("update sessions set confirmed_at = '' where user_id = ?", exporter.user.id)
  const { status, headers } = await exporter.call("GET /api/users/export")
  expect([status, headers.get("Content-Type")]).toEqual([200, "application/zip"])
  expectRefusal(await exporter.call("GET /api/users/me"), 403, "insufficient_scope")
})

test("no token can change the AI settings, or names, email or password", async () => {
  const { call, user } = await withScopes(["read", "write", "export"])
  for (const sent of [{ aiOff: ["writing"] }, { aiOff: [] }, { firstName: "Robyn", aiOff: [] }]) {
    expectRefusal(await call("PUT /api/settings", sent), 403, "insufficient_scope")
  }
  expect((await user.call("GET /api/settings")).body).toMatchObject({ firstName: "Robin", aiOff: [] })
})

test("no call with a read-only token writes user data", async () => {
  const { call, user } = await withScopes(["read"])
  const tables = ["counters", "feeds", "feed_items", "notifications", "jobs", "contents", "evidence", "profiles"]
  const everything = async () =>
    JSON.stringify(
      await Promise.all(tables.map((table) => server.sql(`select * from ${table} where user_id = ?`, user.id))),
    )
  const before = await everything()
  for (const [name, { scope, input }] of Object.entries(endpoints).filter(([, { scope }]) => scope !== "anyone")) {
    const sent = name.startsWith("GET") ? undefined : Object.fromEntries(input ? [["text", "I built a bench."]] : [])
    const { status, body } = await call(name.replace("{id}", "some-id"), sent)
    expect(status, name).toBeLessThan(500)
    expect(body.code === "insufficient_scope", name).toBe(scope !== "read")
  }
  const [one, other] = [await call("GET /api/growth-pulse/question"), await call("GET /api/growth-pulse/question")]
  expect([one.status, other.body]).toEqual([200, one.body])
  expect(await everything()).toBe(before)
  const own = await user.call("GET /api/growth-pulse/question")
  expect(own.body).not.toEqual(one.body)
})

test("a read-only token can check a text: the call is a POST only because of the text's length", async () => {
  const { call } = await withScopes(["read"])
  expect(await call("POST /api/evidence/check", { text: "I built a bench." })).toMatchObject({ status: 200 })
  const exporter = await withScopes(["export", "write"])
  expectRefusal(
    await exporter.call("POST /api/evidence/check", { text: "I built a bench." }),
    403,
    "insufficient_scope",
  )
})
