import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { findEngagements } from "../engagement/list-engagements.server"
import { getScore } from "../score/get-score.server"
import { findImport } from "./find-import.server"
import { ImportEngagement } from "./import-schema"
import { previewImport } from "./preview-import.server"
import { startImport } from "./start-import.server"

const folder = new URL("../../../../tests/influence/exports/", import.meta.url)
const now = "2026-05-01T09:00:00.000Z"
const given = (file: string | File, more: object = {}) =>
  ImportEngagement.parse({
    file: typeof file === "string" ? new File([readFileSync(new URL(file, folder))], file) : file,
    platform: "linkedin",
    contentType: "post",
    intent: "import",
    ...more,
  })
const manyRows = (count: number, last = "") => {
  const rows = Array.from({ length: count }, (_, at) => `2026-0${1 + (at % 4)}-1${at % 10},Post ${at},100,3,1,1\n`)
  const header = "Created date,Post title,Impressions,Likes,Comments,Reposts\n"
  return new File([header, ...rows, last], "all.csv")
}

async function imported(world: World, actor: Actor, file: string | File) {
  await startImport(world.deps, actor, given(file))
  await world.finishJobs()
  return runQuery(world.deps.db, findImport(world.deps, actor.userId))
}
const stored = async ({ deps }: World, { userId }: Actor) =>
  (await runQuery(deps.db, findEngagements(deps, userId, { limit: 50 }))).metrics
const count = async (world: World, table: "engagements" | "staged_engagements") =>
  (await world.rows(`select count(*) as count from ${table}`))[0]?.count

test("a preview stores nothing, an import stores every piece, and the same file again changes nothing", async () => {
  await using world = await createWorld({ now })
  const actor = await world.addUser({ tier: "pro" })
  const file = "linkedin-basic.csv"
  expect(await previewImport(world.deps, actor, given(file))).toMatchObject({ pieces: 3, added: 3, isWhole: true })
  expect(await stored(world, actor)).toEqual([])
  expect(await imported(world, actor, file)).toMatchObject({ pieces: 3, added: 3, isStored: true })
  expect(await imported(world, actor, file)).toMatchObject({ pieces: 3, added: 0, isStored: true })
  const metrics = await stored(world, actor)
  expect(metrics).toHaveLength(3)
  expect(metrics[0]).toMatchObject({ viewsCount: 4210, likesCount: 388, commentsCount: 41, sharesCount: 12 })
  expect(metrics[0]?.readings).toHaveLength(1)
  expect(
    (await runQuery(world.deps.db, getScore(world.deps, actor.userId)))(actor).breakdown.engagement,
  ).toBeGreaterThan(80)
})

test.each(readdirSync(new URL("malformed", folder)).filter((name) => name.endsWith(".csv")))(
  "%s ends as a failed import that names line and reason, and nothing is stored",
  async (name) => {
    await using world = await createWorld({ now: "2026-11-22T09:00:00.000Z" })
    const actor = await world.addUser({ tier: "pro" })
    const [expected] = JSON.parse(readFileSync(new URL("malformed/expected.json", folder), "utf8")).filter(
      ({ file }: { file: string }) => file.endsWith(name),
    )
    const found = await imported(world, actor, `malformed/${name}`)
    expect(found).toMatchObject({ isStored: false, jobId: null, faults: [{ line: expected.line }] })
    expect(found?.failure).toContain(`Line ${expected.line}: `)
    expect(await count(world, "engagements")).toBe(0)
    expect(await count(world, "staged_engagements")).toBe(0)
  },
)

test("50,000 pieces are staged a thousand at a time and become visible together", async () => {
  let staged = 0
  const seen: unknown[] = []
  await using world = await createWorld({
    now,
    aroundDatabase: async (statements, go) => {
      if (statements.some((one) => one.includes('insert into "staged_engagements"'))) {
        staged += 1
        if (staged % 10 === 1) seen.push(await count(world, "engagements"))
      }
      return go()
    },
  })
  const actor = await world.addUser({ tier: "pro" })
  expect(await imported(world, actor, manyRows(50_000))).toMatchObject({ added: 50_000, isStored: true })
  expect([staged, ...seen]).toEqual([50, 0, 0, 0, 0, 0])
  expect(await count(world, "engagements")).toBe(50_000)
  expect(await count(world, "staged_engagements")).toBe(0)
  const [notice] = await world.rows("select words from notifications")
  expect(notice?.words).toBe('{"code":"engagement_imported","pieces":50000,"added":50000}')
})

test("a fault in the last row keeps all earlier rows from being stored", async () => {
  await using world = await createWorld({ now })
  const actor = await world.addUser({ tier: "pro" })
  const found = await imported(world, actor, manyRows(12_000, "2026-04-01,The last,100,-3,1,1\n"))
  expect(found).toMatchObject({ isStored: false, faults: [{ line: 12_002, code: "negative_count" }] })
  expect(await count(world, "engagements")).toBe(0)
  expect(await count(world, "staged_engagements")).toBe(0)
})

test.each([2, 7, 12, 13, 14, 15, 16, 17])(
  "an import whose database fails at round trip %i is finished by the next attempt, with each piece stored once",
  async (dies) => {
    let trips = -1
    await using world = await createWorld({
      now,
      aroundDatabase: async (_, go) => {
        if (trips < 0 || ++trips !== dies) return go()
        // The write is committed, but its response is lost.
        if (dies % 2 === 0) await go()
        throw new Error("The database is gone.")
      },
    })
    const actor = await world.addUser({ tier: "pro" })
    await startImport(world.deps, actor, given(manyRows(12_000)))
    trips = 0
    await world.runJobs().catch(() => 0)
    expect([0, 12_000]).toContain(await count(world, "engagements"))
    await world.finishJobs()
    expect(await runQuery(world.deps.db, findImport(world.deps, actor.userId))).toMatchObject({ added: 12_000 })
    expect(await count(world, "engagements")).toBe(12_000)
    expect(await world.rows("select max(json_array_length(readings)) as most from engagements")).toEqual([{ most: 1 }])
    expect(await count(world, "staged_engagements")).toBe(0)
  },
)

test("a second export waits until the first one is imported", async () => {
  await using world = await createWorld({ now })
  const actor = await world.addUser({ tier: "pro" })
  await startImport(world.deps, actor, given("linkedin-basic.csv"))
  await expect(startImport(world.deps, actor, given("linkedin-basic.csv"))).rejects.toMatchObject({ code: "conflict" })
  expect(await world.rows("select count(*) as count from uploads")).toEqual([{ count: 1 }])
})
