import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { parseVariables } from "../env"
import { openAiModel } from "./openai/openai"
import { stripePayments } from "./stripe/stripe"
import { braveSearch } from "./web/search"

interface Host {
  origin: string
  /** Each request's headers, serialized to one string. */
  heard: string[]
  answer: (request: IncomingMessage, response: ServerResponse) => void
}

const key = "sk_test_verysecret"
const closing: (() => void)[] = []

/**
 * Starts a service on this machine. Two of them, on different ports, act as a service and the other host that it
 * redirects to.
 */
async function listen(): Promise<Host> {
  const host: Host = { origin: "", heard: [], answer: (_, response) => response.end("{}") }
  const server = createServer((request, response) => {
    host.heard.push(`${request.method} ${JSON.stringify(request.headers)}`)
    host.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  host.origin = `http://127.0.0.1:${Object(server.address()).port}`
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  return host
}

let service: Host
let other: Host
beforeAll(async () => {
  service = await listen()
  other = await listen()
})
afterAll(() => {
  for (const close of closing) close()
})

function redirectTo(origin: string, status: number) {
  service.heard.length = 0
  other.heard.length = 0
  service.answer = (request, response) =>
    request.url?.startsWith("/moved")
      ? response.end("{}")
      : response.writeHead(status, { location: `${origin}/moved` }).end()
}

test("the search key follows a redirect within its host, but not to another one", async () => {
  const rules = { ownHosts: [], allowedOrigins: [service.origin, other.origin] }
  const search = braveSearch({ apiKey: key, base: service.origin, rules })
  redirectTo(other.origin, 302)
  await search("nursing").catch(() => [])
  expect(service.heard.join()).toContain(key)
  expect(other.heard.length).toBeGreaterThan(0)
  expect(other.heard.join()).not.toContain(key)
  redirectTo(service.origin, 307)
  await search("nursing").catch(() => [])
  expect(service.heard.filter((request) => request.includes(key))).toHaveLength(service.heard.length)
})

test.each([301, 302, 307, 308])("neither the model key nor the payment key follows a redirect (%s)", async (status) => {
  const ask = openAiModel({
    apiKey: key,
    baseUrl: `${service.origin}/v1`,
    model: "m",
    api: "responses",
    timeoutSeconds: 5,
  })
  const asked = { instructions: "", data: ["Words."], schemaName: "s", schema: {}, maxOutputTokens: 10 }
  const payments = stripePayments({ secretKey: key, webhookSecret: null, apiBase: service.origin })
  redirectTo(other.origin, status)
  await expect(ask(asked as never)).rejects.toMatchObject({ name: "ProviderError" })
  await expect(payments.readSubscriptions("cus_1")).rejects.toMatchObject({ name: "PaymentsError" })
  expect(service.heard.filter((request) => request.includes(key)).length).toBeGreaterThanOrEqual(2)
  expect(other.heard).toEqual([])
})

const bases = ["OPENAI_BASE_URL", "STRIPE_API_BASE", "SEARCH_API_BASE"]

test.each(bases)("%s must be https, except on this machine outside production", (name) => {
  const parse = (value: string, ENVIRONMENT = "local") => parseVariables({ ENVIRONMENT, [name]: value })
  for (const fine of [
    "https://api.example.com/v1",
    "http://127.0.0.1:8788/x",
    "http://localhost:1",
    "http://[::1]:1",
  ]) {
    expect(parse(fine)).toMatchObject({ [name]: fine })
  }
  for (const plain of [
    "http://api.example.com",
    "http://127.0.0.1.example.com",
    "http://localhost.example",
    "http://10.0.0.1",
  ]) {
    expect(() => parse(plain)).toThrow(`${name}: must begin with https://`)
  }
  expect(() => parse("http://127.0.0.1:8788", "production")).toThrow(`${name} must begin with https:// in production`)
  expect(parse("https://api.example.com", "production")).toMatchObject({ [name]: "https://api.example.com" })
})
