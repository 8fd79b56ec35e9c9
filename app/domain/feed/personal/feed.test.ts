import { expect, test } from "vitest"
import { addArticles, fullPool } from "../../../../tests/support/world/feed-pool"
import { createWorld, type NewUser, type World } from "../../../../tests/support/world/world"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { weekOf } from "../pool/rules"
import { giveFeedback, markRead, muteSource, saveItem, unmuteSource } from "./change-item.server"
import { ensureFeed } from "./ensure-feed.server"
import { findFeed, listInsights, pageFeed } from "./get-feed.server"
import { rankFeeds } from "./rank-feeds.server"
import { refreshUsers } from "./refresh-users.server"
import { cardsInRow, type FeedFilter, maxTastes } from "./rules"

const engineer: NewUser["profile"] = { industry: "Technology", skills: ["Kubernetes"], title: "Engineer" }

const view = async ({ deps }: World, user: Actor, filter: FeedFilter = "all") =>
  (await runQuery(deps.db, findFeed(deps, user.userId, filter)))(user)

/** A user with a feed, as created by the first dashboard view. */
async function reader(world: World, profile: NewUser["profile"] = engineer) {
  const user = await world.addUser({ profile })
  return { user, feed: await ensureFeed(world.deps, user, "all", await view(world, user)) }
}

const refresh = (world: World, user: Actor) => {
  world.clock.advance(7 * 86_400_000)
  return refreshUsers(world.deps, weekOf(world.clock.now()), [user.userId])
}

test("the first dashboard view creates a feed, from the starter set if the pool is empty", async () => {
  await using world = await createWorld()
  const { feed } = await reader(world)
  expect(feed.items.length).toBeGreaterThan(0)
  expect(feed).toMatchObject({ refreshedAt: world.clock.now().toISOString(), isStale: false, problem: null, muted: [] })
  expect((await reader(world, {})).feed.items.length).toBeGreaterThan(0)
})

test("cards are sorted by relevance, and each says why it was chosen", async () => {
  await using world = await createWorld()
  await fullPool(world)
  await addArticles(world, [{ title: "Kubernetes for an engineer" }, { title: "Kubernetes in the small" }])
  await fullPool(world, "Finance")
  const { feed } = await reader(world)
  expect(feed.items).toHaveLength(cardsInRow)
  expect(feed.items.slice(0, 2).map(({ title, relevanceScore, reason }) => [title, relevanceScore, reason])).toEqual([
    ["Kubernetes for an engineer", 60, "Because you list Kubernetes among your skills"],
    ["Kubernetes in the small", 50, "Because you list Kubernetes among your skills"],
  ])
  const scores = feed.items.map(({ relevanceScore }) => relevanceScore)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  for (const { parts, relevanceScore } of feed.items) {
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(relevanceScore)
  }
  expect(feed.items.some(({ title }) => title.includes("Finance"))).toBe(false)
})

test("a filter shows only its type", async () => {
  await using world = await createWorld()
  await fullPool(world)
  const { user } = await reader(world)
  for (const filter of ["article", "video", "podcast", "report"] as const) {
    const { items } = await view(world, user, filter)
    expect(items.length).toBeGreaterThan(3)
    expect(items.every(({ type }) => type === filter)).toBe(true)
  }
})

test("only keywords of the ten newest reflections count", async () => {
  await using world = await createWorld()
  await fullPool(world)
  await addArticles(world, [{ title: "All about falconry" }, { title: "All about triage" }])
  const user = await world.addUser({ profile: engineer })
  for (let i = 0; i < 11; i++) {
    await world.rows(
      "insert into growth_entries (user_id, id, question, response, keywords, created_at) values (?, ?, '', '', ?, '')",
      user.userId,
      world.deps.newId(),
      JSON.stringify(i === 0 ? ["falconry"] : i === 1 ? ["triage"] : []),
    )
  }
  const [ranked] = await rankFeeds(world.deps, [user.userId], null)
  const labels = ranked?.items.flatMap(({ reasons }) => reasons.map(({ label }) => label))
  expect(labels).toContain("triage")
  expect(labels).not.toContain("falconry")
})

test("marking as read and saving are idempotent, and saving can be undone", async () => {
  await using world = await createWorld()
  await fullPool(world)
  const { user, feed } = await reader(world)
  const id = feed.items[3]?.id ?? ""
  expect(feed.items[3]).toMatchObject({ isRead: false, isSaved: false })
  expect(await markRead(world.deps, user, id)).toMatchObject({ id, isRead: true, isSaved: false })
  const [first] = await world.rows("select read_at from feed_items where id = ?", id)
  world.clock.advance(1000)
  await Promise.all([markRead(world.deps, user, id), saveItem(world.deps, user, id, true)])
  expect(await saveItem(world.deps, user, id, true)).toMatchObject({ isRead: true, isSaved: true })
  expect(await world.rows("select read_at from feed_items where id = ?", id)).toEqual([first])
  const saved = () =>
    runQuery(world.deps.db, listInsights(world.deps, user.userId, { filter: "all", saved: true, limit: 5 }))
  expect((await saved()).items.map((item) => item.id)).toEqual([id])
  expect(await saveItem(world.deps, user, id, false)).toMatchObject({ isSaved: false })
  expect((await saved()).items).toEqual([])
})

test("another user's insight is not found by any call", async () => {
  await using world = await createWorld()
  await fullPool(world)
  const [{ feed }, { user: other }] = [await reader(world), await reader(world)]
  const id = feed.items[0]?.id ?? ""
  const before = await world.rows("select * from feeds order by user_id")
  const asked = [
    () => markRead(world.deps, other, id),
    () => saveItem(world.deps, other, id, true),
    () => giveFeedback(world.deps, other, id, "less"),
    () => muteSource(world.deps, other, id, true),
  ]
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: "not_found" })
  expect(await world.rows("select * from feeds order by user_id")).toEqual(before)
  expect(await world.rows("select id from feed_items where read_at is not null or saved_at is not null")).toEqual([])
})

