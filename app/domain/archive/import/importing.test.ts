import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import { inGroups } from "./importing.server"
import type { Archive } from "./read-archive"
import { newTurn } from "./slice.server"

/** An archive of days, each with a score. */
const days = (count: number) => ({
  async *records(_: string, from = 0) {
    for (let at = from; at < count; at++) {
      yield { record: { day: `day ${at}`, version: 1, score: at, percentages: {} }, length: 10_000 }
    }
  },
})

async function importingDays(count: number) {
  const world = await createWorld()
  const archive = days(count) as unknown as Archive
  return { world, importing: { deps: world.deps, archive, keep: async () => {}, turn: newTurn(world.deps) } }
}

test("an import yields between its groups", async () => {
  const { world, importing } = await importingDays(6)
  await using _ = world
  const turns: string[] = []
  await inGroups(importing, "readiness", 0, async (group) => {
    turns.push(...group.map(({ day }) => day))
    setTimeout(() => turns.push("another"), 0)
    // With nothing to store there is no await, so only a real pause lets other work run.
    return []
  })
  expect(turns).toEqual(["day 0", "day 1", "another", "day 2", "day 3", "another", "day 4", "day 5", "another"])
})

test("an import also yields within a group", async () => {
  const { world, importing } = await importingDays(2)
  await using _ = world
  const turns: string[] = []
  setTimeout(() => turns.push("another"), 0)
  await inGroups(importing, "readiness", 0, async (group) => {
    for (const { day } of group) {
      turns.push(day)
      await importing.turn.rest(10_000)
    }
    return []
  })
  expect(turns).toEqual(["day 0", "another", "day 1"])
})

test.each<[string, number, (advance: (milliseconds: number) => void) => void]>([
  ["half a second", 2, (advance) => advance(500)],
  ["sixty queries", 60, () => {}],
])("a slice ends after %s and says which record comes next", async (_, ends, work) => {
  const { world, importing } = await importingDays(200)
  await using __ = world
  const reached = await inGroups(importing, "readiness", 0, async () => {
    work(world.clock.advance)
    return [world.deps.db.select({ one: sql`1` }).from(sql`(select 1)`)]
  })
  expect(reached).toEqual({ at: ends, done: false })
  const rest = { ...importing, turn: newTurn(world.deps) }
  expect(await inGroups(rest, "readiness", 190, async () => [])).toEqual({ at: 200, done: true })
})
