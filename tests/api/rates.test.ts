import { beforeAll, expect, test } from "vitest"
import { costs } from "../../app/http/costs/costs"
import { type Server, startServer } from "../support/server/server"
import { addPeople } from "../support/server/server-people"
import { client, expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  // The production rates, where users have different addresses.
  server = await startServer({ RATE_FACTOR: "1" })
}, 180_000)

const from = (address: string) => ({ "CF-Connecting-IP": address })

/**
 * Sends the same request until its rate is exceeded. Returns how many passed: up to two rates, because a minute may end
 * meanwhile.
 */
async function sendUntilRefused(limit: number, send: () => Promise<number>): Promise<number> {
  for (let passed = 0; passed <= 2 * limit; passed++) if ((await send()) === 429) return passed
  return Number.POSITIVE_INFINITY
}

test("an address that tries passwords endlessly is refused, IPv6 by its network; other addresses are not", async () => {
  const call = client(server)
  const limit = costs.password.address.limit
  const tried = (address: string) => call("POST /api/auth/login", {}, from(address))
  let at = 0
  const passed = await sendUntilRefused(limit, async () => (await tried(`2001:db8:1:2::${(at++).toString(16)}`)).status)
  expect(passed).toBeGreaterThanOrEqual(limit)
  expect(passed).toBeLessThanOrEqual(2 * limit)
  const refused = await tried("2001:db8:1:2:ffff::1")
  expectRefusal(refused, 429, "too_many_requests")
  expect(refused.headers.get("Retry-After")).toBe("60")
  expectRefusal(await tried("2001:db8:1:3::1"), 422, "invalid")
  expect((await call("GET /api/billing/plans", undefined, from("2001:db8:1:2::1"))).status).toBe(200)
})

test("a form over its rate returns a page that contains the typed values", async () => {
  const limit = costs.password.address.limit
  const send = (fields: Record<string, string>) =>
    fetch(`${server.origin}/auth/login?redirectTo=%2Fcontent`, {
      method: "POST",
      redirect: "manual",
      headers: from("192.0.2.7"),
      body: new URLSearchParams(fields),
    })
  const passed = await sendUntilRefused(limit, async () => (await send({ email: "a" })).status)
  expect(passed).toBeGreaterThanOrEqual(limit)
  const refused = await send({ email: '"><b>me</b>@example.com', note: "two words", password: "quiet-harbour-42" })
  expect(refused.status).toBe(429)
  expect(refused.headers.get("Content-Security-Policy")).toBeTruthy()
  const html = await refused.text()
  expect(html).toContain('<form method="post" action="/auth/login?redirectTo=%2Fcontent">')
  expect(html).toContain('name="email" value="&quot;&gt;&lt;b&gt;me&lt;/b&gt;@example.com"')
  expect(html).toContain("<blockquote>two words</blockquote>")
  expect(html).not.toContain("quiet-harbour-42")
})

test("a user's rate counts all of their addresses and sessions", async () => {
  const { call, email, password } = await newUser(server)
  const again = await client(server)("POST /api/auth/login", { email, password }, from("198.51.100.1"))
  const other = client(server, again.body.token)
  const stranger = await newUser(server)
  const limit = costs.payment.user.limit
  let at = 0
  const ask = (by: typeof call) => by("POST /api/billing/cancel-subscription", {}, from(`203.0.113.${at++ % 250}`))
  const passed = await sendUntilRefused(limit, async () => (await ask(at % 2 ? call : other)).status)
  expect(passed).toBeGreaterThanOrEqual(limit)
  expect(passed).toBeLessThanOrEqual(2 * limit)
  expectRefusal(await ask(other), 429, "too_many_requests")
  expect((await ask(stranger.call)).status).not.toBe(429)
})

test("a page over its user's rate is refused, and so are its forms, with the typed values", async () => {
  const [person] = await addPeople(server, 1, "pro", "often")
  const ask = (init: RequestInit = {}) =>
    fetch(`${server.origin}/billing`, {
      redirect: "manual",
      ...init,
      headers: { Cookie: String(person?.cookie), ...from("192.0.2.8") },
    })
  const send = () => ask({ method: "POST", body: new URLSearchParams({ intent: "none", why: "I would like this" }) })
  const passed = await sendUntilRefused(costs.payment.user.limit, async () => (await send()).status)
  expect(passed).toBeGreaterThanOrEqual(costs.payment.user.limit)
  expect(await (await send()).text()).toContain("<blockquote>I would like this</blockquote>")
  expect((await ask()).status).toBe(200)
  expect(server.printed.filter((line) => /failed|uncounted/.test(line))).toEqual([])
})

test("a user can have five open streams, and abandoned ones free their slots", async () => {
  const [person, other] = await addPeople(server, 2, "pro", "watching")
  if (!person || !other) throw new Error("Nobody was added.")
  const far = new Date(server.now().getTime() + 3_600_000).toISOString()
  for (const { id } of [person, other]) {
    await server.sql(
      "insert into jobs (id, user_id, type, subject_id, input, not_before, wake_at, created_at) values (?, ?, 'content.generate', 's', '{}', ?, ?, ?)",
      ...[`job-of-${id}`, id, far, far, far],
    )
  }
  const watch = async ({ id, token }: typeof person) => {
    const leaving = new AbortController()
    const init = { headers: { Authorization: `Bearer ${token}` }, signal: leaving.signal }
    const { status } = await fetch(`${server.origin}/api/jobs/job-of-${id}/events`, init)
    return { status, leave: () => leaving.abort() }
  }
  const streams = []
  for (let i = 0; i < 6; i++) streams.push(await watch(person))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  const others = await watch(other)
  expect(others.status).toBe(200)
  for (const { leave } of [...streams, others]) leave()
  await expect.poll(async () => (await watch(person)).status, { timeout: 60_000, interval: 4_000 }).toBe(200)
})
