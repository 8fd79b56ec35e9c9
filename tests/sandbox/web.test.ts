import { expect, test } from "vitest"
import { iconIn, pictureIn } from "../../app/domain/feed/pool/picture"
import { type FeedVersion, shelves } from "../../app/domain/kernel/web"
import { readFeed } from "../../workers/adapters/web/feeds"
import { fetchPicture } from "../../workers/adapters/web/pictures"
import { braveSearch } from "../../workers/adapters/web/search"
import { startSandbox } from "./sandbox"
import { useSandbox } from "./use-sandbox"

const sandbox = useSandbox()

const unread: FeedVersion = { etag: null, lastModified: null }
const rules = () => ({ ownHosts: [], allowedOrigins: [sandbox.origin] })
const read = (name: string, known = unread) => readFeed(rules(), `${sandbox.origin}/feeds/${name}.xml`, known, true)
const search = (query: string) =>
  braveSearch({ apiKey: "sandbox", base: `${sandbox.origin}/search`, rules: rules() })(query)
const slug = (shelf: string) => shelf.toLowerCase().replaceAll(" ", "-")

test("there is a feed for every shelf, and each feed format is fully parsed", async () => {
  for (const shelf of shelves) {
    const { entries, status } = await read(slug(shelf))
    expect(status).toBe("ok")
    expect(entries.length).toBeGreaterThan(8)
    for (const entry of entries) {
      expect(entry).toMatchObject({
        url: expect.stringContaining(`${sandbox.origin}/pages/`),
        source: expect.stringContaining("Sandbox Gazette"),
        summary: expect.stringContaining("Sandbox Gazette"),
        publishedAt: expect.stringMatching(/\d/),
      })
    }
  }
})

test("audio, video, pictures and the site's icon are included", async () => {
  const all = (await Promise.all(shelves.map((shelf) => read(slug(shelf))))).flatMap(({ entries }) => entries)
  expect(new Set(all.map(({ media }) => media))).toEqual(new Set([null, "audio", "video"]))
  const [{ imageUrl, iconUrl } = { imageUrl: null, iconUrl: null }] = (await read("technology")).entries
  const picture = await fetchPicture(rules(), imageUrl ?? "")
  expect(pictureIn(picture?.bytes ?? new Uint8Array())).toEqual({ contentType: "image/png", width: 240, height: 135 })
  const icon = await fetchPicture(rules(), iconUrl ?? "")
  expect(iconIn(icon?.bytes ?? new Uint8Array())).toEqual({ contentType: "image/png", width: 32, height: 32 })
})

test("a feed that is requested again is unchanged", async () => {
  const { etag, lastModified } = await read("finance")
  expect(await read("finance", { etag, lastModified })).toEqual({
    status: "unchanged",
    entries: [],
    etag,
    lastModified,
  })
})

test("the next week has other stories", async () => {
  await using nextWeek = await startSandbox({ nowOffset: 7 * 86_400 })
  const now = await read("sales")
  const then = await readFeed(rules(), `${nextWeek.origin}/feeds/sales.xml`, unread, true)
  const titles = new Set(now.entries.map(({ title }) => title))
  expect(then.entries.filter(({ title }) => !titles.has(title)).length).toBeGreaterThanOrEqual(4)
})

test("the pages that feeds and search name can be opened", async () => {
  const entries = [...(await read("legal")).entries.slice(0, 3), ...(await search("nursing leadership"))]
  for (const { url, title } of entries) {
    const page = await fetch(url)
    expect([page.status, url]).toEqual([200, url])
    expect(await page.text()).toContain(title.replaceAll("&", "&#38;"))
  }
})

test("the search returns results on the query, in Brave's format", async () => {
  const found = await search("supply chain resilience")
  expect(found).toHaveLength(5)
  for (const { title, url } of found) {
    expect(title.toLowerCase()).toContain("supply chain resilience")
    expect(url).toContain("/pages/about-supply-chain-resilience-")
  }
})

test.each([
  ["500", "failed"],
  ["429", "busy"],
  ["malformed", "malformed"],
  ["cut", "malformed"],
  ["huge", "too_large"],
  ["loop", "redirects"],
  ["refuse", "unreachable"],
])("a feed that answers %s fails as %s", async (mode, code) => {
  await sandbox.behave("feeds", mode)
  await expect(read("technology")).rejects.toMatchObject({ code, ...(mode === "429" ? { retryAfter: 1 } : {}) })
})

test.each([
  ["500", "failed"],
  ["429", "busy"],
  ["malformed", "malformed"],
  ["cut", "malformed"],
  ["huge", "too_large"],
  ["wrong-schema", "malformed"],
])("a search that answers %s fails as %s", async (mode, code) => {
  await sandbox.behave("search", mode)
  await expect(search("anything")).rejects.toMatchObject({ code })
})

test.each(["500", "429", "huge", "loop", "refuse"])("a picture that answers %s is rejected", async (mode) => {
  await sandbox.behave("pages", mode)
  expect(await fetchPicture(rules(), `${sandbox.origin}/pages/picture-x.png`)).toBeNull()
})

test.each(["not-an-image", "malformed", "cut"])("a picture served %s is identified by its content", async (mode) => {
  await sandbox.behave("pages", mode)
  const fetched = await fetchPicture(rules(), `${sandbox.origin}/pages/picture-x.png`)
  expect(fetched?.contentType).toBe("image/png")
  expect(pictureIn(fetched?.bytes ?? new Uint8Array())).toBeNull()
})

test("a hanging source times out after eight seconds", async () => {
  await sandbox.behave("feeds", "hang", { ms: 100_000, times: 1 })
  const begun = performance.now()
  await expect(read("technology")).rejects.toMatchObject({ code: "timeout" })
  expect(performance.now() - begun).toBeLessThan(60_000)
})

test("a body of fifty megabytes is abandoned without costing memory or time", async () => {
  await sandbox.behave("feeds", "huge")
  const before = process.memoryUsage().arrayBuffers
  const begun = process.cpuUsage()
  for (let i = 0; i < 10; i++) await expect(read("technology")).rejects.toMatchObject({ code: "too_large" })
  expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000)
})

test("an origin that the operator did not allow is refused, even behind a redirect from an allowed one", async () => {
  const strict = { ownHosts: [], allowedOrigins: [] }
  expect(await fetchPicture(strict, `${sandbox.origin}/pages/picture-x.png`)).toBeNull()
  await sandbox.behave("feeds", "loop")
  const url = `${sandbox.origin}/feeds/technology.xml`
  await expect(readFeed(strict, url, unread, false)).rejects.toMatchObject({ code: "refused_address" })
  await expect(readFeed(strict, url, unread, true)).rejects.toMatchObject({ code: "refused_address" })
})

test("job postings exist with and without structured data", async () => {
  const index = await fetch(`${sandbox.origin}/pages/`)
  const names = [...(await index.text()).matchAll(/\/pages\/(job-[a-z-]+)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThanOrEqual(3)
  const texts = await Promise.all(names.map(async (name) => (await fetch(`${sandbox.origin}/pages/${name}`)).text()))
  const described = texts.filter((text) => text.includes('"@type":"JobPosting"'))
  expect(described.length).toBeGreaterThan(0)
  expect(described.length).toBeLessThan(texts.length)
})
