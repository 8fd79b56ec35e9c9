import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { fakeWeb } from "../../../../tests/support/fakes/fake-web"
import { createWorld } from "../../../../tests/support/world/world"
import { purgeUploads } from "../../files/uploads.server"
import type { Deps } from "../../kernel/deps"
import { WebFailure } from "../../kernel/web"
import { readFailure } from "../../wording/failure-reason"
import { analyzePosting } from "../analyze/analyze-posting.server"
import { AnalyzePosting } from "../schema"

const pdf = (name: string) => readFileSync(new URL(`../../../../tests/postings-files/${name}.pdf`, import.meta.url))
const upload = (bytes: Uint8Array, name = "posting.pdf") =>
  AnalyzePosting.parse({ file: new File([new Uint8Array(bytes)], name, { type: "application/pdf" }) })

async function payingWorld(web: Partial<Deps["web"]> = {}, settings: Partial<Deps["settings"]> = {}) {
  const world = await createWorld({ settings })
  Object.assign(world.deps, { web: fakeWeb({}, web).web })
  const user = await world.addUser({ tier: "starter" })
  const analyses = () => world.rows("select title, company, source_kind, source, text from job_analyses")
  const failure = async () => {
    const [job] = await world.rows("select * from jobs order by id desc limit 1")
    return { status: job?.status, reason: readFailure(String(job?.error ?? "")).code }
  }
  return { world, user, analyses, failure }
}

test("a page is fetched in the background and stored with the text that was read", async () => {
  const html = `<html><body><nav>Jobs Home Sign in</nav><h1>Ward Nurse</h1><p>St Anne Hospital, Leeds</p><p>You look after adults on an acute ward of 28 beds, in a team of eight nurses and four assistants.</p><h2>Requirements</h2><ul><li>Registration with the NMC</li><li>Two years in acute care</li></ul></body></html>`
  const { world, user, analyses } = await payingWorld({ readPage: async (url) => ({ url, text: html }) })
  await using _ = world
  const input = AnalyzePosting.parse({ type: "url", source: " jobs.example.com/ward-nurse " })
  await analyzePosting(world.deps, user, input)
  await world.finishJobs()
  const [row] = await analyses()
  expect(row).toMatchObject({ title: "Ward Nurse", source_kind: "url", source: "https://jobs.example.com/ward-nurse" })
  expect(row?.text).toContain("Registration with the NMC")
})

test("an unreadable page ends as a failed job with the reason, and a refused URL starts no job", async () => {
  const { world, user, analyses, failure } = await payingWorld({
    readPage: () => Promise.reject(new WebFailure("refused_address", null, "private")),
    refusalOf: (url) => (url.includes("localhost") ? "local" : null),
  })
  await using _ = world
  const read = (source: string) => analyzePosting(world.deps, user, AnalyzePosting.parse({ type: "url", source }))
  await expect(read("http://localhost/job")).rejects.toMatchObject({
    code: "invalid",
    fields: { source: [/private network/] },
  })
  expect(await world.queuedJobs()).toEqual([])
  await read("https://intern.example.com/job")
  await world.finishJobs()
  expect(await failure()).toEqual({ status: "failed", reason: "page_address" })
  expect(await analyses()).toEqual([])
})

test("an uploaded PDF is read in the bulk queue and stored; its file is deleted a day later", async () => {
  const { world, user, analyses } = await payingWorld()
  await using _ = world
  await analyzePosting(world.deps, user, upload(pdf("two-columns"), "Senior Payroll Analyst.pdf"))
  await world.finishJobs()
  expect(await analyses()).toMatchObject([
    {
      title: "Senior Payroll Analyst",
      company: "Larchmont Freight Ltd",
      source_kind: "file",
      source: "Senior Payroll Analyst.pdf",
    },
  ])
  const stored = async () => (await world.deps.bucket.list(`users/${user.userId}/`)).keys.length
  await purgeUploads(world.deps)
  expect(await stored()).toBe(1)
  world.clock.advance(25 * 60 * 60_000)
  expect(await purgeUploads(world.deps)).toBeNull()
  expect([await stored(), await world.rows("select * from uploads")]).toEqual([0, []])
})

test.each([
  ["cut", "pdf_malformed"],
  ["encrypted", "pdf_encrypted"],
  ["scanned", "pdf_no_text"],
  ["many-pages", "pdf_too_many_pages"],
])(
  "a PDF of the kind “%s” ends as a failed job with the reason, uses no unit and blocks nobody",
  async (name, reason) => {
    const { world, user, analyses, failure } = await payingWorld()
    await using _ = world
    await analyzePosting(world.deps, user, upload(pdf(name)))
    await world.finishJobs()
    expect(await failure()).toEqual({ status: "failed", reason })
    expect((await world.rows("select * from counters where user_id = ?", user.userId))[0]).not.toMatchObject({
      content: 1,
    })
    await analyzePosting(
      world.deps,
      user,
      AnalyzePosting.parse({ type: "text", content: "Baker wanted in Leeds. Must have a level 2 certificate." }),
    )
    await world.finishJobs()
    expect(await analyses()).toHaveLength(1)
  },
)

test("a file that is not a PDF, an empty one and disabled uploads are refused at once", async () => {
  const { world, user } = await payingWorld()
  await using _ = world
  const html = Buffer.from("<html>%PDF</html>")
  await expect(analyzePosting(world.deps, user, upload(html))).rejects.toMatchObject({
    fields: { file: ["This file is not a PDF."] },
  })
  expect(AnalyzePosting.safeParse({ file: new File([], "empty.pdf") }).success).toBe(false)
  const off = await payingWorld({}, { uploads: false })
  await using __ = off.world
  await expect(analyzePosting(off.world.deps, off.user, upload(pdf("two-columns")))).rejects.toMatchObject({
    code: "not_configured",
    message: "File upload coming soon / PDF upload will be available in the next update.",
  })
})
