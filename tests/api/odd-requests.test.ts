import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { client, expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

const forms = [
  "/auth/login",
  "/auth/register",
  "/auth/demo",
  "/auth/logout",
  "/theme",
  "/onboarding",
  "/growth-pulse",
  "/content",
  "/content/some-id",
  "/evidence",
]

/** Sends a page something that none of our forms sends. */
function post(path: string, init: RequestInit = {}) {
  return fetch(server.origin + path, { method: "POST", redirect: "manual", ...init })
}

test.each(forms)(
  "%s answers a form that is empty, of another type or truncated without an internal error",
  async (path) => {
    expect((await post(path)).status).toBeLessThan(500)
    expect((await post(path, { body: new URLSearchParams() })).status).toBeLessThan(500)
    expect((await post(path, { body: "{}", headers: { "Content-Type": "application/json" } })).status).toBe(415)
    expect((await post(path, { body: "x".repeat(300_000) })).status).toBe(413)
    const cut = { body: "--b\r\nContent-Disposition", headers: { "Content-Type": "multipart/form-data; boundary=b" } }
    expect((await post(path, cut)).status).toBe(400)
    const noBoundary = { body: "a=b", headers: { "Content-Type": "multipart/form-data" } }
    expect((await post(path, noBoundary)).status).toBe(400)
  },
)

test("a page that takes no form, or not the method, says what it accepts", async () => {
  for (const path of [
    "/",
    "/privacy",
    "/dashboard",
    "/how-we-score",
    "/login",
    "/content/some-id/download",
    "/nowhere",
  ]) {
    const refused = await post(path)
    expect([path, refused.status, refused.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD"])
    expect(refused.headers.get("Content-Security-Policy")).toBeTruthy()
  }
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const refused = await post("/growth-pulse", { method })
    expect([method, refused.status, refused.headers.get("Allow")]).toEqual([method, 405, "GET, HEAD, POST"])
  }
  expect((await fetch(`${server.origin}/theme`, { redirect: "manual" })).status).toBe(302)
})

test("a literal path is never taken for an id, and reads accept HEAD", async () => {
  const { call } = await newUser(server)
  const wrong = await call("GET /api/content/generate")
  expectRefusal(wrong, 405, "method_not_allowed")
  expect(wrong.headers.get("Allow")).toBe("POST")
  expectRefusal(await call("DELETE /api/content/history"), 405, "method_not_allowed")
  expect((await call("OPTIONS /api/content/some-id")).headers.get("Allow")).toBe("GET, HEAD, PUT, DELETE")
  expect(await call("HEAD /api/auth/me")).toMatchObject({ status: 200, body: "" })
})

test("an unknown id of any length or spelling does not exist", async () => {
  const { call } = await newUser(server)
  for (const id of ["a".repeat(101), "%00", "%", "..%2f", "'--", "%F0%9F%98%80"]) {
    expectRefusal(await call(`GET /api/content/${id}`), 404, "not_found")
    expectRefusal(await call(`DELETE /api/content/${id}`), 404, "not_found")
    expectRefusal(await call(`GET /api/jobs/${id}`), 404, "not_found")
  }
})

test("a body of any nesting depth is answered, with or without an idempotency key", async () => {
  const { call } = await newUser(server)
  const deep = `{"type":"bio","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`
  expect((await call("POST /api/content/generate", deep)).status).toBe(422)
  expect((await call("POST /api/content/generate", deep, { "Idempotency-Key": "deep" })).status).toBe(422)
  expect((await client(server)("POST /api/auth/login", deep)).status).toBe(422)
})

/** `fetch` requires this option for a streamed body. */
const inFull = { duplex: "half" }

test("the sender of an oversized body receives a readable refusal, however the body is sent", async () => {
  const huge = "x".repeat(5_000_000)
  expectRefusal(await client(server)("POST /api/auth/login", huge), 413, "too_large")
  expectRefusal(await client(server)("POST /api/content/generate", huge), 401, "unauthenticated")
  const body = new Blob([huge]).stream()
  const inPieces = await fetch(new Request(`${server.origin}/growth-pulse`, { method: "POST", body, ...inFull }))
  expect(inPieces.status).toBe(413)
})

test("a value of the wrong type is refused with a message for people", async () => {
  const { call } = await newUser(server)
  const told = async (name: string, body: unknown) => (await call(name, body)).body.fields
  expect(await told("POST /api/content/generate", { type: "bio", customPrompt: 5 })).toEqual({
    customPrompt: ["This must be text."],
  })
  expect(await told("POST /api/events", { name: "landing_view", properties: { page: "x".repeat(300) } })).toEqual({
    "properties.page": ["Please keep this to 200 characters."],
  })
  expect(await told("POST /api/auth/login", [])).toEqual({ body: ["This must be an object."] })
})
