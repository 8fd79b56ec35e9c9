import { beforeAll, expect, test } from "vitest"
import { endpoints } from "../../app/api/contract.server"
import { type Server, startServer } from "../support/server/server"
import { client, expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

const calls = Object.entries(endpoints)

test("every call that requires a user refuses a stranger, with any input", async () => {
  const stranger = client(server)
  for (const [name] of calls.filter(([, { scope }]) => scope !== "anyone")) {
    const path = name.replace(/\{\w+\}/g, "some-id")
    for (const body of name.startsWith("GET") ? [undefined] : [undefined, "{", { any: 1 }]) {
      expectRefusal(await stranger(path, body), 401, "unauthenticated")
    }
    expectRefusal(await stranger(path, undefined, { Authorization: "Bearer made-up" }), 401, "unauthenticated")
  }
})

test("every call with an id answers another user's id like a missing one", async () => {
  const owner = await newUser(server, "pro")
  const other = await newUser(server, "pro")
  const response = "I built a bench of oak for 4 people."
  const { body: reflection } = await owner.call("POST /api/growth-pulse/response", { question: "Q?", response })
  const { body: line } = await owner.call("POST /api/achievements", { text: "Built a bench of oak for 4 people." })
  const { body } = await owner.call("POST /api/content/generate", { type: "bio" })
  const { id: jobId } =
    (await server.sql("select id from jobs where user_id = ? and type = 'content.generate'", owner.id))[0] ?? {}
  const { id: noticeId } = (await owner.call("GET /api/notifications")).body.notifications[0]
  const { token } = (await owner.call("POST /api/tokens", { name: "Script", scopes: ["read"] })).body
  await client(server)("POST /api/auth/login", { email: owner.email, password: owner.password })
  const [session] = (await owner.call("GET /api/sessions")).body.sessions
  await server.sql(
    "insert into ai_runs (user_id, id, purpose, model, sent, outcome, milliseconds, created_at) values (?, 'run-1', 'writing', 'm', 'Words', 'ok', 1, '')",
    owner.id,
  )
  const { feedItems } = (await owner.call("GET /api/content-feed")).body
  const own = {
    "content-feed": feedItems[0].id,
    jobs: jobId,
    notifications: noticeId,
    tokens: token.id,
    sessions: session.id,
    "ai-runs": "run-1",
    "growth-pulse": reflection.entry.id,
    achievements: line.achievement.id,
  }
  for (const [name] of calls.filter(([name]) => name.includes("{id}"))) {
    const id = new Map(Object.entries(own)).get(name.split("/")[2] ?? "") ?? body.content.id
    const sent = /^(PUT|POST)/.test(name)
      ? {
          ...{ title: "x", isSaved: true, feedback: null, muted: true, response, text: "A nurse is wanted." },
          ...(name.endsWith("/resume") ? { resume: { name: "Ada Park", sections: [] }, version: 1 } : {}),
        }
      : undefined
    expectRefusal(await other.call(name.replace("{id}", String(id)), sent), 404, "not_found")
    expectRefusal(await owner.call(name.replace("{id}", "no-such-id"), sent), 404, "not_found")
  }
  expect((await owner.call(`GET /api/content/${body.content.id}`)).status).toBe(200)
})

const sites: [Record<string, string>, boolean][] = [
  [{ "Sec-Fetch-Site": "same-origin" }, true],
  [{ "Sec-Fetch-Site": "same-site" }, false],
  [{ "Sec-Fetch-Site": "cross-site" }, false],
  [{ "Sec-Fetch-Site": "none" }, false],
  [{ Origin: "OWN" }, true],
  [{ Origin: "https://evil.example" }, false],
  [{ Origin: "null" }, false],
  [{}, true],
  [{ Origin: "https://evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" }, false],
  [{ "Sec-Fetch-Site": "cross-site", Origin: "OWN" }, false],
]

test("an unsafe cross-site request is refused before it is routed, on pages and calls", async () => {
  const { body } = await client(server)("POST /api/auth/demo-login", { profileType: "engineer" })
  expect(body.token).toBeDefined()
  for (const path of ["/api/auth/login", "/auth/login", "/auth/logout", "/growth-pulse.data", "/theme"]) {
    for (const [headers, passes] of sites) {
      const given = Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, v === "OWN" ? server.origin : v]))
      const response = await fetch(server.origin + path, { method: "POST", redirect: "manual", headers: given })
      expect([path, headers, response.status === 403], JSON.stringify(given)).toEqual([path, headers, !passes])
    }
  }
})

test("a bearer call needs no Origin header", async () => {
  const { token } = await newUser(server)
  const call = client(server, token)
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }
  expect((await call("PUT /api/profiles/me", { title: "Baker" }, headers)).status).toBe(200)
})

test("every response carries the security headers", async () => {
  for (const path of ["/", "/privacy", "/auth/login", "/nowhere", "/api/health", "/api/nowhere", "/dashboard"]) {
    const { headers } = await fetch(server.origin + path, { redirect: "manual" })
    expect(headers.get("Content-Security-Policy"), path).toMatch(
      /script-src 'self' 'nonce-[0-9a-f]{32}'.*frame-ancestors 'none'/,
    )
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff")
    expect(headers.get("Strict-Transport-Security"), path).toMatch(/max-age=\d{7,}/)
    expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin")
    expect(headers.get("Cache-Control"), path).toMatch(/no-store|public/)
  }
})

test("files have the security headers too and are cached by the browser", async () => {
  const home = await (await fetch(server.origin)).text()
  const stylesheet = /\/assets\/[^"]+\.css/.exec(home)?.[0]
  for (const path of [String(stylesheet), "/favicon.svg", "/fonts/newsreader-latin.woff2"]) {
    const { status, headers } = await fetch(server.origin + path)
    expect([path, status]).toEqual([path, 200])
    expect(headers.get("Content-Security-Policy"), path).toContain("frame-ancestors 'none'")
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff")
    expect(headers.get("Strict-Transport-Security"), path).toMatch(/max-age=\d{7,}/)
    expect(headers.get("Permissions-Policy"), path).toContain("camera=()")
    expect(headers.get("Cache-Control"), path).toContain("public")
  }
})

const settings = ["/settings", "/settings/sessions", "/settings/tokens", "/settings/ai-runs"]

test.each(["/dashboard", "/growth-pulse", "/content", "/evidence", "/billing", "/onboarding", ...settings])(
  "%s redirects a visitor to the login page",
  async (path) => {
    const response = await fetch(server.origin + path, { redirect: "manual" })
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      `/auth/login?redirectTo=${encodeURIComponent(path)}`,
    ])
  },
)

test("an unknown page shows the 404 card, and old addresses redirect permanently", async () => {
  const missing = await fetch(`${server.origin}/nowhere/at/all`)
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain("404 Page Not Found")
  for (const name of ["login", "register"]) {
    const moved = await fetch(`${server.origin}/${name}`, { redirect: "manual" })
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, `/auth/${name}`])
  }
})
