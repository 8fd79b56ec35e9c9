import { expect, test } from "vitest"
import { entry, fakeWeb, feed } from "../../../../tests/support/fakes/fake-web"
import { addArticles, fullPool, plainArticles } from "../../../../tests/support/world/feed-pool"
import { inWords } from "../../../../tests/support/world/in-words"
import { createWorld, type World, type WorldOptions } from "../../../../tests/support/world/world"
import { jobRegistry } from "../../../jobs.server"
import { runJob } from "../../jobs/run-job.server"
import { day, hour, iso, minute } from "../../kernel/clock"
import { runQuery } from "../../kernel/query.server"
import { type Web, WebFailure } from "../../kernel/web"
import { weekOf } from "../pool/rules"
import { saveItem } from "./change-item.server"
import { ensureFeed } from "./ensure-feed.server"
import { findFeed } from "./get-feed.server"
import { refreshFeed } from "./refresh-feed.server"
import { refreshUsers } from "./refresh-users.server"

async function world(options: WorldOptions = {}) {
  const made = await createWorld(options)
  await fullPool(made)
  return made
}

/** Adds users with a feed of this week and returns their ids. */
async function readers(made: World, count: number): Promise<string[]> {
  const now = iso(made.clock.now())
  const ids = JSON.stringify(Array.from({ length: count }, () => made.deps.newId()))
  await made.rows(
    `insert into users (id, email, email_key, first_name, last_name, password_hash, created_at)
     select value, value || '@example.com', value || '@example.com', 'Robin', 'Example', '', ?2 from json_each(?1)`,
    ids,
    now,
  )
  await made.rows("insert into counters (user_id) select value from json_each(?1)", ids)
  await made.rows(
    `insert into profiles (user_id, industry, skills, updated_at)
     select value, 'Technology', '["Kubernetes"]', ?2 from json_each(?1)`,
    ids,
    now,
  )
  await refreshUsers(made.deps, weekOf(made.clock.now()), JSON.parse(ids))
  return JSON.parse(ids)
}

/** One such user, signed in. */
async function reader(made: World) {
  const user = await made.addUser({ profile: { industry: "Technology", skills: ["Kubernetes"] } })
  await refreshUsers(made.deps, weekOf(made.clock.now()), [user.userId])
  return user
}

const feedRows = (made: World) => made.rows("select user_id, slot, refreshed_at, current from feeds order by user_id")
const items = (made: World) => made.rows("select * from feed_items order by user_id, type, id")
const notices = async (made: World) =>
  inWords(await made.rows("select user_id, words, href from notifications where kind = 'feed' order by user_id"))

test("the weekly refresh adds new insights and notifies once, even if repeated or concurrent", async () => {
  await using made = await world()
  const ids = await readers(made, 5)
  expect(await notices(made)).toEqual([])
  made.clock.advance(7 * day)
  await addArticles(made, [{ title: "Kubernetes this week" }])
  const week = weekOf(made.clock.now())
  await Promise.all([1, 2, 3].map(() => refreshUsers(made.deps, week, ids)))
  const stored = [await feedRows(made), await items(made)]
  await refreshUsers(made.deps, week, ids)
  expect([await feedRows(made), await items(made)]).toEqual(stored)
  expect(await notices(made)).toEqual(
    ids.sort().map((user_id) => ({
      user_id,
      title: "Your insights for this week are ready",
      body: "One is new, chosen from what you told us.",
      href: "/dashboard",
    })),
  )
  expect(await made.rows("select distinct unread_notifications as unread from counters")).toEqual([{ unread: 1 }])
})

test("without new insights there is no notification, and an earlier week changes nothing", async () => {
  await using made = await world()
  const ids = await readers(made, 1)
  made.clock.advance(7 * day)
  const before = await feedRows(made)
  await refreshUsers(made.deps, "2026-W02", ids)
  expect(await feedRows(made)).toEqual(before)
  await refreshUsers(made.deps, weekOf(made.clock.now()), ids)
  expect((await feedRows(made))[0]).toMatchObject({
    slot: weekOf(made.clock.now()),
    refreshed_at: iso(made.clock.now()),
  })
  expect(await notices(made)).toEqual([])
})

test("a refresh that dies at any round trip and is restarted gives the same result as an uninterrupted one", async () => {
  const outcome = async (dieAt: number) => {
    let trips = Number.NEGATIVE_INFINITY
    await using made = await world({
      aroundDatabase: async (_, go) => {
        trips += 1
        if (trips === dieAt) throw new Error("The database was away before it worked.")
        const results = await go()
        if (trips === dieAt + 0.5) throw new Error("The database was away after it had worked.")
        return results
      },
    })
    const ids = await readers(made, 45)
    made.clock.advance(7 * day)
    await addArticles(made, plainArticles(30))
    trips = dieAt % 1
    const died = await refreshUsers(made.deps, weekOf(made.clock.now()), ids).then(
      () => false,
      () => true,
    )
    if (died) await refreshUsers(made.deps, weekOf(made.clock.now()), ids)
    const counts = await made.rows(
      `select (select count(*) from feed_items) as items, (select count(*) from feeds where slot = ?) as feeds,
        (select count(*) from notifications) as lines, (select sum(unread_notifications) from counters) as unread`,
      weekOf(made.clock.now()),
    )
    return { died, counts }
  }
  const { counts } = await outcome(99)
  expect(counts).toEqual([{ items: expect.any(Number), feeds: 45, lines: 45, unread: 45 }])
  for (const dieAt of [3, 4, 4.5, 5.5]) expect(await outcome(dieAt)).toEqual({ died: true, counts })
})

