import { expect, test } from "vitest"
import { addArticles, fullPool, plainArticles } from "../../../../tests/support/world/feed-pool"
import { createWorld } from "../../../../tests/support/world/world"
import { runQuery } from "../../kernel/query.server"
import { weekOf } from "../pool/rules"
import { giveFeedback, markRead, muteSource, saveItem } from "./change-item.server"
import { findFeed, listInsights, pageFeed } from "./get-feed.server"
import { refreshUsers } from "./refresh-users.server"

interface Cost {
  trips: number
  read: number
  written: number
}

/** Cost of each operation for a user with `history` insights, every third of them saved. */
async function costs(history: number): Promise<Record<string, Cost>> {
  let cost: Cost = { trips: 0, read: 0, written: 0 }
  await using world = await createWorld({
    aroundDatabase: async (_, go) => {
      const results = await go()
      cost.trips += 1
      for (const result of results) {
        const { meta } = result as { meta?: { rows_read: number; rows_written: number } }
        cost.read += meta?.rows_read ?? 0
        cost.written += meta?.rows_written ?? 0
      }
      return results
    },
  })
  const { deps } = world
  const user = await world.addUser({ profile: { industry: "Technology", skills: ["Kubernetes"] } })
  const { userId } = user
  const old = await addArticles(world, plainArticles(history))
  await world.rows(
    `insert into feed_items (user_id, type, id, article_id, relevance, reasons, saved_at)
     select ?1, a.type, substr(a.id, 1, 13) || '-' || key, a.id, 30, '[]', case when key % 3 = 0 then '2026' end
     from json_each(?2) join articles a on a.id = value`,
    userId,
    JSON.stringify(old),
  )
  await fullPool(world)
  await world.rows("insert into shelf_fills (industry, problem) values ('Technology', 'All was quiet.')")
  await refreshUsers(deps, weekOf(world.clock.now()), [userId])
  const [id = ""] = (await runQuery(deps.db, listInsights(deps, userId, { filter: "all", limit: 1 }))).items.map(
    (item) => item.id,
  )
  const all = { filter: "all", limit: 12 } as const
  const calls: Record<string, () => Promise<unknown>> = {
    dashboard: () => runQuery(deps.db, findFeed(deps, userId, "all")),
    "dashboard, podcasts": () => runQuery(deps.db, findFeed(deps, userId, "podcast")),
    "the feed's first page": () => runQuery(deps.db, pageFeed(deps, userId, { ...all, limit: 50 })),
    "the feed's older ones": () => runQuery(deps.db, pageFeed(deps, userId, { ...all, cursor: "older" })),
    "all insights": () => runQuery(deps.db, listInsights(deps, userId, all)),
    "all insights, further on": () => runQuery(deps.db, listInsights(deps, userId, { ...all, cursor: id })),
    "all videos": () => runQuery(deps.db, listInsights(deps, userId, { ...all, filter: "video" })),
    saved: () => runQuery(deps.db, listInsights(deps, userId, { ...all, saved: true })),
    "mark read": () => markRead(deps, user, id),
    save: () => saveItem(deps, user, id, true),
    feedback: () => giveFeedback(deps, user, id, "less"),
    mute: () => muteSource(deps, user, id, true),
  }
  const found: Record<string, Cost> = {}
  for (const [name, call] of Object.entries(calls)) {
    cost = { trips: 0, read: 0, written: 0 }
    await call()
    found[name] = cost
  }
  return found
}

/** Allowed difference in rows read, because the cost of a lookup depends on the insight's type. */
const slack = 5

test("every view and change takes one round trip and few rows, even with a hundred times the history", async () => {
  const [short, long] = [await costs(50), await costs(5000)]
  expect(long.dashboard?.read).toBeLessThanOrEqual(16)
  for (const [name, { trips, read, written }] of Object.entries(long)) {
    expect([name, trips]).toEqual([name, 1])
    expect(read, name).toBeLessThanOrEqual((short[name]?.read ?? 0) + slack)
    expect(read, name).toBeLessThanOrEqual(75)
    expect(written, name).toBeLessThanOrEqual(3)
  }
})
