import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { day } from "../kernel/clock"
import { runQuery } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { analyzeContent } from "./analysis/analyze-content.server"
import { findAnalyses } from "./analysis/list-analyses.server"
import { addEngagement } from "./engagement/add-engagement.server"
import { deleteEngagement, restoreEngagement } from "./engagement/delete-engagement.server"
import { findEngagements } from "./engagement/list-engagements.server"
import { AddEngagement } from "./schema"
import { recalculateUsers } from "./score/calculate.server"
import { findScore, getScore } from "./score/get-score.server"

type World = Awaited<ReturnType<typeof createWorld>>

const contentText =
  "On March 3 we moved the handover to the bedside. In six weeks missed checks fell from nine to two, and it took 4 minutes longer. How do you keep it private in shared rooms?"
const piece = (given: object) =>
  AddEngagement.parse({
    contentType: "post",
    contentDescription: "The handover post",
    platform: "linkedin",
    engagementDate: "2026-03-05",
    ...given,
  })

const score = async ({ deps }: World, actor: Actor) => (await runQuery(deps.db, getScore(deps, actor.userId)))(actor)
const pieces = async ({ deps }: World, { userId }: Actor) =>
  (await runQuery(deps.db, findEngagements(deps, userId, { limit: 50 }))).metrics

test("a text is analyzed in the background, with a quote for each criterion, and the score follows immediately", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  expect(await score(world, actor)).toMatchObject({ influenceScore: 0, totalAnalyses: 0, history: [] })
  await analyzeContent(world.deps, actor, { contentText, contentType: "post", publishedAt: undefined })
  await world.finishJobs()
  const { feedback } = await runQuery(world.deps.db, findAnalyses(world.deps, actor.userId, { limit: 50 }))
  const [analysis] = feedback
  expect(analysis).toMatchObject({ contentType: "post", publishedAt: "2026-03-10", contentText })
  expect(analysis?.overallQualityScore).toBeGreaterThan(60)
  expect(analysis?.feedbackJson.analysis_details).toHaveLength(6)
  for (const { quote } of analysis?.feedbackJson.analysis_details ?? []) {
    if (quote) expect(contentText).toContain(quote)
  }
  const found = await score(world, actor)
  expect(found.influenceScore).toBe(analysis?.overallQualityScore)
  expect(found.breakdown).toMatchObject({ contentWeight: 100, engagementWeight: 0 })
  expect(found.history).toEqual([{ date: "2026-03-10", influenceScore: found.influenceScore }])
})

test("the same text submitted repeatedly or concurrently is analyzed once", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  const once = () => analyzeContent(world.deps, actor, { contentText, contentType: "post", publishedAt: undefined })
  await Promise.all([once(), once()])
  await world.finishJobs()
  await analyzeContent(world.deps, actor, { contentText, contentType: "post", publishedAt: "2026-03-01" })
  await world.finishJobs()
  const { feedback } = await runQuery(world.deps.db, findAnalyses(world.deps, actor.userId, { limit: 50 }))
  expect(feedback.map(({ publishedAt }) => publishedAt)).toEqual(["2026-03-01"])
  expect((await score(world, actor)).totalAnalyses).toBe(1)
})

test("several readings of a piece are merged, and the latest counts, in whatever order they arrive", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  const add = (given: object) => addEngagement(world.deps, actor, piece(given))
  await add({ readOn: "2026-03-09", likesCount: 30, viewsCount: 1000 })
  await add({ readOn: "2026-03-06", likesCount: 5, viewsCount: 100 })
  const metric = await add({
    contentDescription: "the handover  post",
    readOn: "2026-03-06",
    likesCount: 8,
    viewsCount: 120,
  })
  expect(metric).toMatchObject({ likesCount: 30, viewsCount: 1000 })
  expect(metric.readings.map(({ readOn, likesCount }) => [readOn, likesCount])).toEqual([
    ["2026-03-06", 8],
    ["2026-03-09", 30],
  ])
  await world.finishJobs()
  expect(await score(world, actor)).toMatchObject({
    recentEngagements: 1,
    breakdown: { contentWeight: 0, engagementWeight: 100, engagement: 63 },
  })
})