test("a hundred users cost a few round trips and one row per written record", async () => {
  const trips: { statements: number; written: number }[] = []
  await using made = await world({
    aroundDatabase: async (statements, go) => {
      const results = await go()
      trips.push({
        statements: statements.length,
        written: results.reduce<number>((sum, one) => sum + written(one), 0),
      })
      return results
    },
  })
  const ids = await readers(made, 100)
  made.clock.advance(7 * day)
  await addArticles(made, plainArticles(8))
  const before = (await items(made)).length
  trips.length = 0
  await refreshUsers(made.deps, weekOf(made.clock.now()), ids)
  const added = (await items(made)).length - before
  expect(added).toBeGreaterThan(300)
  expect(trips.length).toBeLessThanOrEqual(10)
  // A notification writes its row and the unread count.
  expect(trips.reduce((sum, one) => sum + one.written, 0)).toBe(added + 100 + 200)
  expect(Math.max(...trips.map(({ statements }) => statements))).toBeLessThan(50)
})

function written(outcome: unknown): number {
  const { meta } = outcome as { meta?: { rows_written: number } }
  return meta?.rows_written ?? 0
}

test("insights older than half a year are deleted unless saved or still shown", async () => {
  await using made = await world()
  const user = await reader(made)
  const old = (await items(made)).map(({ id }) => String(id))
  await saveItem(made.deps, user, old[0] ?? "", true)
  made.clock.advance(200 * day)
  await refreshUsers(made.deps, weekOf(made.clock.now()), [user.userId])
  expect((await items(made)).map(({ id }) => id)).toEqual(expect.arrayContaining(old))
  await addArticles(made, [...plainArticles(240), ...plainArticles(120, "General")])
  made.clock.advance(7 * day)
  await refreshUsers(made.deps, weekOf(made.clock.now()), [user.userId])
  const left = (await items(made)).map(({ id }) => id)
  expect(left.filter((id) => old.includes(String(id)))).toEqual([old[0]])
})

test("of fifty concurrent refreshes one starts, and the next one a minute later", async () => {
  await using made = await world()
  const user = await reader(made)
  made.clock.advance(hour)
  const asked = await Promise.allSettled(Array.from({ length: 50 }, () => refreshFeed(made.deps, user)))
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  for (const one of asked) {
    if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "too_many_requests", retryAfter: 60 })
  }
  made.clock.advance(45_500)
  await expect(refreshFeed(made.deps, user)).rejects.toMatchObject({ retryAfter: 15 })
  made.clock.advance(minute)
  await refreshFeed(made.deps, user)
  expect(await made.rows("select id from jobs where type = 'feed.refresh'")).toHaveLength(2)
})

test("a refresh whose sources all fail still ranks the pool again, and the feed says since when nothing arrived", async () => {
  await using made = await world()
  const user = await reader(made)
  made.clock.advance(2 * hour)
  await addArticles(made, [{ title: "Kubernetes just now" }])
  const failing = (code: "timeout" | "failed" | "malformed" | "too_large" | "busy"): Web =>
    fakeWeb({ "https://a.example.com/feed": () => Promise.reject(new WebFailure(code)) }).web
  for (const code of ["timeout", "failed", "malformed", "too_large", "busy"] as const) {
    const deps = { ...made.deps, web: failing(code) }
    const { jobId } = await refreshFeed(deps, user)
    await runJob(deps, jobRegistry, jobId)
    expect(await made.rows("select status, error from jobs where id = ?", jobId)).toEqual([
      { status: "succeeded", error: null },
    ])
    made.clock.advance(2 * hour)
  }
  const found = (await runQuery(made.deps.db, findFeed(made.deps, user.userId, "all")))(user)
  expect(found.items[0]?.title).toBe("Kubernetes just now")
  expect(found.problem).toBe("New articles could not be fetched yet. These come from our starter collection.")
  await made.rows("update shelf_fills set filled_at = '2026-03-01T10:00:00.000Z'")
  expect((await runQuery(made.deps.db, findFeed(made.deps, user.userId, "all")))(user).problem).toBe(
    "New articles could not be fetched lately. The last ones came in on Mar 1, 2026.",
  )
})

test("once the sources are back, a refresh a minute later adds their articles", async () => {
  await using made = await world()
  const user = await reader(made)
  made.clock.advance(2 * hour)
  const source = "https://a.example.com/feed"
  const down = fakeWeb({ [source]: () => Promise.reject(new WebFailure("failed")) }).web
  const back = fakeWeb({ [source]: () => feed(entry("Kubernetes after the outage")) })
  const refresh = async (web: Web) => {
    const deps = { ...made.deps, web }
    await runJob(deps, jobRegistry, (await refreshFeed(deps, user)).jobId)
    made.clock.advance(minute)
  }
  for (let minutes = 0; minutes < 5; minutes++) await refresh(down)
  await refresh(back.web)
  const found = (await runQuery(made.deps.db, findFeed(made.deps, user.userId, "all")))(user)
  expect(found.items.map(({ title }) => title)).toContain("Kubernetes after the outage")
  expect(found.problem).toBeNull()
  await refresh(back.web)
  expect(back.asked).toHaveLength(1)
})

test("a user returning after weeks sees the old feed, and this week's on the next visit", async () => {
  await using made = await world()
  const user = await reader(made)
  made.clock.advance(70 * day)
  await addArticles(made, [{ title: "Kubernetes while you were away" }])
  const look = async () =>
    ensureFeed(made.deps, user, "all", (await runQuery(made.deps.db, findFeed(made.deps, user.userId, "all")))(user))
  const before = await look()
  expect(before).toMatchObject({ isStale: true })
  expect(before.items.length).toBeGreaterThan(0)
  await expect.poll(async () => (await look()).items[0]?.title).toBe("Kubernetes while you were away")
  expect(await look()).toMatchObject({ isStale: false })
})
