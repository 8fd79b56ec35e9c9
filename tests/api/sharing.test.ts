import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { anAnswer } from "./client"
import { newcomer, textOf } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

/** A user with a document, and the page that shares it. */
async function withDocument() {
  const person = await newcomer(server)
  await person.post("/onboarding?step=3", { intent: "complete", linkedinUrl: "", portfolioUrl: "", githubUrl: "" })
  await person.post("/growth-pulse", anAnswer)
  const key = /name="key" value="([^"]+)"/.exec((await person.get("/content")).html)?.[1] ?? ""
  const made = await person.post("/content", { type: "bio", customPrompt: "", key })
  const page = `/content/${/created=([\w-]+)/.exec(made.location ?? "")?.[1]}/share`
  const once = async () => /name="once" value="([^"]+)"/.exec((await person.get(page)).html)?.[1] ?? ""
  async function share(fields: Record<string, string> = {}) {
    const { html } = await person.post(page, {
      intent: "share",
      once: await once(),
      days: "30",
      passcode: "",
      ...fields,
    })
    return /\/s\/[\w-]{20,}/.exec(html)?.[0] ?? ""
  }
  const revoke = async () => {
    const id = /name="id" value="([^"]+)"/.exec((await person.get(page)).html)?.[1] ?? ""
    return person.post(page, { intent: "revoke", id })
  }
  return { ...person, page, share, revoke }
}

/** Visits by programs do not count as views. */
const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" }

async function read(path: string, passcode?: string) {
  const body = passcode === undefined ? undefined : new URLSearchParams({ passcode })
  const response = await fetch(server.origin + path, { method: body ? "POST" : "GET", headers: browser, body })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test("a shared document is a page without scripts or cookies that is not indexed and sends no referrer", async () => {
  const { share, get, page, revoke } = await withDocument()
  const address = await share()
  const { status, headers, html } = await read(address)
  expect(status).toBe(200)
  expect(html).not.toContain("<script")
  expect(html).toContain('class="manuscript')
  expect(html).not.toContain("Where the lines come from")
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(headers.get("X-Robots-Tag")).toContain("noindex")
  expect(headers.get("Referrer-Policy")).toBe("no-referrer")
  expect(headers.getSetCookie()).toEqual([])
  expect(textOf((await get(page)).html)).toContain("opened once")
  expect((await get(page)).html).not.toContain(address)
  expect((await revoke()).location).toBe(page)
  const [revoked, unknown] = [await read(address), await read(`/s/${"a".repeat(43)}`)]
  expect([revoked.status, unknown.status]).toEqual([404, 404])
  expect(textOf(revoked.html)).toBe(textOf(unknown.html))
  expect(unknown.headers.get("Referrer-Policy")).toBe("no-referrer")
  expect(unknown.html).toContain("This link does not open a document")
})

test("a passcode is required before anything of the document is revealed", async () => {
  const { share } = await withDocument()
  const address = await share({ passcode: "blue heron" })
  const locked = await read(address)
  expect(locked.html).toContain("Enter the passcode")
  expect(textOf(locked.html)).not.toContain("manuscript")
  const wrong = await read(address, "grey heron")
  expect(wrong.status).toBe(403)
  expect(wrong.html).toContain("Check it and try again.")
  expect(wrong.html).not.toContain("grey heron")
  const opened = await read(address, "blue heron")
  expect(opened.status).toBe(200)
  expect(opened.html).toContain('class="manuscript')
  expect(opened.headers.get("Referrer-Policy")).toBe("no-referrer")
  expect([locked, wrong, opened].flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
})

test("an owner can show the sources and allow indexing", async () => {
  const { share } = await withDocument()
  const { html, headers } = await read(await share({ showsSources: "on", isIndexed: "on", days: "never" }))
  expect(html).toContain("Where the lines come from")
  expect(html).not.toContain("noindex")
  expect(headers.has("X-Robots-Tag")).toBe(false)
})

test("a passcode that is too short is refused at its field and not echoed", async () => {
  const { page, post } = await withDocument()
  const refused = await post(page, { intent: "share", once: "o", days: "7", passcode: "zq9" })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain("Please use at least 6 characters.")
  expect(refused.html).not.toContain("zq9")
})
