import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { anAnswer, client } from "./client"
import { newcomer, textOf } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

const content = `Ward Manager
Fernhill Hospital

Selection criteria
1. Experience in triage
2. Experience with Kronos`

async function analyzed() {
  const person = await newcomer(server)
  await person.post("/onboarding?step=3", { step: "3", intent: "complete" })
  await server.sql("update users set tier = 'pro' where email = ?", person.email)
  const { email, password } = person
  const { token } = (await client(server)("POST /api/auth/login", { email, password })).body
  const call = client(server, token)
  await call("POST /api/growth-pulse/response", anAnswer)
  const counted = async () => (await call("GET /api/achievements")).body.achievements.length
  await expect.poll(counted, { timeout: 20_000 }).toBeGreaterThan(0)
  // Only agreed lines are matched with a posting.
  for (const { id } of (await call("GET /api/achievements")).body.achievements)
    await call(`PUT /api/achievements/${id}`, { state: "agreed" })
  await call("POST /api/job-analysis/analyze", { type: "text", content })
  const found = async () => (await call("GET /api/job-analysis")).body[0]?.id
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy()
  return { person, id: String(await found()) }
}

test("the interview sheet answers likely questions with the person's own words, and nobody else can open it", async () => {
  const { person, id } = await analyzed()
  const path = `/job-analysis/${id}/interview`
  const analysis = await person.get(`/job-analysis/${id}`)
  expect(analysis.html).toContain(`href="${path}"`)
  expect(analysis.html).toContain("Criteria by achievements")
  const sheet = textOf((await person.get(path)).html)
  expect(sheet).toContain("Interview sheet: Ward Manager, Fernhill Hospital")
  expect(sheet).toMatch(
    /1\. The job asks for experience in triage\. Where did you get it, and what came of it\? Story ready .*triage board with 3 nurses/,
  )
  expect(sheet).toMatch(/Result “.*from 40 to 25 minutes/)
  expect(sheet).toContain(anAnswer.question)
  expect(sheet).toMatch(
    /2\. Which of your jobs gave you experience with Kronos, and what did you do there\? .*Prepare an honest answer/,
  )
  expect(sheet).toContain("count toward any limit")
  const stranger = await newcomer(server)
  await stranger.post("/onboarding?step=3", { step: "3", intent: "complete" })
  expect((await stranger.get(path)).status).toBe(404)
})
