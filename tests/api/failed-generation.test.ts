import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { anAnswer } from "./client"
import { newcomer, textOf } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

test("the library's address names the job in progress, so the page reports its failure", async () => {
  const person = await newcomer(server)
  await person.post("/onboarding?step=3", { intent: "complete", linkedinUrl: "", portfolioUrl: "", githubUrl: "" })
  await person.post("/growth-pulse", anAnswer)
  const key = /name="key" value="([^"]+)"/.exec((await person.get("/content")).html)?.[1] ?? ""
  await person.post("/content", { type: "bio", customPrompt: "For a conference", key })
  const job = "type = 'content.generate' and user_id = (select id from users where email = ?)"
  const [row] = await server.sql(`select id from jobs where ${job}`, person.email)

  await server.sql(
    `update jobs set status = 'running', wake_at = '2099-01-01', finished_at = null where ${job}`,
    person.email,
  )
  const named = await person.get("/content?category=career")
  expect(named.location).toBe(`/content?category=career&job=${row?.id}`)

  await server.sql(`update jobs set status = 'failed' where ${job}`, person.email)
  const told = await person.get(named.location ?? "")
  expect(textOf(told.html)).toContain("Failed to generate content")
  expect(told.html).toContain("For a conference")
})
