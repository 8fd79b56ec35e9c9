import { expect, test } from "vitest"
import { aPicture, entry, fakeWeb, feed } from "../../../../tests/support/fakes/fake-web"
import { createWorld, type World } from "../../../../tests/support/world/world"
import type { Deps } from "../../kernel/deps"
import { shelves, type Web, WebFailure } from "../../kernel/web"
import { fillShelf } from "./fill-shelf.server"
import { fillStaleShelves } from "./fill-stale-shelves.server"
import { weekOf } from "./rules"
import { slotStart } from "./slot"
import { stockStarter } from "./stock-starter.server"

const a = "https://a.example.com/feed"
const b = "https://b.example.com/feed"

function depsWith(world: World, web: Web): Deps {
  return { ...world.deps, web }
}

const titles = async (world: World) =>
  (await world.rows("select title from articles order by title")).map((r) => r.title)
const onShelf = async (world: World, shelf = "Technology") => {
  const rows = await world.rows("select article_id from article_shelves where industry = ?", shelf)
  return rows.length
}

test("a fill adds the feeds' articles to the pool, the newest with the latest id, and records the time", async () => {
  await using world = await createWorld()
  const { web } = fakeWeb({
    [a]: () =>
      feed(
        entry("Old thinking about queues", { publishedAt: "2026-01-01T00:00:00Z" }),
        entry("New thinking about queues", { publishedAt: "2026-03-09T00:00:00Z", summary: "<p>Hello <b>there</b>" }),
      ),
  })
  expect(await fillShelf(depsWith(world, web), "Technology")).toEqual({ added: 2, problem: null })
  const rows = await world.rows("select title, summary, host, type, origin, terms from articles order by id desc")
  expect(rows[0]).toMatchObject({
    title: "New thinking about queues",
    summary: "Hello there",
    host: "news.example.com",
  })
  expect(JSON.parse(String(rows[0]?.terms))).toContain("queue")
  expect(await onShelf(world)).toBe(2)
  const [fill] = await world.rows("select * from shelf_fills")
  expect(fill).toMatchObject({ industry: "Technology", filled_at: "2026-03-10T09:00:00.000Z", problem: null })
})

test("an article with two URLs or two headlines is added once, even from another shelf", async () => {
  await using world = await createWorld()
  const one = entry("Five lessons from a long migration")
  const deps = depsWith(
    world,
    fakeWeb({ [a]: () => feed(one, { ...one, url: `${one.url}/?utm_source=x`, title: "Another headline of it" }) }).web,
  )
  const copy = { ...one, url: "https://www.copy.example.com/lessons" }
  const other = depsWith(world, fakeWeb({ [b]: () => feed(copy) }, { sources: () => [b] }).web)
  expect((await fillShelf(deps, "Technology")).added).toBe(1)
  expect((await fillShelf(other, "Finance")).added).toBe(0)
  expect(await onShelf(world, "Finance")).toBe(1)
  expect(await titles(world)).toEqual(["Five lessons from a long migration"])
})

test("concurrent fills of all shelves with the same articles add each article once", async () => {
  await using world = await createWorld()
  const same = Array.from({ length: 10 }, (_, i) => entry(`The same long headline number ${i}`))
  const deps = depsWith(world, fakeWeb({ [a]: () => feed(...same) }, { sources: () => [a] }).web)
  const results = await Promise.all(shelves.map((shelf) => fillShelf(deps, shelf)))
  expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(10)
  expect(await titles(world)).toHaveLength(10)
  for (const shelf of shelves) expect(await onShelf(world, shelf)).toBe(10)
})

test("only one fill of a shelf runs at a time, and the next one has to wait", async () => {
  await using world = await createWorld()
  const { web, asked } = fakeWeb({ [a]: () => feed(entry("Only once for everybody here")) })
  const deps = depsWith(world, web)
  await Promise.all([1, 2, 3, 4].map(() => fillShelf(deps, "Technology")))
  expect(asked).toEqual([a])
  world.clock.advance(5 * 60_000)
  await fillShelf(deps, "Technology")
  expect(asked).toHaveLength(1)
  world.clock.advance(6 * 60_000)
  await fillShelf(deps, "Technology")
  expect(asked).toHaveLength(2)
})

