import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
})

const contentText = "On March 3 we moved the handover to the bedside. Missed checks fell from nine to two in six weeks."
const piece = {
  contentType: "post",
  contentDescription: "Handover",
  platform: "linkedin",
  likesCount: 30,
  viewsCount: 1000,
}

test("a text is analyzed and an engagement added and deleted, and the score and its history follow", async () => {
  const { call } = await newUser(server, "pro")
  const analyzed = await call("POST /api/influence/analyze-content", { contentText, contentType: "post" })
  expect(analyzed.status).toBe(201)
  expect(analyzed.body.analysis.feedbackJson.analysis_details).toHaveLength(6)
  const again = await call("POST /api/influence/analyze-content", { contentText, contentType: "post" })
  expect(again.body.analysis.id).toBe(analyzed.body.analysis.id)
  expect((await call("GET /api/influence/analysis-history")).body.feedback).toHaveLength(1)

  const added = await call("POST /api/influence/engagement", piece)
  expect(added.status).toBe(201)
  expect(added.body.metric).toMatchObject({ likesCount: 30, commentsCount: 0, viewsCount: 1000 })
  const score = async () => (await call("GET /api/influence/score")).body
  await expect.poll(async () => (await score()).breakdown.engagementWeight).toBe(40)
  expect(await score()).toMatchObject({ totalAnalyses: 1, recentEngagements: 1, history: [{}] })

  const one = `/api/influence/engagement/${added.body.metric.id}`
  expect((await call(`DELETE ${one}`)).status).toBe(204)
  expectRefusal(await call(`DELETE ${one}`), 404, "not_found")
  expect((await call(`POST ${one}/restore`)).status).toBe(204)
  expect((await call("GET /api/influence/engagement")).body.metrics).toHaveLength(1)
})

test("an idempotency key stores one piece, and another body under the same key is refused", async () => {
  const { call } = await newUser(server, "pro")
  const key = { "Idempotency-Key": "one-piece" }
  const first = await call("POST /api/influence/engagement", piece, key)
  const second = await call("POST /api/influence/engagement", piece, key)
  expect(second.body.metric).toEqual(first.body.metric)
  expectRefusal(await call("POST /api/influence/engagement", { ...piece, likesCount: 31 }, key), 409, "conflict")
})

test("other plans, negative counts and future dates are refused", async () => {
  const { call } = await newUser(server, "starter")
  for (const path of ["score", "analysis-history", "engagement"]) {
    expectRefusal(await call(`GET /api/influence/${path}`), 403, "pro_required")
  }
  expectRefusal(await call("POST /api/influence/engagement", piece), 403, "pro_required")
  const pro = await newUser(server, "pro")
  expectRefusal(await pro.call("POST /api/influence/engagement", { ...piece, sharesCount: -1 }), 422, "invalid")
  const later = { contentText, contentType: "post", publishedAt: "2999-01-01" }
  expectRefusal(await pro.call("POST /api/influence/analyze-content", later), 422, "invalid")
})
