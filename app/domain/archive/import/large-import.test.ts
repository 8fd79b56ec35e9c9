import { expect, test } from "vitest"
import { largeArchive } from "../../../../tests/leaving/large-archive"
import { inWords } from "../../../../tests/support/world/in-words"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { startImport } from "./start-import.server"

const asFile = (zip: Uint8Array<ArrayBuffer>) => new File([zip], "export.zip")

/** The longest uninterrupted stretch, in milliseconds of CPU, between two turns of other work. */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  let longest = 0
  const others = (async () => {
    while (!isOver) {
      const before = process.cpuUsage()
      await new Promise((resolve) => setTimeout(resolve, 1))
      const { user } = process.cpuUsage(before)
      longest = Math.max(longest, user / 1000)
    }
  })()
  await work()
  isOver = true
  await others
  return longest
}

const outcome = async (world: World) => inWords(await world.rows("select status, error from jobs"))

test("an archive of 339 KB in sentences of 9,900 characters is refused at once, with what to do", async () => {
  const { zip } = largeArchive({ documents: 50, sentences: 90, characters: 9900 })
  await using world = await createWorld()
  const user = await world.addUser({ profile: null })
  await startImport(world.deps, user, { file: asFile(zip) })
  const stretch = await longestStretch(() => world.finishJobs())
  expect(await outcome(world)).toEqual([
    {
      status: "failed",
      error:
        "documents.json: record 1 has a sentence with too many characters (at most 5,000). Shorten it in the original account, and export again.",
    },
  ])
  expect(stretch).toBeLessThan(200)
}, 120_000)

test("an archive within the limits is imported in slices that neither block others nor exceed the query limit", async () => {
  const { zip } = largeArchive({ documents: 100, sentences: 4, characters: 200, reflections: 500 })
  const queries: number[] = []
  await using world = await createWorld({
    aroundDatabase: async (statements, go) => {
      const isClaim = statements.some((statement) => /^update "jobs" set .*"fence" = /.test(statement))
      if (isClaim) queries.push(0)
      queries.push((queries.pop() ?? 0) + statements.length)
      return go()
    },
  })
  const user = await world.addUser({ profile: null })
  await startImport(world.deps, user, { file: asFile(zip) })
  queries.length = 0
  const stretch = await longestStretch(() => world.finishJobs())
  expect(await outcome(world)).toEqual([{ status: "succeeded", error: null }])
  const [row] = await world.rows("select count(*) as n from contents where user_id = ?", user.userId)
  expect(row?.n).toBe(100)
  // Ten slices may share one invocation of the queue consumer, which is limited to 1,000 queries.
  expect(queries.length).toBeGreaterThan(1)
  expect(Math.max(...queries)).toBeLessThanOrEqual(100)
  expect(stretch).toBeLessThan(200)
}, 180_000)
