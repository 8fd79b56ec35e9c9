import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { unstable_readConfig } from "wrangler"
import { fillEveryTable } from "../../../../tests/leaving/everything"
import { gathered, recordsIn, unpack } from "../../../../tests/leaving/unpack"
import { createWorld } from "../../../../tests/support/world/world"
import { dataPolicies } from "../../../data-policies.server"
import { exportKind } from "./export-account-job.server"
import { writeArchive } from "./write-archive.server"
import { zipStream } from "./zip-stream"

test("an export gets its own invocation, whichever queue delivers its message", () => {
  const config = fileURLToPath(new URL("../../../../wrangler.toml", import.meta.url))
  const { consumers }: { consumers: Consumer[] } = unstable_readConfig({ config }).queues
  const own = consumers.find(({ queue }) => queue === `throughline-${exportKind.queue}`)
  const dead = consumers.find(({ queue }) => queue === own?.dead_letter_queue)
  expect([own, dead].map((consumer) => consumer?.max_batch_size)).toEqual([1, 1])
})

interface Consumer {
  queue: string
  max_batch_size: number
  dead_letter_queue?: string
}

const pages = 4
const rowsAtOnce = 1000

test("an export of thousands of rows of each kind stays far below the query limit and is complete", async () => {
  let queries = 0
  await using world = await createWorld({
    aroundDatabase: (statements, go) => {
      queries += statements.length
      return go()
    },
  })
  const user = await world.addUser()
  for (let page = 0; page < pages; page++) await fillEveryTable(world, user.userId, user.email, rowsAtOnce)
  await world.rows(
    "update contents set type = 'bio', trashed = trashed % 2, document = '[]', created_at = '2026-03-01T00:00:00.000Z'",
  )
  queries = 0
  const files = unpack(await gathered(writeArchive(world.deps, user.userId, dataPolicies)))
  // An invocation is limited to 1,000 queries, and an export has one to itself.
  expect(queries).toBeLessThan(250)
  for (const kind of ["reflections", "documents", "events", "ai-runs"]) {
    expect(recordsIn(files, kind), kind).toHaveLength(pages * rowsAtOnce)
  }
  expect(Object.keys(files).filter((name) => name.startsWith("documents/"))).toHaveLength(pages * rowsAtOnce)
}, 180_000)

/** How often other work gets to run in the meantime. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 0)
  await work()
  clearInterval(others)
  return turns
}

test.each([
  ["a large piece", [{ name: "a.json", pieces: ["x".repeat(2_000_000)] }]],
  ["many files", Array.from({ length: 200 }, (_, i) => ({ name: `${i}.txt`, pieces: ["x"] }))],
])("zipping yields while %s is packed", async (_, given) => {
  async function* files() {
    yield* given
  }
  expect(await turnsDuring(() => gathered(zipStream(files())))).toBeGreaterThan(15)
})
