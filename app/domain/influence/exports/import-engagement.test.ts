import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import { runQuery } from "../../kernel/query.server"
import { findEngagements } from "../engagement/list-engagements.server"
import { getScore } from "../score/get-score.server"
import { ImportEngagement, importEngagement } from "./import-engagement.server"

const folder = new URL("../../../../tests/influence/exports/", import.meta.url)
const given = (file: string | File, more: object = {}) =>
  ImportEngagement.parse({
    file: typeof file === "string" ? new File([readFileSync(new URL(file, folder))], file) : file,
    platform: "linkedin",
    contentType: "post",
    intent: "import",
    ...more,
  })

test("a preview stores nothing, an import stores every piece, and the same file again changes nothing", async () => {
  await using world = await createWorld({ now: "2026-05-01T09:00:00.000Z" })
  const actor = await world.addUser({ tier: "pro" })
  const stored = () => runQuery(world.deps.db, findEngagements(world.deps, actor.userId, { limit: 50 }))
  const file = "linkedin-basic.csv"
  expect(await importEngagement(world.deps, actor, given(file, { intent: "preview" }))).toMatchObject({
    pieces: 3,
    added: 3,
    isStored: false,
  })
  expect((await stored()).metrics).toEqual([])
  expect(await importEngagement(world.deps, actor, given(file))).toMatchObject({ pieces: 3, added: 3, isStored: true })
  expect(await importEngagement(world.deps, actor, given(file))).toMatchObject({ pieces: 3, added: 0 })
  const { metrics } = await stored()
  expect(metrics).toHaveLength(3)
  expect(metrics[0]).toMatchObject({ viewsCount: 4210, likesCount: 388, commentsCount: 41, sharesCount: 12 })
  expect(metrics[0]?.readings).toHaveLength(1)
  await world.finishJobs()
  expect(
    (await runQuery(world.deps.db, getScore(world.deps, actor.userId)))(actor).breakdown.engagement,
  ).toBeGreaterThan(80)
})

test("of a file with a fault nothing is stored", async () => {
  await using world = await createWorld({ now: "2026-05-01T09:00:00.000Z" })
  const actor = await world.addUser({ tier: "pro" })
  const found = await importEngagement(world.deps, actor, given("malformed/07-negative-count.csv"))
  expect(found).toMatchObject({ isStored: false, faults: [{ line: 3, code: "negative_count" }] })
  expect((await runQuery(world.deps.db, findEngagements(world.deps, actor.userId, { limit: 50 }))).metrics).toEqual([])
})

test("50,000 pieces are stored", async () => {
  await using world = await createWorld({ now: "2026-05-01T09:00:00.000Z" })
  const actor = await world.addUser({ tier: "pro" })
  const rows = Array.from({ length: 50_000 }, (_, at) => `2026-0${1 + (at % 4)}-1${at % 10},Post ${at},100,3,1,1`)
  const file = new File([`Created date,Post title,Impressions,Likes,Comments,Reposts\n${rows.join("\n")}`], "all.csv")
  expect(await importEngagement(world.deps, actor, given(file))).toMatchObject({ added: 50_000, isStored: true })
  expect(await world.rows("select count(*) as count from engagements")).toEqual([{ count: 50_000 }])
})
