import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { addPeople } from "../support/server/server-people"
import { client } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

async function behave(service: string, mode: string) {
  const response = await fetch(`${server.sandbox}/control/${service}`, {
    method: "PUT",
    body: JSON.stringify({ mode, ms: 120_000 }),
  })
  expect(response.status).toBe(200)
}

/** A user in an industry whose shelf is still empty, after a refresh with the outside services in the given state. */
async function refreshed(industry: string, name: string) {
  const [person] = await addPeople(server, 1, "free", name)
  if (!person) throw new Error("Nobody was added.")
  await server.sql("update profiles set industry = ? where user_id = ?", industry, person.id)
  const call = client(server, person.token)
  const begun = Date.now()
  const started = await call("POST /api/content-feed/refresh")
  expect([200, 202]).toContain(started.status)
  const until = Date.now() + 90_000
  for (;;) {
    const [job] = await server.sql("select status from jobs where user_id = ? and type = 'feed.refresh'", person.id)
    if (job?.status === "succeeded") break
    if (Date.now() > until) throw new Error(`The refresh is still ${job?.status}.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { call, person, seconds: (Date.now() - begun) / 1000 }
}

/** The log entry of a fill, which may continue after the user has been answered. */
async function noteOf(industry: string) {
  for (let i = 0; i < 450; i++) {
    const [fill] = await server.sql("select problem, filled_at from shelf_fills where industry = ?", industry)
    if (fill && (fill.problem !== null || fill.filled_at !== "")) return fill
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The fill of ${industry} has noted nothing.`)
}

test.each([
  ["hang", "Healthcare", "took too long to answer"],
  ["500", "Finance", "answered with an error"],
  ["429", "Education", "asks to be read less often"],
  ["malformed", "Marketing", "sent something we could not read"],
  ["cut", "Sales", "sent something we could not read"],
  ["huge", "Consulting", "sent more than we read"],
  ["loop", "Retail", "redirected us too often"],
])(
  "while feeds and search answer %s, a refresh still shows the stored articles and the problem is logged",
  async (mode, industry, words) => {
    await behave("feeds", mode)
    await behave("search", mode === "loop" ? "500" : mode)
    const { call, person, seconds } = await refreshed(industry, `outage-${mode}`)
    expect(seconds).toBeLessThan(60)

    const feed = await call("GET /api/content-feed?filter=all")
    expect(feed.status).toBe(200)
    expect(feed.body.feedItems.length).toBeGreaterThan(3)
    const page = await fetch(`${server.origin}/insights`, { headers: { Cookie: person.cookie } })
    expect(page.status).toBe(200)
    const html = await page.text()
    const escaped = (title: string) =>
      title.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;")
    const shown = feed.body.feedItems.filter(({ title }: { title: string }) => html.includes(escaped(title)))
    expect(shown.length).toBeGreaterThan(3)

    const { problem, filled_at } = await noteOf(industry)
    expect(problem).toMatch(/^All 2 sources could not be read: /)
    expect(problem).toContain(words)
    expect(filled_at).toBe("")
  },
)

test("articles whose pictures are invalid come without one, and the user sees no error", async () => {
  await behave("feeds", "ok")
  await behave("search", "ok")
  await behave("pages", "not-an-image")
  await refreshed("Government", "outage-pictures")
  expect(await noteOf("Government")).toMatchObject({ problem: null })
  const found = await server.sql("select image_key from articles where origin <> 'starter'")
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter(({ image_key }) => image_key !== null)).toEqual([])
})

test("when everything works, pictures are served from the product's own origin, validated and immutable", async () => {
  for (const service of ["feeds", "search", "pages"]) await behave(service, "ok")
  const { call } = await refreshed("Legal", "outage-none")
  await noteOf("Legal")
  const [article] = await server.sql(
    "select image_key from articles where source like '%Legal' and image_key is not null",
  )
  const picture = await fetch(`${server.origin}/media/${article?.image_key}`)
  expect(picture.status).toBe(200)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  })
  expect(new Uint8Array(await picture.arrayBuffer()).slice(1, 4)).toEqual(new TextEncoder().encode("PNG"))
  const etag = picture.headers.get("etag") ?? ""
  const again = await fetch(picture.url, { headers: { "If-None-Match": etag } })
  expect(again.status).toBe(304)

  const { body } = await call("GET /api/content-feed?filter=all")
  for (const { imageUrl, iconUrl } of body.feedItems) {
    for (const url of [imageUrl, iconUrl]) if (url !== null) expect(url).toMatch(/^\/media\/[0-9a-f]{64}$/)
  }
})

test.each(["0".repeat(64), "nothing", "..%2Fsecret", "%00"])("no picture exists at %s", async (key) => {
  const answer = await fetch(`${server.origin}/media/${key}`)
  expect([400, 404]).toContain(answer.status)
  await answer.body?.cancel()
})
