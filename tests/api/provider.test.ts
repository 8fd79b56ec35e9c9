import { beforeAll, expect, test } from "vitest"
import { contentTypeNames } from "../../app/domain/document/kinds"
import { type Server, startServer } from "../support/server/server"
import { newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer({ OPENAI_API_KEY: "sandbox", OPENAI_TIMEOUT_SECONDS: "1", JOB_DEADLINE_SECONDS: "4" })
}, 180_000)

const profile = {
  title: "Staff Nurse",
  skills: ["Triage", "Wound care"],
  bio: "I am Robin Example, reach me at robin.example@mail.example or +61 412 345 678, see https://robin.example/cv.",
  experience:
    "Staff Nurse, St Mary's Hospital (2019 – present)\n- Led a team of 5 nurses on the night shift\n- Cut drug errors by 40% in 2023",
  linkedinUrl: "https://www.linkedin.com/in/robin-example-77",
  portfolioUrl: "https://robin-portfolio.example/work",
}
const reflection = {
  question: "What changed because of you?",
  response:
    "Robin here (call 0412 345 678): I rebuilt the triage board with 3 nurses, which cut waiting time from 40 to 25 minutes.",
}

async function nurse() {
  const user = await newUser(server, "pro")
  await user.call("PUT /api/profiles/me", profile)
  await user.call("POST /api/growth-pulse/response", reflection)
  return user
}

async function behave(mode: string) {
  const response = await fetch(`${server.sandbox}/control/openai`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ mode }),
  })
  expect(response.ok).toBe(true)
  await server.sql("delete from breakers")
}

test("nothing sent to the provider contains the person's email, phone, name or links", async () => {
  await behave("ok")
  await fetch(`${server.sandbox}/control/requests?service=openai`, { method: "DELETE" })
  const user = await nurse()
  for (const type of contentTypeNames) {
    const { status, body } = await user.call("POST /api/content/generate", {
      type,
      customPrompt: "Sign as Robin, robin@mail.example",
    })
    expect([type, status]).toEqual([type, 200])
    expect(body.content.writer).not.toBe("built-in")
  }
  const record = await (await fetch(`${server.sandbox}/control/requests?service=openai`)).text()
  expect(record.length).toBeGreaterThan(5000)
  for (const secret of ["robin", "mail.example", "412 345", "0412", "linkedin.com", "robin-portfolio", user.email]) {
    const at = record.toLowerCase().indexOf(secret)
    expect(at < 0 ? "" : record.slice(at - 80, at + 80), secret).toBe("")
  }
})

test("a model's inventions appear in no content type: the person's own lines replace them, and the document says so", async () => {
  await behave("fabricate")
  const user = await nurse()
  const ledger = JSON.stringify([profile, reflection])
  for (const type of contentTypeNames) {
    const { body } = await user.call("POST /api/content/generate", { type })
    const { claims, structuredContentJson } = body.content
    const carried = claims
      .filter(
        ({ status, kind }: { status: string; kind: string }) => /^(supported|close)$/.test(status) && kind === "fact",
      )
      .map((claim: { text: string }) => claim.text)
    const structured = JSON.stringify({ ...structuredContentJson, contact: null, name: null })
    const numbers =
      [...carried, structured]
        .join(" ")
        .replace(/\[\d+\]/g, "")
        .match(/\d+/g) ?? []
    for (const number of numbers)
      expect(ledger.includes(number) || /^(?:[1-9]|1\d|2\d|3\d|60)$/.test(number), `${type}: ${number}`).toBe(true)
    const marked = claims.filter(
      (claim: { status: string }) => claim.status === "blocked" || claim.status === "unconfirmed",
    )
    expect(marked, type).toEqual([])
    expect(body.content.advice.join(" "), type).toMatch(/said more than you captured/)
  }
})

test.each(["hang", "429", "500", "refuse", "cut", "wrong-schema", "refusal"])(
  "in mode %s, the job ends with a reason and refunds its unit",
  async (mode) => {
    const user = await nurse()
    await server.sql("update users set tier = 'starter' where id = ?", user.id)
    await behave(mode)
    const { status, body } = await user.call("POST /api/content/generate", { type: "bio" }, { Prefer: "wait=40" })
    await behave("ok")
    expect([status, body.code]).toEqual([502, "upstream_failed"])
    expect(body.error).toMatch(/AI provider|model/i)
    expect((await user.call("GET /api/users/me")).body.contentGenCount).toBe(0)
    const [job] = await server.sql(
      "select status, hold_state from jobs where user_id = ? and type = 'content.generate'",
      user.id,
    )
    expect(job).toEqual({ status: "failed", hold_state: "released" })
  },
)

test("a failing provider does not keep a reflection from being stored and analyzed", async () => {
  await behave("500")
  const user = await newUser(server)
  const { status, body } = await user.call("POST /api/growth-pulse/response", reflection)
  await behave("ok")
  expect(status).toBe(201)
  await expect
    .poll(async () => (await user.call("GET /api/growth-pulse/history")).body.entries[0].keywords.length)
    .toBeGreaterThan(0)
  expect(body.entry.response).toBe(reflection.response)
})
