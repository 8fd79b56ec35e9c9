import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { anAnswer, expectRefusal, newUser } from "./client"
import { newcomer } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

async function starter() {
  const person = await newcomer(server)
  await person.post("/onboarding?step=3", { intent: "complete", linkedinUrl: "", portfolioUrl: "", githubUrl: "" })
  await server.sql("update users set tier = 'starter' where email = ?", person.email)
  const count = async (table: string) => {
    const sql = `select count(*) as n from ${table} where user_id = (select id from users where email = ?)`
    return (await server.sql(sql, person.email))[0]?.n
  }
  return { ...person, count }
}

test("a form sent twice at once yields one reflection and one document, each with one unit", async () => {
  const { post, get, count } = await starter()
  const thrice = <T>(send: () => Promise<T>) => Promise.all([send(), send(), send()])
  const reflected = await thrice(() => post("/growth-pulse", anAnswer))
  expect(new Set(reflected.map(({ location }) => location)).size).toBe(1)
  expect(reflected[0]?.location).toMatch(/^\/growth-pulse\/[0-9a-f-]{36}$/)
  expect(await count("growth_entries")).toBe(1)
  await post("/growth-pulse", { ...anAnswer, question: "And then?" })
  expect(await count("growth_entries")).toBe(2)

  const key = async () => /name="key" value="([^"]+)"/.exec((await get("/content")).html)?.[1] ?? ""
  const form = { type: "bio", customPrompt: "", key: await key() }
  const made = await thrice(() => post("/content", form))
  expect(new Set(made.map(({ location }) => location)).size).toBe(1)
  expect(made[0]?.location).toMatch(/^\/content\?created=/)
  expect(await count("contents")).toBe(1)
  await post("/content", { ...form, key: await key() })
  expect(await count("contents")).toBe(2)
})

test("a key whose request was refused as invalid can be reused with corrected input", async () => {
  const { call } = await newUser(server)
  const headers = { "Idempotency-Key": "once" }
  expectRefusal(await call("POST /api/content/generate", { type: "bio" }, headers), 422, "invalid")
  await call("POST /api/growth-pulse/response", anAnswer)
  const made = await call("POST /api/content/generate", { type: "bio" }, headers)
  expect(made.status).toBe(200)
  const again = await call("POST /api/content/generate", { type: "bio" }, headers)
  expect(again.body.content.id).toBe(made.body.content.id)
})
