import fc from "fast-check"
import { beforeAll, expect, test } from "vitest"
import { seed } from "../runner/given"
import { type Server, startServer } from "../support/server/server"
import { client, expectRefusal } from "./client"
import { oddRequest } from "./odd-parts"
import { type RawRequest, statusesOnOne, statusOf } from "./raw"

const count = Number(process.env.ODD_REQUESTS ?? 2_000)
const atOnce = 8

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

test("every request, however malformed, gets a response and never an internal error", async () => {
  const waiting = fc.sample(oddRequest, { seed, numRuns: count })
  const failed: unknown[] = []
  const until = Date.now() + 25_000
  async function sendOn() {
    for (let next = waiting.pop(); next && Date.now() < until; next = waiting.pop()) {
      const status = await statusOf(server.origin, next)
      if (status < 200 || status >= 500) failed.push({ status, ...next })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOn))
  expect(failed).toEqual([])
  expect(waiting.length, "requests left over").toBeLessThan(count * 0.8)
})

const plain: RawRequest = { method: "GET", path: "/", headers: [], body: "" }
const withBody = (method: string, path: string, body: string, type = "application/json"): RawRequest => ({
  ...plain,
  method,
  path,
  headers: [`Content-Type: ${type}`, `Content-Length: ${body.length}`],
  body,
})

test.each([
  ["a read with a body", { ...withBody("GET", "/api/billing/plans", "x=y") }, 200],
  ["a page with a body", { ...withBody("GET", "/privacy", "x=y") }, 200],
  ["a head with an empty body", { ...plain, method: "HEAD", headers: ["Content-Length: 0"] }, 200],
  ["data asked for with an origin that is none", { ...plain, path: "/_root.data", headers: ["Origin: ://"] }, 200],
  ["a cookie that is no bookmark", { ...plain, path: "/api/health", headers: ["Cookie: __Host-bookmark=%00"] }, 200],
  ["a form in UTF-16", withBody("POST", "/theme", "a=b", "application/x-www-form-urlencoded; charset=utf-16"), 415],
  [
    "a form in utf-8",
    withBody("POST", "/theme", "theme=dark", 'application/x-www-form-urlencoded; charset="UTF-8"'),
    302,
  ],
])("%s is answered", async (_, request, status) => {
  expect(await statusOf(server.origin, request)).toBe(status)
})

test.each([
  ["POST", "/api/no-such-call", 404],
  ["PUT", "/api/auth/login", 405],
  ["POST", "/api/content/generate", 401],
  ["POST", "/api/users/import", 401],
  ["POST", "/dashboard", 415],
  ["GET", "/privacy", 200],
])(
  "after %s %s is refused before its body is read, the connection serves the next request",
  async (method, path, status) => {
    const refused = withBody(method, path, "x".repeat(90_000))
    expect(await statusesOnOne(server.origin, [refused, refused, plain])).toEqual([status, status, 200])
  },
)

test("query parameters of a change are not part of its body", async () => {
  const call = client(server)
  const account = { email: "in-address@example.com", password: "quiet-harbour-42", firstName: "A", lastName: "B" }
  const query = new URLSearchParams(account)
  expectRefusal(await call(`POST /api/auth/register?${query}`), 422, "invalid")
  expect((await call("POST /api/auth/register", account)).status).toBe(201)
  expectRefusal(await call(`POST /api/auth/login?${query}`), 422, "invalid")
  expectRefusal(await call(`POST /api/auth/login?${query}`, { email: account.email }), 422, "invalid")
  expect((await call("POST /api/auth/login", account)).status).toBe(200)
})

test("null is refused like any other body that is not an object", async () => {
  const refused = await client(server)("POST /api/auth/login", null)
  expectRefusal(refused, 422, "invalid")
  expect(refused.body.fields).toEqual({ body: ["This must be an object."] })
})