test("a deleted piece leaves the score and comes back with all its readings", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  const { id } = await addEngagement(world.deps, actor, piece({ likesCount: 30, viewsCount: 1000 }))
  await deleteEngagement(world.deps, actor, id)
  await world.finishJobs()
  expect([(await pieces(world, actor)).length, (await score(world, actor)).breakdown.engagementWeight]).toEqual([0, 0])
  await expect(deleteEngagement(world.deps, actor, id)).rejects.toMatchObject({ code: "not_found" })
  await restoreEngagement(world.deps, actor, id)
  await world.finishJobs()
  expect([(await pieces(world, actor)).length, (await score(world, actor)).breakdown.engagementWeight]).toEqual([
    1, 100,
  ])
  const other = await world.addUser({ tier: "pro" })
  await expect(deleteEngagement(world.deps, other, id)).rejects.toMatchObject({ code: "not_found" })
})

test("counts that are not numbers become 0; negative ones, future days and users without Pro are refused", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  expect(piece({ likesCount: "many", viewsCount: "1,204", sharesCount: 3.7, commentsCount: null })).toMatchObject({
    likesCount: 0,
    viewsCount: 1204,
    sharesCount: 3,
    commentsCount: 0,
  })
  expect(AddEngagement.safeParse({ ...piece({}), likesCount: -1 }).success).toBe(false)
  expect(AddEngagement.safeParse({ ...piece({}), likesCount: 1e308 }).success).toBe(false)
  const later = piece({ engagementDate: "2026-03-12" })
  await expect(addEngagement(world.deps, actor, later)).rejects.toMatchObject({ code: "invalid" })
  const free = await world.addUser({ tier: "free" })
  await expect(addEngagement(world.deps, free, piece({}))).rejects.toMatchObject({ code: "pro_required" })
  await expect(score(world, free)).rejects.toMatchObject({ code: "pro_required" })
})

test("the daily recalculation ages the score, keeps one snapshot a day and may run twice", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  await addEngagement(world.deps, actor, piece({ likesCount: 100, viewsCount: 1000 }))
  await world.finishJobs()
  const before = (await score(world, actor)).influenceScore
  world.clock.advance(200 * day)
  await recalculateUsers(world.deps, "2026-09-26", [actor.userId])
  await recalculateUsers(world.deps, "2026-09-26", [actor.userId])
  const after = await score(world, actor)
  expect(after.influenceScore).toBeLessThan(before)
  expect(after.history.map(({ date }) => date)).toEqual(["2026-03-10", "2026-09-26"])
})

test("a calculation of older inputs never replaces one of newer inputs", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  await addEngagement(world.deps, actor, piece({ likesCount: 30, viewsCount: 1000 }))
  await world.finishJobs()
  const row = await runQuery(world.deps.db, findScore(world.deps, actor.userId))
  await world.rows("update influence_scores set inputs = 9, calculated = 9 where user_id = ?", actor.userId)
  const { storeScore } = await import("./score/recalculate-job.server")
  if (row) await world.deps.db.batch([storeScore(world.deps, { ...row, score: 1 }) as never])
  expect((await score(world, actor)).influenceScore).toBe(row?.score)
})

test("ten thousand pieces are calculated by one aggregate of each kind", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  await world.rows(
    `insert into engagements (user_id, id, platform, content_type, description, published_on, likes, views, readings, created_at)
     select ?, 'piece-' || value, 'linkedin', 'post', 'p', date('2026-03-10', '-' || (value % 700) || ' days'), 5, 100, '[]', '2026-03-10'
     from generate_series(1, 10000)`.replace(
      "generate_series(1, 10000)",
      "(with recursive n(value) as (select 1 union all select value + 1 from n where value < 10000) select value from n)",
    ),
    actor.userId,
  )
  await addEngagement(world.deps, actor, piece({ likesCount: 5, viewsCount: 100 }))
  await world.finishJobs()
  expect(await score(world, actor)).toMatchObject({ breakdown: { engagement: 85 } })
})

test("more reactions than views are refused at their field, and without views nothing is compared", async () => {
  await using world = await createWorld()
  const actor = await world.addUser({ tier: "pro" })
  for (const field of ["likesCount", "commentsCount", "sharesCount"]) {
    const refused = addEngagement(world.deps, actor, piece({ viewsCount: 10, [field]: 11 }))
    await expect(refused).rejects.toMatchObject({ code: "invalid", fields: { [field]: [expect.any(String)] } })
    await addEngagement(world.deps, actor, piece({ viewsCount: 11, [field]: 11 }))
    await addEngagement(world.deps, actor, piece({ viewsCount: 0, [field]: 11 }))
  }
})
