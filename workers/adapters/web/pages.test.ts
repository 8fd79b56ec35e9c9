import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { gzipSync } from "node:zlib"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { readPage } from "./pages"
import { isPublicAddress } from "./public-name"

let asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => {
  asked.push(request.url ?? "")
  answer(request, response)
})
let origin = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${Object(server.address()).port}`
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const rules = () => ({ ownHosts: ["app.example.com"], allowedOrigins: [origin] })
const names: Record<string, string[]> = {
  "intranet.example.com": ["10.0.0.5"],
  "loop.example.com": ["127.0.0.1"],
  "mixed.example.com": ["93.184.215.14", "192.168.1.1"],
  "metadata.example.com": ["169.254.169.254"],
  "mapped.example.com": ["::ffff:127.0.0.1"],
  "six.example.com": ["fd12:3456::1"],
  "nat64.example.com": ["64:ff9b::7f00:1"],
}
const resolve = async (host: string) => names[host] ?? []
const read = (url = `${origin}/job`) => readPage(rules(), url, resolve)

const refused: [url: string, refusal: string][] = [
  ["not an address", "malformed"],
  ["ftp://example.com/job", "scheme"],
  ["file:///etc/passwd", "scheme"],
  ["javascript:alert(1)", "scheme"],
  ["data:text/html,<h1>Job</h1>", "scheme"],
  ["gopher://example.com/", "scheme"],
  ["https://user:secret@example.com/job", "credentials"],
  ["https://example.com@127.0.0.1/", "credentials"],
  ["https://example.com:8443/job", "port"],
  ["http://example.com:25/", "port"],
  ["http://127.0.0.1/", "number"],
  ["http://10.1.2.3/", "number"],
  ["http://172.16.0.1/", "number"],
  ["http://192.168.0.1/", "number"],
  ["http://169.254.169.254/latest/meta-data/", "number"],
  ["http://0.0.0.0/", "number"],
  ["http://2130706433/", "number"],
  ["http://0x7f000001/", "number"],
  ["http://0177.0.0.1/", "number"],
  ["http://127.1/", "number"],
  ["http://%31%32%37.0.0.1/", "number"],
  ["http://①②⑦.0.0.1/", "number"],
  ["http://[::1]/", "number"],
  ["http://[::ffff:127.0.0.1]/", "number"],
  ["http://[fe80::1]/", "number"],
  ["http://[fc00::1]/", "number"],
  ["http://localhost/", "local"],
  ["http://printer.local/", "local"],
  ["http://metadata.google.internal/", "local"],
  ["http://intranet/", "local"],
  ["http://example.com./", "local"],
  ["https://app.example.com/api/users/me", "own"],
  ["http://intranet.example.com/", "private"],
  ["http://loop.example.com/", "private"],
  ["http://mixed.example.com/", "private"],
  ["http://metadata.example.com/", "private"],
  ["http://mapped.example.com/", "private"],
  ["http://six.example.com/", "private"],
  ["http://nat64.example.com/", "private"],
]

test.each(refused)("%s is not fetched: %s", async (url, refusal) => {
  await expect(read(url)).rejects.toMatchObject({ code: "refused_address", refusal })
  expect(asked).toEqual([])
})

test.each(refused.filter(([url]) => url.includes("//")))(
  "a redirect to %s is not followed: %s",
  async (url, refusal) => {
    answer = (_, response) => response.writeHead(302, { location: url.replace(/[^ -~]/gu, encodeURIComponent) }).end()
    await expect(read()).rejects.toMatchObject({ code: "refused_address", refusal })
    expect(asked).toEqual(["/job"])
  },
)

test("an unresolvable name is unreachable and is not fetched", async () => {
  await expect(read("https://nobody.example.com/")).rejects.toMatchObject({ code: "unreachable" })
})

test("a page is decoded in its own encoding and returned with its final URL", async () => {
  answer = (request, response) => {
    if (request.url === "/job") return response.writeHead(301, { location: "/jobs/12" }).end()
    response
      .writeHead(200, { "content-type": "text/html; charset=iso-8859-1" })
      .end(Buffer.from("<p>Caf\xe9", "latin1"))
  }
  expect(await read()).toEqual({ url: `${origin}/jobs/12`, text: "<p>Café" })
})

test.each([
  ["application/pdf", "%PDF-1.7"],
  ["application/json", "{}"],
  ["image/png", "PNG"],
  ["application/octet-stream", "x"],
  ["", "x"],
  ["text/html", "%PDF-1.7 calls itself a page"],
  ["text/plain", "\0\0\0"],
])("%s is not a page", async (type, body) => {
  answer = (_, response) => response.writeHead(200, type ? { "content-type": type } : {}).end(body)
  await expect(read()).rejects.toMatchObject({ code: "not_text" })
})

test("endless, huge and compressed pages are abandoned at the limit", async () => {
  const html = { "content-type": "text/html" }
  answer = (_, response) => {
    response.writeHead(200, html)
    const more = () => {
      while (!response.destroyed && response.write("<p>".repeat(10_000)));
    }
    response.on("drain", more)
    more()
  }
  await expect(read()).rejects.toMatchObject({ code: "too_large" })
  answer = (_, response) => response.writeHead(200, { ...html, "content-length": "50000000" }).end()
  await expect(read()).rejects.toMatchObject({ code: "too_large" })
  answer = (_, response) =>
    response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(gzipSync("x".repeat(5_000_000)))
  await expect(read()).rejects.toMatchObject({ code: "too_large" })
})

test("no private IPv4 address is public, in either form", () => {
  const part = fc.nat(255)
  const inner = fc.oneof(
    fc.tuple(fc.constant(10), part, part, part),
    fc.tuple(fc.constant(127), part, part, part),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), part, part),
    fc.tuple(fc.constant(192), fc.constant(168), part, part),
    fc.tuple(fc.constant(169), fc.constant(254), part, part),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), part, part),
    fc.tuple(fc.constant(0), part, part, part),
    fc.tuple(fc.integer({ min: 224, max: 255 }), part, part, part),
  )
  fc.assert(
    fc.property(inner, (parts) => {
      expect([isPublicAddress(parts.join(".")), isPublicAddress(`::ffff:${parts.join(".")}`)]).toEqual([false, false])
    }),
  )
  expect(["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"].map(isPublicAddress)).toEqual([true, true])
})
