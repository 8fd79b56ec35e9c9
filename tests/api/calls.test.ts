import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { anAnswer, client, expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

test("an account is created and signed in, and its token ends with logout", async () => {
  const user = await newUser(server)
  const me = await user.call("GET /api/auth/me")
  expect(me.body.user).toMatchObject({
    email: user.email,
    membershipTier: "free",
    planPrice: 0,
    growthLimit: 1,
    contentLimit: 1,
  })
  expect((await user.call("GET /api/users/me")).body).toEqual(me.body.user)
  const again = await client(server)("POST /api/auth/login", {
    email: ` ${user.email.toUpperCase()} `,
    password: user.password,
  })
  expect(again.status).toBe(200)
  expect(again.headers.get("Set-Cookie")).toMatch(/^__Host-session=.+; Path=\/; .*HttpOnly; Secure; SameSite=Lax/)
  expect((await client(server, again.body.token)("POST /api/auth/logout")).status).toBe(204)
  expectRefusal(await client(server, again.body.token)("GET /api/auth/me"), 401, "unauthenticated")
  expect((await user.call("GET /api/auth/me")).status).toBe(200)
})

test("registration is refused with a message for each invalid field", async () => {
  const { call } = await newUser(server)
  const refused = await call("POST /api/auth/register", { email: "not an address", password: "short", firstName: "" })
  expectRefusal(refused, 422, "invalid")
  expect(Object.keys(refused.body.fields).sort()).toEqual(["email", "firstName", "lastName", "password"])
  expect(refused.body.fields.password).toEqual(["Password too short - Password must be at least 8 characters long"])
})

test("a taken email address is answered with 409, wrong credentials with 401", async () => {
  const user = await newUser(server)
  const anyone = client(server)
  const { email, password } = user
  expectRefusal(
    await anyone("POST /api/auth/register", { email: email.toUpperCase(), password, firstName: "A", lastName: "B" }),
    409,
    "email_taken",
  )
  expectRefusal(await anyone("POST /api/auth/login", { email, password: "wrong-one-here" }), 401, "invalid_credentials")
})

test("bodies that are not JSON, of another type or too large are refused", async () => {
  const { call } = await newUser(server)
  const path = "POST /api/growth-pulse/response"
  expectRefusal(await call(path, "{"), 400, "bad_json")
  expectRefusal(await call(path, "a=b", { "Content-Type": "text/plain" }), 415, "unsupported_media_type")
  expectRefusal(await call(path, { question: "Q?", response: "x".repeat(300_000) }), 413, "too_large")
  for (const odd of ["null", "[]", "7", '"text"', '{"question":{},"response":[]}'])
    expectRefusal(await call(path, odd), 422, "invalid")
})

test("an unknown path is answered with 404, an unknown method with 405 and Allow", async () => {
  const { call } = await newUser(server)
  expectRefusal(await call("GET /api/nothing"), 404, "not_found")
  const refused = await call("DELETE /api/auth/login")
  expectRefusal(refused, 405, "method_not_allowed")
  expect(refused.headers.get("Allow")).toBe("POST")
})

test("a profile is empty at first and can be saved in parts", async () => {
  const { call } = await newUser(server)
  expect(await call("GET /api/profiles/me")).toMatchObject({ status: 200, body: "" })
  const saved = await call("PUT /api/profiles/me", { title: "Nurse", skills: "a, b,,", unknown: 1 })
  expect(saved.body).toMatchObject({ title: "Nurse", skills: ["a", "b"], isOnboardingComplete: false })
  expect(saved.body).not.toHaveProperty("unknown")
  const refused = await call("PUT /api/profiles/me", {
    industry: "Piracy",
    linkedinUrl: "javascript:1",
    bio: "x".repeat(5001),
  })
  expectRefusal(refused, 422, "invalid")
  expect(Object.keys(refused.body.fields).sort()).toEqual(["bio", "industry", "linkedinUrl"])
  expect(refused.body.fields.industry).toEqual(["Please choose an industry from the list."])
  expect((await call("GET /api/profiles/me")).body.title).toBe("Nurse")
})

test("a reflection is stored, analyzed and counted against the limit", async () => {
  const { call } = await newUser(server)
  const first = await call("POST /api/growth-pulse/response", anAnswer)
  expect(first.status).toBe(201)
  expect(first.body.entry).toMatchObject({ ...anAnswer, impactArticulated: true })
  expect(first.body.entry.keywords.length).toBeGreaterThan(0)
  expectRefusal(await call("POST /api/growth-pulse/response", anAnswer), 403, "limit_reached")
  const history = await call("GET /api/growth-pulse/history")
  expect(history.body).toMatchObject({
    stats: { currentStreak: 1, answeredEntries: 1, completionRate: 100, impactRate: 100 },
    nextCursor: null,
  })
  expect((await call("GET /api/users/me")).body.growthPulseCount).toBe(1)
})

test("lists are paged to the end without gaps or duplicates", async () => {
  const { call } = await newUser(server, "pro")
  for (let i = 0; i < 7; i++) await call("POST /api/growth-pulse/response", { ...anAnswer, question: `Question ${i}?` })
  const seen: string[] = []
  let cursor = ""
  do {
    const page = await call(`GET /api/growth-pulse/history?limit=3${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.body.entries.map((entry: { question: string }) => entry.question))
    cursor = page.body.nextCursor ?? ""
  } while (cursor)
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `Question ${i}?`))
  expect((await call("GET /api/growth-pulse/history?limit=1000")).status).toBe(200)
  expectRefusal(await call("GET /api/growth-pulse/history?limit=none"), 422, "invalid")
})

test("every call returns another question", async () => {
  const { call } = await newUser(server)
  let last = ""
  for (let i = 0; i < 12; i++) {
    const { body } = await call("GET /api/growth-pulse/question")
    expect(body.question).not.toBe(last)
    last = body.question
  }
})

test("a document is generated, read, renamed and deleted, and strangers see none of it", async () => {
  const { call } = await newUser(server)
  const stranger = await newUser(server)
  await call("POST /api/growth-pulse/response", anAnswer)
  const made = await call("POST /api/content/generate", { type: "linkedin_post" })
  expect(made.status).toBe(200)
  expect(made.body.content).toMatchObject({ type: "linkedin_post", writer: "built-in" })
  expect(made.body.content.content).toContain("40 to 25 minutes")
  const { id } = made.body.content
  for (const name of ["GET", "PUT", "DELETE"]) {
    expectRefusal(
      await stranger.call(`${name} /api/content/${id}`, name === "PUT" ? { title: "Mine" } : undefined),
      404,
      "not_found",
    )
  }
  expect((await call(`PUT /api/content/${id}`, { title: "Board" })).body.content.title).toBe("Board")
  expectRefusal(await call(`PUT /api/content/${id}`, { structuredContentJson: {} }), 422, "invalid")
  expect((await call("GET /api/content/history?type=resume")).body.content).toEqual([])
  expect((await call("GET /api/content/history?type=linkedin_post")).body.content).toHaveLength(1)
  await call("PUT /api/settings", { timeZone: "America/Chicago" })
  const pages = async (paper: string) => (await call(`GET /api/content/${id}/download?format=pdf${paper}`)).body
  expect(await pages("")).toContain("/MediaBox [0 0 612 792]")
  expect(await pages("&paper=a4")).toContain("/MediaBox [0 0 595.28 841.89]")
  expect((await call(`DELETE /api/content/${id}`)).status).toBe(204)
  expectRefusal(await call(`GET /api/content/${id}`), 404, "not_found")
  expectRefusal(await call("POST /api/content/generate", { type: "linkedin_post" }), 403, "limit_reached")
})

test("a generation without evidence refunds its unit and says why", async () => {
  const { call } = await newUser(server)
  expectRefusal(await call("POST /api/content/generate", { type: "bio" }), 422, "invalid")
  expect((await call("GET /api/users/me")).body.contentGenCount).toBe(0)
})

test("content types are validated, and Pro-only types require Pro", async () => {
  const { call } = await newUser(server)
  const missing = await call("POST /api/content/generate", {})
  expectRefusal(missing, 422, "invalid")
  expect(missing.body.error).toContain("Please choose what type of content you'd like to generate.")
  const refused = await call("POST /api/content/generate", { type: "tiktok_script" })
  expectRefusal(refused, 403, "pro_required")
  expect(refused.body.error).toContain("TikTok Script is only available for Pro subscribers")
})

test("respond-async is answered with 202 and a job that ends with the call's normal response", async () => {
  const { call } = await newUser(server)
  await call("POST /api/growth-pulse/response", anAnswer)
  const started = await call("POST /api/content/generate", { type: "bio" }, { Prefer: "respond-async" })
  expect(started.status).toBe(202)
  const path = started.headers.get("Location")
  expect(path).toBe(`/api/jobs/${started.body.job.id}`)
  await expect.poll(async () => (await call(`GET ${path}`)).body.job.status).toBe("succeeded")
  const { job } = (await call(`GET ${path}`)).body
  expect(job).toMatchObject({ kind: "content.generate", error: null, attempts: 1 })
  expect(job.result.content.type).toBe("bio")
  expect((await call(`DELETE /api/content/${job.result.content.id}`)).status).toBe(204)
  expect((await call(`GET ${path}`)).body.job).toEqual({ ...job, result: null })
  const stranger = await newUser(server)
  expectRefusal(await stranger.call(`GET ${path}`), 404, "not_found")
})

test("a job's event stream ends with the job", async () => {
  const { call, token } = await newUser(server)
  await call("POST /api/growth-pulse/response", anAnswer)
  const { body } = await call("POST /api/content/generate", { type: "bio" }, { Prefer: "respond-async" })
  const response = await fetch(`${server.origin}/api/jobs/${body.job.id}/events`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(response.headers.get("Content-Type")).toContain("text/event-stream")
  const events = (await response.text())
    .trim()
    .split("\n\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => JSON.parse(line.slice("data: ".length)))
  expect(events.at(-1).job).toMatchObject({ status: "succeeded", result: { content: { type: "bio" } } })
})

test("the same idempotency key does the work once, in any order of arrival", async () => {
  const { call } = await newUser(server, "starter")
  const headers = { "Idempotency-Key": "key-1" }
  const answers = await Promise.all([1, 2, 3, 4].map(() => call("POST /api/growth-pulse/response", anAnswer, headers)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.entry.id)).size).toBe(1)
  expectRefusal(
    await call("POST /api/growth-pulse/response", { ...anAnswer, question: "Other?" }, headers),
    409,
    "conflict",
  )
  expectRefusal(await call("POST /api/growth-pulse/response", anAnswer, { "Idempotency-Key": "ö" }), 422, "invalid")
  expect((await call("GET /api/users/me")).body.growthPulseCount).toBe(1)
})

test("any text can be checked against the ledger without storing anything", async () => {
  const { call } = await newUser(server)
  await call("POST /api/growth-pulse/response", anAnswer)
  const text = "I cut waiting time from 40 to 25 minutes. I managed a budget of $9 million at Google."
  const { status, body } = await call("POST /api/evidence/check", { text })
  expect(status).toBe(200)
  expect(body.claims.map((claim: { status: string }) => claim.status)).toEqual(["supported", "blocked"])
  expect(body.claims[0].evidence[0]).toMatchObject({ kind: "reflection", text: anAnswer.response })
  expect((await call("GET /api/evidence")).body.evidence).toHaveLength(1)
  expectRefusal(await call("POST /api/evidence/check", { text: " " }), 422, "invalid")
  expectRefusal(await call("POST /api/evidence/check", { text, jobAnalysisId: "nope" }), 404, "not_found")
})

test("the plans are public, the contract is published, and the health check passes", async () => {
  const call = client(server)
  const plans = await call("GET /api/billing/plans")
  expect(plans.body.plans.map((plan: { price: number }) => plan.price)).toEqual([0, 10, 19])
  expect(plans.headers.get("Cache-Control")).toContain("public")
  const contract = await call("GET /api/openapi.json")
  expect(contract.body.openapi).toBe("3.1.0")
  expect(Object.keys(contract.body.paths)).toContain("/api/growth-pulse/response")
  const { get, put, delete: remove } = contract.body.paths["/api/content/{id}"]
  for (const operation of [get, put, remove]) {
    expect(operation.parameters).toContainEqual({ in: "path", name: "id", schema: { type: "string" }, required: true })
  }
  const taken = put.requestBody.content["application/json"].schema
  expect(Object.keys(taken.properties).sort()).toEqual(["structuredContentJson", "title", "version"])
  expect(remove.requestBody).toBeUndefined()
  expect(Object.keys(contract.body.paths["/api/content/generate"].post.responses)).toEqual(["200", "202", "default"])
  expect((await call("GET /api/health")).body).toEqual({
    status: "ok",
    checks: { database: "ok", bucket: "ok", queue: "ok" },
  })
})

test("only events with known names are counted", async () => {
  const call = client(server)
  expect((await call("POST /api/events", { name: "landing_view" })).status).toBe(204)
  expectRefusal(await call("POST /api/events", { name: "made_up" }), 422, "invalid")
  const properties = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, i]))
  expect((await call("POST /api/events", { name: "landing_view", properties: properties(10) })).status).toBe(204)
  expectRefusal(await call("POST /api/events", { name: "landing_view", properties: properties(11) }), 422, "invalid")
  expectRefusal(await call("POST /api/events", { name: "landing_view", more: "x".repeat(2_048) }), 413, "too_large")
})
