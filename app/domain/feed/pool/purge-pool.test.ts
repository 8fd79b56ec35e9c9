import { expect, test } from "vitest"
import { addArticles, plainArticles } from "../../../../tests/support/world/feed-pool"
import { createWorld } from "../../../../tests/support/world/world"
import { day } from "../../kernel/clock"
import { runQuery } from "../../kernel/query.server"
import { saveItem } from "../personal/change-item.server"
import { listInsights } from "../personal/get-feed.server"
import { refreshUsers } from "../personal/refresh-users.server"
import { purgePool } from "./purge-pool.server"
import { weekOf } from "./rules"

test("articles are deleted when they are old, far from the front of their shelf and not saved by anyone", async () => {
  await using world = await createWorld()
  const count = async () => (await world.rows("select count(*) as n from articles"))[0]?.n
  await addArticles(world, [...plainArticles(40), ...plainArticles(40, "General")])
  const user = await world.addUser({ profile: { industry: "Technology" } })
  await refreshUsers(world.deps, weekOf(world.clock.now()), [user.userId])
  const all = () => runQuery(world.deps.db, listInsights(world.deps, user.userId, { filter: "all", limit: 50 }))
  const shown = (await all()).items
  await saveItem(world.deps, user, shown[0]?.id ?? "", true)
  const old = await addArticles(world, [...plainArticles(10), ...plainArticles(10, "General")])

  world.clock.advance(200 * day)
  expect(await purgePool(world.deps)).toBe(0)
  await addArticles(world, [...plainArticles(390), ...plainArticles(390, "General")])
  expect(await purgePool(world.deps)).toBe(79)
  expect(await purgePool(world.deps)).toBe(0)
  expect(await count()).toBe(880 - 79)
  await addArticles(world, [...plainArticles(10), ...plainArticles(10, "General")])
  expect(await purgePool(world.deps)).toBe(20)
  expect(await world.rows("select id from articles where id <= ?", old.at(-1))).toHaveLength(1)

  const left = (await all()).items
  expect(left).toEqual([{ ...shown[0], isSaved: true }])
  world.clock.advance(200 * day)
  expect(await purgePool(world.deps)).toBe(0)
})