test("a muted source leaves the row at once, stays hidden, and returns when unmuted", async () => {
  await using world = await createWorld()
  await fullPool(world)
  await addArticles(world, [{ title: "Kubernetes daily", source: "The Daily", host: "daily.example.com" }])
  const { user, feed } = await reader(world)
  const item = feed.items[0]
  expect(item?.source).toBe("The Daily")
  expect(await muteSource(world.deps, user, item?.id ?? "", true)).toMatchObject({ muted: true })
  const muted = await view(world, user)
  expect(muted.muted).toEqual([{ host: "daily.example.com", source: "The Daily" }])
  expect(muted.items).toHaveLength(cardsInRow)
  expect(muted.items.map(({ source }) => source)).not.toContain("The Daily")
  await refresh(world, user)
  expect((await view(world, user)).items.map(({ source }) => source)).not.toContain("The Daily")
  await unmuteSource(world.deps, user, "daily.example.com")
  await refresh(world, user)
  expect((await view(world, user)).items[0]?.source).toBe("The Daily")
})

test("muting a site that appears under two names still leaves a full row", async () => {
  await using world = await createWorld()
  await fullPool(world)
  const ofSite = (source: string) =>
    [1, 2, 3].map((i) => ({ title: `Kubernetes ${source} ${i}`, source, host: "daily.example.com" }))
  await addArticles(world, [...ofSite("Morning"), ...ofSite("Evening")])
  const { user, feed } = await reader(world)
  expect(feed.items.map(({ title }) => title.split(" ")[0])).toEqual(Array(cardsInRow).fill("Kubernetes"))
  await muteSource(world.deps, user, feed.items[0]?.id ?? "", true)
  expect((await view(world, user)).items).toHaveLength(cardsInRow)
})

test('"less like this" lowers an article and similar ones at the next refresh, and can be undone', async () => {
  await using world = await createWorld()
  await fullPool(world)
  await addArticles(world, [{ title: "Kubernetes upgrades without fear" }])
  const { user, feed } = await reader(world)
  const id = feed.items[0]?.id ?? ""
  expect(await giveFeedback(world.deps, user, id, "less")).toMatchObject({ feedback: "less", relevanceScore: 50 })
  await refresh(world, user)
  expect((await view(world, user)).items.map((item) => item.id)).not.toContain(id)
  expect(await giveFeedback(world.deps, user, id, null)).toMatchObject({ feedback: null })
  await refresh(world, user)
  expect((await view(world, user)).items[0]).toMatchObject({ id, relevanceScore: 50 })
  await giveFeedback(world.deps, user, id, "more")
  await refresh(world, user)
  expect((await view(world, user)).items[0]).toMatchObject({ id, relevanceScore: 65, feedback: "more" })
})

test("only the latest feedback is kept", async () => {
  await using world = await createWorld()
  await fullPool(world)
  const { user, feed } = await reader(world)
  const [one, two] = feed.items
  const old = Object.fromEntries(Array.from({ length: maxTastes }, (_, i) => [`old-${i}`, "more"]))
  await world.rows("update feeds set tastes = ? where user_id = ?", JSON.stringify(old), user.userId)
  await giveFeedback(world.deps, user, one?.id ?? "", "less")
  await giveFeedback(world.deps, user, two?.id ?? "", "more")
  await giveFeedback(world.deps, user, one?.id ?? "", "more")
  const [row] = await world.rows("select tastes from feeds")
  const remembered: Record<string, string> = JSON.parse(String(row?.tastes))
  expect(Object.keys(remembered)).toHaveLength(maxTastes)
  expect(Object.keys(remembered).slice(0, 48)).toEqual(Object.keys(old).slice(2))
  expect(Object.values(remembered).slice(48)).toEqual(["more", "more"])
})

test("at the next refresh, unread insights replace read ones", async () => {
  await using world = await createWorld()
  await fullPool(world)
  const { user, feed } = await reader(world)
  const read = feed.items.slice(0, 5).map(({ id }) => id)
  for (const id of read) await markRead(world.deps, user, id)
  await refresh(world, user)
  const shown = (await view(world, user)).items
  expect(shown).toHaveLength(cardsInRow)
  expect(shown.filter(({ id }) => read.includes(id))).toEqual([])
})

test("insights are paginated newest first, and the feed lists this week's and then all others, each once", async () => {
  await using world = await createWorld()
  await fullPool(world)
  const { user } = await reader(world)
  for (let week = 0; week < 3; week++) {
    await fullPool(world)
    await refresh(world, user)
  }
  const stored = await world.rows("select id, type from feed_items order by id desc")
  expect(stored.length).toBeGreaterThan(60)
  const { deps } = world
  for (const filter of ["all", "podcast"] as const) {
    const wanted = stored.filter(({ type }) => filter === "all" || type === filter).map(({ id }) => id)
    const seen: Record<"newest" | "feed", string[]> = { newest: [], feed: [] }
    for (const [name, list] of [
      ["newest", listInsights],
      ["feed", pageFeed],
    ] as const) {
      let cursor: string | undefined
      do {
        const page = await runQuery(deps.db, list(deps, user.userId, { filter, limit: 7, cursor }))
        expect(page.items.length).toBeGreaterThan(0)
        seen[name].push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
    }
    expect(seen.newest).toEqual(wanted)
    expect([...seen.feed].sort().reverse()).toEqual(wanted)
    const cards = (await view(world, user, filter)).items.map(({ id }) => id)
    expect(seen.feed.slice(0, cards.length)).toEqual(cards)
  }
})