test("a failing source is reported and backs off longer each time, while the others count", async () => {
  await using world = await createWorld()
  const { web, asked } = fakeWeb({
    [a]: () => {
      throw new WebFailure("busy", 3600)
    },
    [b]: () => feed(entry("What the other source says")),
  })
  const deps = depsWith(world, web)
  const first = await fillShelf(deps, "Technology")
  expect(first).toEqual({
    added: 1,
    problem: "1 of 2 sources could not be read: a.example.com asks to be read less often.",
  })
  expect((await world.rows("select problem from shelf_fills"))[0]?.problem).toBeNull()
  world.clock.advance(30 * 60_000)
  await fillShelf(deps, "Technology")
  expect(asked).toEqual([a, b, b])
  world.clock.advance(31 * 60_000)
  await fillShelf(deps, "Technology")
  expect(asked).toEqual([a, b, b, a, b])
})

test("if no source could be read, the shelf reports it, keeps its last fill time, and is retried soon", async () => {
  await using world = await createWorld()
  let isDown = false
  const { web } = fakeWeb({
    [a]: () => {
      if (isDown) throw new WebFailure("failed")
      return feed(entry("Before everything went down"))
    },
  })
  const deps = depsWith(world, web)
  await fillShelf(deps, "Technology")
  isDown = true
  world.clock.advance(3_600_000)
  const { problem } = await fillShelf(deps, "Technology")
  expect(problem).toBe("The only source could not be read: a.example.com answered with an error.")
  expect((await world.rows("select problem, filled_at from shelf_fills"))[0]).toEqual({
    problem,
    filled_at: "2026-03-10T09:00:00.000Z",
  })
  isDown = false
  world.clock.advance(60_000)
  expect(await fillShelf(deps, "Technology")).toEqual({ added: 0, problem: null })
})

test("after any outage of all sources, they are read again within a minute, except those that asked for a longer pause", async () => {
  await using world = await createWorld()
  let isDown = true
  const reading = (patience: number | null) => () => {
    if (isDown) throw new WebFailure("failed", patience)
    return feed(entry("After everything was down"))
  }
  const { web, asked } = fakeWeb({ [a]: reading(null), [b]: reading(7200) })
  const deps = depsWith(world, web)
  for (let minutes = 0; minutes < 40; minutes++) {
    await fillShelf(deps, "Technology")
    world.clock.advance(60_000)
  }
  expect(asked.filter((url) => url === a)).toHaveLength(40)
  expect(asked.filter((url) => url === b)).toHaveLength(1)
  isDown = false
  expect((await fillShelf(deps, "Technology")).added).toBe(1)
})

test("an unchanged feed is not a failure, and its cache validators are sent next time", async () => {
  await using world = await createWorld()
  const sent: unknown[] = []
  const web = fakeWeb(
    {},
    {
      sources: () => [a],
      async readFeed(_, known) {
        sent.push({ etag: known.etag })
        if (known.etag) return { status: "unchanged", entries: [], etag: known.etag, lastModified: null }
        return { ...feed(entry("Something worth one reading")), etag: '"1"' }
      },
    },
  ).web
  await fillShelf(depsWith(world, web), "Technology")
  world.clock.advance(3_600_000)
  expect(await fillShelf(depsWith(world, web), "Technology")).toEqual({ added: 0, problem: null })
  expect(sent).toEqual([{ etag: null }, { etag: '"1"' }])
  expect((await world.rows("select filled_at from shelf_fills"))[0]?.filled_at).toBe("2026-03-10T10:00:00.000Z")
})

test("a feed on two shelves has separate cache validators for each", async () => {
  await using world = await createWorld()
  const web = fakeWeb(
    {},
    {
      sources: () => [a],
      readFeed: async (_, { etag }) =>
        etag
          ? { status: "unchanged", entries: [], etag, lastModified: null }
          : { ...feed(entry("A piece for two industries")), etag: '"1"' },
    },
  ).web
  await fillShelf(depsWith(world, web), "Legal")
  await fillShelf(depsWith(world, web), "Finance")
  expect(await onShelf(world, "Finance")).toBe(1)
})

test("one source does not crowd out the others", async () => {
  await using world = await createWorld()
  const many = Array.from({ length: 100 }, (_, i) => entry(`The loud source speaks again ${i}`))
  const few = Array.from({ length: 5 }, (_, i) => entry(`The quiet source speaks up ${i}`))
  const deps = depsWith(world, fakeWeb({ [a]: () => feed(...many), [b]: () => feed(...few) }).web)
  expect((await fillShelf(deps, "Technology")).added).toBe(40)
  expect((await titles(world)).filter((title) => String(title).includes("quiet"))).toHaveLength(5)
})

