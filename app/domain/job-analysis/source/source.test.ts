import { expect, test } from "vitest"
import { fakeWeb } from "../../../../tests/support/fakes/fake-web"
import { addressRefusals } from "../../kernel/public-address"
import { WebFailure, type WebFailureCode } from "../../kernel/web"
import { wordFailure } from "../../wording/failure-reason"
import { readPosting } from "../reading/read-posting"
import { condensePage } from "./condense-page"
import { readPostingPage, requirePublicAddress } from "./read-page.server"

const url = "https://jobs.example.com/1"
const depsWith = (
  readPage: () => Promise<{ url: string; text: string }>,
  refusalOf: () => null | "local" = () => null,
) => ({ web: fakeWeb({}, { readPage, refusalOf }).web }) as Parameters<typeof readPostingPage>[0]
const page = (text: string) => depsWith(async () => ({ url, text }))

const job = `<h1>Ward Nurse</h1><p>St Anne Hospital, Leeds</p><p>You will look after adults on an acute ward of 28 beds, with a team of eight.</p>
<h2>You bring</h2><ul><li>Registration with the NMC</li><li>Two years in acute care</li></ul>`

test("a page after a megabyte of scripts is read like the page alone", async () => {
  const heavy = `<html><head><script>${"let a = '<p>no</p>';".repeat(40_000)}</script><style>${"p{}".repeat(9000)}</style></head><body>${job}</body>`
  const source = await readPostingPage(page(heavy), url)
  expect(source.length).toBeLessThan(1500)
  const today = new Date("2026-11-22")
  expect(readPosting(source, today)).toEqual(readPosting(`<html><body>${job}</body>`, today))
})

test("condensing keeps JSON-LD and drops comments, and an unclosed element drops the rest", () => {
  const data = `<script type="application/ld+json">{"@type":"JobPosting","title":"Nurse"}</script>`
  expect(condensePage(`a<!-- hidden -->b${data}c<svg><path/></svg >d`)).toBe(`ab${data}cd`)
  expect(condensePage("a<SCRIPT>b")).toBe("a")
  expect(condensePage("a < b <!-- c")).toBe("a < b ")
})

test("a page rendered by scripts is refused unless JSON-LD describes it", async () => {
  const frame = `<html><body><div id="root"></div><noscript>Please enable JavaScript</noscript></body></html>`
  await expect(readPostingPage(page(frame), url)).rejects.toMatchObject({
    code: "invalid",
    reason: { code: "page_empty" },
  })
  const data = `<script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", title: "Nurse", description: job })}</script>`
  const read = readPosting(
    await readPostingPage(page(`<html><head>${data}</head>${frame}`), url),
    new Date("2026-11-22"),
  )
  expect(read.title).toBe("Nurse")
  expect(read.requirements.length).toBeGreaterThan(1)
})

const failures: [WebFailureCode, string, string][] = [
  ["timeout", "upstream_failed", "page_timeout"],
  ["unreachable", "upstream_failed", "page_unreachable"],
  ["busy", "upstream_failed", "page_busy"],
  ["failed", "upstream_failed", "page_failed"],
  ["not_found", "invalid", "page_gone"],
  ["too_large", "invalid", "page_too_large"],
  ["redirects", "invalid", "page_redirects"],
  ["not_text", "invalid", "page_not_text"],
]

test.each(failures)(
  "%s ends as %s with its own reason, which suggests an alternative",
  async (failure, code, cause) => {
    const deps = depsWith(() => Promise.reject(new WebFailure(failure)))
    const refused = await readPostingPage(deps, url).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code, reason: { code: cause } })
    expect(Object(refused).message).toMatch(/Paste the text instead\.|paste the text instead\.|download and upload/)
  },
)

test.each(addressRefusals)("an address refused as %s during the fetch ends with its reason", async (refusal) => {
  const deps = depsWith(() => Promise.reject(new WebFailure("refused_address", null, refusal)))
  const reason = { code: "page_address" as const, refusal }
  await expect(readPostingPage(deps, url)).rejects.toMatchObject({ code: "invalid", reason })
  expect(wordFailure(reason)).toMatch(/Paste the text instead\.$/)
})

test("an address that can never be fetched is refused before any work is started", () => {
  const deps = depsWith(
    () => Promise.reject(new Error("must not be asked")),
    () => "local",
  )
  expect(() => requirePublicAddress(deps, "http://localhost/")).toThrow(/private network/)
})
