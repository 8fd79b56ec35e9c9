import { readFileSync } from "node:fs"
import { deflateSync } from "node:zlib"
import { beforeAll, expect, test } from "vitest"
import { onePage } from "../postings-files/build-pdf"
import { type Server, startServer } from "../support/server/server"
import { client } from "./client"
import { newcomer, textOf } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

const instead = "Paste the text instead."

async function applicant() {
  const person = await newcomer(server)
  await person.post("/onboarding?step=3", { step: "3", intent: "complete" })
  await server.sql("update users set tier = 'starter' where email = ?", person.email)
  const { token, user } = (await client(server)("POST /api/auth/login", person)).body
  const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ")
  const upload = (path: string, bytes: Uint8Array, headers: Record<string, string>) => {
    const body = new FormData()
    body.append("file", new File([new Uint8Array(bytes)], "posting.pdf", { type: "application/pdf" }))
    return fetch(server.origin + path, { method: "POST", redirect: "manual", body, headers })
  }
  return {
    ...person,
    call: client(server, token),
    userId: String(user.id),
    /** Sends a file through the page's form and follows it to the page that shows the outcome. */
    async byForm(bytes: Uint8Array): Promise<string> {
      const sent = await upload("/job-analysis/file", bytes, { Cookie: cookie, Origin: server.origin })
      if (sent.status !== 302) return textOf(await sent.text())
      const { pathname, search } = new URL(sent.headers.get("Location") ?? "", server.origin)
      const shown = async () => textOf((await person.get(pathname + search)).html)
      await expect.poll(shown, { timeout: 60_000 }).not.toContain("Analyzing the posting")
      return shown()
    },
    byApi: (bytes: Uint8Array) =>
      upload("/api/job-analysis/analyze", bytes, { Authorization: `Bearer ${token}`, Prefer: "wait=50" }),
  }
}

const stored = (name: string) => new Uint8Array(readFileSync(`tests/postings-files/${name}.pdf`))
const bomb = () =>
  onePage({ dictionary: "/Filter /FlateDecode", data: deflateSync(Buffer.alloc(200_000_000), { level: 9 }) })

const files: [name: string, bytes: () => Uint8Array, reason: string][] = [
  ["a bomb", bomb, `This PDF has more in it than we can read from one file. ${instead}`],
  ["encrypted", () => stored("encrypted"), "password"],
  [
    "scanned",
    () => stored("scanned"),
    `This PDF contains pictures of text, like a scan, and no text we can read. ${instead}`,
  ],
  ["cut", () => stored("cut"), `This PDF is damaged and cannot be read. ${instead}`],
  ["of too many pages", () => stored("many-pages"), "This PDF has more than 30 pages."],
  ["of 0 bytes", () => new Uint8Array(), "Please select a PDF file."],
  ["no PDF", () => new TextEncoder().encode("<html>%PD F</html>".repeat(20)), "This file is not a PDF."],
]

test.each(files)(
  "a file that is %s is refused by page and API with the reason, and uses no unit",
  async (_, bytes, reason) => {
    const person = await applicant()
    expect(await person.byForm(bytes())).toContain(reason)
    const answer = await person.byApi(bytes())
    expect([answer.status, JSON.parse(await answer.text()).error]).toEqual([422, expect.stringContaining(reason)])
    const state =
      "select (select content_used from counters where user_id = ?1) as used, (select count(*) from job_analyses where user_id = ?1) as analyses"
    expect(await server.sql(state, person.userId)).toEqual([{ used: 0, analyses: 0 }])
    expect((await client(server)("GET /api/health")).body.status).toBe("ok")
    const text = "Baker, Hollin Bread, Leeds. You must have a level 2 food hygiene certificate."
    expect((await person.call("POST /api/job-analysis/analyze", { type: "text", content: text })).status).toBe(201)
  },
)

const addresses: [address: string, reason: string][] = [
  ["http://127.0.0.1/job", "numeric addresses"],
  ["http://2130706433/job", "numeric addresses"],
  ["http://0x7f.1/job", "numeric addresses"],
  ["http://0177.0.0.1/job", "numeric addresses"],
  ["http://[::1]/job", "numeric addresses"],
  ["http://[::ffff:10.0.0.1]/job", "numeric addresses"],
  ["http://169.254.169.254/latest/meta-data", "numeric addresses"],
  ["http://10.0.0.8/job", "numeric addresses"],
  ["http://192.168.1.1/job", "numeric addresses"],
  ["http://１２７.0.0.1/job", "numeric addresses"],
  ["http://localhost/job", "private network"],
  ["http://intranet/job", "private network"],
  ["http://jobs.internal/1", "private network"],
  ["http://printer.local/1", "private network"],
  ["http://jobs.example.com./1", "private network"],
  ["https://jobs.example.com:8443/1", "80 and 443"],
  ["http://jobs.example.com:22/1", "80 and 443"],
  ["ftp://jobs.example.com/1", "http:// or https://"],
  ["file:///etc/passwd", "http:// or https://"],
  ["javascript:alert(1)", "http:// or https://"],
  ["data:text/html,Job", "http:// or https://"],
  ["https://me:secret@jobs.example.com/1", "username or password"],
  ["https://", "not a web address"],
]

test("no address in the guard's table is fetched, and each refusal gives the reason and an alternative", async () => {
  const person = await applicant()
  await fetch(`${server.sandbox}/control/requests?service=pages`, { method: "DELETE" })
  for (const [source, reason] of addresses) {
    const refused = await person.call("POST /api/job-analysis/analyze", { type: "url", source })
    expect([source, refused.status, refused.body.error]).toEqual([source, 422, expect.stringContaining(reason)])
    expect(refused.body.error, source).toContain(instead)
    const page = await person.post("/job-analysis?from=url", { type: "url", source })
    expect(textOf(page.html), source).toContain(refused.body.error)
  }
  expect(await server.sql("select * from jobs where user_id = ? and type like 'job-analysis%'", person.userId)).toEqual(
    [],
  )
  const asked: unknown = await (await fetch(`${server.sandbox}/control/requests?service=pages`)).json()
  expect(JSON.stringify(asked)).not.toMatch(/"path"/)
})

const misbehaving: [mode: Record<string, unknown>, reason: string][] = [
  [{ mode: "loop" }, "redirected us too often"],
  [{ mode: "huge" }, "larger than 1 MB"],
  [{ mode: "hang" }, "took too long"],
  [{ mode: "500" }, "Paste the text instead"],
  [{ mode: "refuse" }, "paste the text instead"],
]

test.each(misbehaving)("a site in mode %o ends as a failed analysis with the reason", async (mode, reason) => {
  const person = await applicant()
  const control = (body: unknown) =>
    fetch(`${server.sandbox}/control/pages`, { method: "PUT", body: JSON.stringify(body) })
  await control(mode)
  try {
    const answer = await person.call(
      "POST /api/job-analysis/analyze",
      { type: "url", source: `${server.sandbox}/pages/job-ward-nurse` },
      { Prefer: "respond-async" },
    )
    expect(answer.status).toBe(202)
    const job = async () => (await person.call(`GET /api/jobs/${answer.body.job.id}`)).body.job
    await expect.poll(async () => (await job()).status, { timeout: 150_000 }).toBe("failed")
    expect(JSON.stringify((await job()).error)).toContain(reason)
    expect(textOf((await person.get(`/job-analysis?job=${answer.body.job.id}`)).html)).toContain(reason)
  } finally {
    await control({ mode: "ok" })
  }
})