test("pictures are stored once by hash, and an invalid picture leaves the article without one", async () => {
  await using world = await createWorld()
  const fetched: string[] = []
  const web = fakeWeb(
    {
      [a]: () =>
        feed(
          entry("A story with a picture", { imageUrl: "https://cdn.example.com/p.png" }),
          entry("A story with a script", { imageUrl: "https://cdn.example.com/p.svg" }),
        ),
    },
    {
      async fetchPicture(url) {
        fetched.push(url)
        if (url.endsWith("favicon.ico")) return null
        const bytes = url.endsWith("p.png") ? aPicture : new TextEncoder().encode("<svg onload='alert(1)'/>")
        return { bytes, contentType: "image/png" }
      },
    },
  ).web
  await fillShelf(depsWith(world, web), "Technology")
  const rows = await world.rows("select title, image_key from articles order by title")
  expect(rows[0]?.image_key).toMatch(/^[0-9a-f]{64}$/)
  expect(rows[1]?.image_key).toBeNull()
  const kept = await world.deps.bucket.get(`media/${rows[0]?.image_key}`)
  expect(kept).toMatchObject({ contentType: "image/png", bytes: aPicture.length })
  await kept?.body.cancel()
  expect(fetched.filter((url) => url.endsWith("favicon.ico"))).toEqual(["https://news.example.com/favicon.ico"])
})

test("the icon of a site is requested once", async () => {
  await using world = await createWorld()
  const icons: string[] = []
  let turn = 0
  const web = fakeWeb(
    { [a]: () => feed(entry(`Another day and another story ${turn++}`)) },
    {
      async fetchPicture(url) {
        icons.push(url)
        return { bytes: aPicture, contentType: "" }
      },
    },
  ).web
  await fillShelf(depsWith(world, web), "Technology")
  world.clock.advance(3_600_000)
  await fillShelf(depsWith(world, web), "Technology")
  expect(icons).toHaveLength(1)
  const keys = await world.rows("select distinct icon_key from articles")
  expect(keys).toEqual([{ icon_key: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})

test("the search is queried for a few topics of the shelf, and its failure counts as that of a source", async () => {
  await using world = await createWorld()
  const questions: string[] = []
  const search: Web["search"] = async (query) => {
    questions.push(query)
    return [entry(`What was found about ${query}`)]
  }
  const deps = depsWith(world, fakeWeb({}, { search }).web)
  expect((await fillShelf(deps, "Healthcare")).added).toBe(questions.length)
  expect(questions.length).toBeGreaterThan(1)
  expect((await world.rows("select distinct origin from articles"))[0]?.origin).toBe("search")
})

test("the weekly fill processes every shelf once and resumes after an interruption", async () => {
  await using world = await createWorld()
  let reads = 0
  const sources = () => [a]
  const web = fakeWeb({ [a]: () => feed(entry(`A story for every shelf ${reads++}`)) }, { sources }).web
  const deps = depsWith(world, web)
  const slot = weekOf(world.clock.now())
  await fillShelf(deps, "Legal")
  expect(await fillStaleShelves(deps, slot)).toEqual({ added: shelves.length - 1, left: 0 })
  expect(await fillStaleShelves(deps, slot)).toEqual({ added: 0, left: 0 })
  expect(reads).toBe(shelves.length)
})

test("a week's slot begins on its Monday", () => {
  for (const week of ["2026-W01", "2026-W47", "2026-W53", "2027-W01", "2025-W01"]) {
    const began = slotStart(week)
    expect([weekOf(began), began.getUTCDay()]).toEqual([week, 1])
  }
  expect(slotStart("2026-11-21").toISOString()).toBe("2026-11-21T00:00:00.000Z")
  expect(() => slotStart("soon")).toThrow("neither a week nor a day")
})

test("the starter set is added once, sorts after all found articles, and a found copy wins", async () => {
  await using world = await createWorld()
  const { web } = fakeWeb({
    [a]: () => feed(entry("Managing Oneself", { url: "https://hbr.org/2005/01/managing-oneself" })),
  })
  await fillShelf(depsWith(world, web), "Technology")
  await stockStarter(world.deps, "Technology")
  const before = await world.rows("select * from articles order by id")
  await stockStarter(world.deps, "Technology")
  expect(await world.rows("select * from articles order by id")).toEqual(before)
  expect(before.at(-1)).toMatchObject({ title: "Managing Oneself", origin: "feed" })
  expect(before.filter(({ title }) => title === "Managing Oneself")).toHaveLength(1)
  const shelved = await world.rows("select * from article_shelves where article_id = ?", before.at(-1)?.id)
  expect(shelved.map(({ industry }) => industry).sort()).toEqual(["General", "Technology"])
})
