import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { unstable_readConfig } from "wrangler"
import { addArticles, plainArticles } from "../../../tests/support/world/feed-pool"
import { createWorld } from "../../../tests/support/world/world"
import { fanOutOf } from "../../schedules.server"
import { usersPerPage } from "./rules"
import { runPage } from "./run-page.server"
import { fanOutNames } from "./schema"

/** Cloudflare's limit on queries per invocation. */
const maxQueries = 1000
const config = fileURLToPath(new URL("../../../wrangler.toml", import.meta.url))
const { queues }: { queues: { consumers: { max_batch_size: number }[] } } = unstable_readConfig({ config })
const batches = queues.consumers.map((one) => one.max_batch_size)

test("a batch of user pages stays below the query limit of an invocation", async () => {
  let queries = 0
  await using world = await createWorld({
    aroundDatabase: (statements, go) => {
      queries += statements.length
      return go()
    },
  })
  const ids: string[] = []
  for (let n = 0; n < usersPerPage; n++) {
    ids.push((await world.addUser({ profile: { industry: "Technology" } })).userId)
  }
  const upTo = ids.toSorted().at(-1) ?? ""
  for (const slot of ["2026-W11", "2026-W12"]) {
    await addArticles(world, plainArticles(20))
    for (const name of fanOutNames) {
      const page = { name, slot: name === "feed.weekly" ? slot : `2026-03-${slot.slice(-2)}`, after: "", upTo }
      await world.rows("insert into fan_out_pages values (?, ?, '', ?, '')", page.name, page.slot, upTo)
      queries = 0
      await runPage(world.deps, fanOutOf, page)
      expect(queries).toBeGreaterThan(0)
      expect(queries * Math.max(...batches)).toBeLessThan(maxQueries)
    }
  }
  expect(await world.rows("select 1 from notifications where kind = 'feed'")).toHaveLength(usersPerPage)
})
