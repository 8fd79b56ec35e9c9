import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { type Answer, expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

test("a new user has a feed at once, ordered by relevance, and a filter shows only its type", async () => {
  const { call } = await newUser(server)
  await call("PUT /api/profiles/me", { industry: "Technology", skills: "Software, Testing" })
  const { status, headers, body } = await call("GET /api/content-feed")
  expect(status).toBe(200)
  expect(headers.get("Cache-Control")).toBe("private, no-store")
  expect(body.feedItems.length).toBeGreaterThan(3)
  const scores = body.feedItems.map((item: { relevanceScore: number }) => item.relevanceScore)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(body.feedItems[0]).toMatchObject({
    id: expect.any(String),
    title: expect.any(String),
    summary: expect.any(String),
    url: expect.stringMatching(/^https?:/),
    source: expect.any(String),
    isRead: false,
    isSaved: false,
    reason: expect.stringMatching(/^Because /),
  })
  for (const type of ["article", "video", "podcast", "report"]) {
    const filtered = await call(`GET /api/content-feed?filter=${type}`)
    expect(filtered.status).toBe(200)
    for (const item of filtered.body.feedItems) expect(item.type).toBe(type)
  }
  expectRefusal(await call("GET /api/content-feed?filter=everything"), 422, "invalid")
  expectRefusal(await call("GET /api/content-feed?limit=0"), 422, "invalid")
})

test("the pages of a feed contain each item once and end", async () => {
  const { call } = await newUser(server)
  await call("PUT /api/profiles/me", { industry: "Technology" })
  const whole = (await call("GET /api/content-feed?limit=100")).body
  const ids: string[] = []
  let cursor: string | null = ""
  while (cursor !== null) {
    const page: Answer["body"] = (await call(`GET /api/content-feed?limit=2${cursor && `&cursor=${cursor}`}`)).body
    expect(page.feedItems.length).toBeLessThanOrEqual(2)
    ids.push(...page.feedItems.map(({ id }: { id: string }) => id))
    cursor = page.nextCursor
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.slice(0, whole.feedItems.length)).toEqual(whole.feedItems.map(({ id }: { id: string }) => id))
})

test("an item can be read, saved and rated and its source muted; everything but the read mark can be undone", async () => {
  const { call } = await newUser(server)
  const [{ id }] = (await call("GET /api/content-feed")).body.feedItems
  const ask = async (what: string, body?: unknown) => {
    const answer = await call(`POST /api/content-feed/${id}/${what}`, body)
    expect(answer.status).toBe(200)
    return answer.body.feedItem
  }
  expect(await ask("mark-read")).toMatchObject({ id, isRead: true })
  expect(await ask("mark-read")).toMatchObject({ id, isRead: true })
  expect(await ask("save", { isSaved: true })).toMatchObject({ isSaved: true, isRead: true })
  expect(await ask("save", { isSaved: false })).toMatchObject({ isSaved: false })
  expect(await ask("feedback", { feedback: "less" })).toMatchObject({ feedback: "less" })
  expect(await ask("feedback", { feedback: null })).toMatchObject({ feedback: null })
  expect(await ask("mute-source", { muted: true })).toMatchObject({ muted: true })
  const shown = async () => (await call("GET /api/content-feed")).body.feedItems.map((item: { id: string }) => item.id)
  expect(await shown()).not.toContain(id)
  expect(await ask("mute-source", { muted: false })).toMatchObject({ muted: false })
  expect(await shown()).toContain(id)
  for (const [what, body] of [
    ["save", { isSaved: "yes" }],
    ["feedback", { feedback: "most" }],
    ["mute-source", {}],
  ] as const) {
    expectRefusal(await call(`POST /api/content-feed/${id}/${what}`, body), 422, "invalid")
  }
})

test("a refresh returns the feed, and another within a minute is refused with the time to wait", async () => {
  const { call, id } = await newUser(server)
  const now = new Date().toISOString()
  await server.sql("insert or replace into shelf_fills (industry, tried_at) values ('General', ?)", now)
  const { status, body } = await call("POST /api/content-feed/refresh")
  expect(status).toBe(200)
  expect(body.feedItems.length).toBeGreaterThan(0)
  const again = await Promise.all(Array.from({ length: 5 }, () => call("POST /api/content-feed/refresh")))
  for (const answer of again) {
    expectRefusal(answer, 429, "too_many_requests")
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0)
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(60)
  }
  await server.sql("update feeds set asked_at = '' where user_id = ?", id)
  const started = await call("POST /api/content-feed/refresh", undefined, { Prefer: "respond-async" })
  expect([started.status, started.body.job.kind]).toEqual([202, "feed.refresh"])
  expect(started.headers.get("Location")).toBe(`/api/jobs/${started.body.job.id}`)
  await expect
    .poll(async () => (await call(`GET /api/jobs/${started.body.job.id}`)).body.job)
    .toMatchObject({ status: "succeeded", result: { feedItems: body.feedItems } })
})
