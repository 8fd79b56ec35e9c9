import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FetchRequest, guardedFetch } from "./guarded-fetch"

let asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
let closedEarly = false
const server = createServer((request, response) => {
  asked.push(request.url ?? "")
  response.on("close", () => {
    closedEarly = !response.writableFinished
  })
  answer(request, response)
})
let origin = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${Object(server.address()).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function read(more: Partial<FetchRequest> = {}) {
  asked = []
  closedEarly = false
  const rules = { ownHosts: ["own.example.com"], allowedOrigins: [origin] }
  return guardedFetch(rules, { url: `${origin}/start`, accept: "text/html", maxBytes: 10_000, ...more })
}

const redirect = (location: string) => {
  answer = (_, response) => response.writeHead(302, { location }).end()
}

test.each([
  "http://169.254.169.254/latest/meta-data",
  "http://2130706433/",
  "https://own.example.com/api/users/me",
  "http://localhost:22/",
  "file:///etc/passwd",
  "//127.1/",
  "https://a:b@example.com/",
])("a redirect to %s is not followed", async (location) => {
  redirect(location)
  await expect(read()).rejects.toMatchObject({ code: "refused_address" })
  await expect(read({ isTrusted: true })).rejects.toMatchObject({ code: "refused_address" })
  expect(asked).toEqual(["/start"])
})

test("three redirects are followed, but not a fourth", async () => {
  answer = (request, response) => {
    const step = Number(request.url?.slice(2) || 0)
    if (step === 3) response.end("there")
    else response.writeHead(301, { location: `/s${step + 1}` }).end()
  }
  const { bytes, url } = await read({ url: `${origin}/s0` })
  expect([new TextDecoder().decode(bytes), url]).toEqual(["there", `${origin}/s3`])
  redirect("/again")
  await expect(read()).rejects.toMatchObject({ code: "redirects" })
  expect(asked).toHaveLength(4)
})

test("an oversized body is abandoned, whatever its header says and however it is compressed", async () => {
  answer = (_, response) => void response.writeHead(200, { "content-length": "50000000" }).write("x")
  await expect(read()).rejects.toMatchObject({ code: "too_large" })

  answer = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(10_000)));
    }
    response.on("drain", more)
    more()
  }
  await expect(read()).rejects.toMatchObject({ code: "too_large" })
  await expect.poll(() => closedEarly).toBe(true)

  answer = (_, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(20_000_000)))
  await expect(read()).rejects.toMatchObject({ code: "too_large" })
})

test.each([
  [429, { "retry-after": "120" }, "busy", 120],
  [503, { "retry-after": "60" }, "failed", 60],
  [500, {}, "failed", null],
  [403, {}, "failed", null],
  [404, {}, "not_found", null],
  [410, {}, "not_found", null],
  [302, {}, "failed", null],
])("status %i fails by its name", async (status, headers, code, retryAfter) => {
  answer = (_, response) => response.writeHead(status, headers).end("no")
  await expect(read()).rejects.toMatchObject({ code, retryAfter })
})

test("Retry-After is accepted as a date or as seconds", async () => {
  answer = (_, response) =>
    response.writeHead(429, { "retry-after": new Date(Date.now() + 90_000).toUTCString() }).end()
  const failure = await read().catch((error: unknown) => error)
  expect(Math.abs(Number(Object(failure).retryAfter) - 90)).toBeLessThan(60)
})

test("a connection that breaks, at once or halfway, counts as unreachable", async () => {
  answer = (request) => request.socket.destroy()
  await expect(read()).rejects.toMatchObject({ code: "unreachable" })
  answer = (request, response) => {
    response.writeHead(200, { "content-length": "5000" }).write("only this")
    setTimeout(() => request.socket.destroy(), 50)
  }
  await expect(read()).rejects.toMatchObject({ code: "unreachable" })
})

test("a slow body times out after eight seconds in total", async () => {
  answer = (_, response) => {
    const timer = setInterval(() => response.write("x"), 200)
    response.on("close", () => clearInterval(timer))
  }
  const begun = performance.now()
  await expect(read()).rejects.toMatchObject({ code: "timeout" })
  expect(performance.now() - begun).toBeGreaterThan(7900)
  await expect.poll(() => closedEarly).toBe(true)
})
