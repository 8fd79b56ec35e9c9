import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { createWorld, type World } from "../../../tests/support/world/world"
import type { ProfileFacts } from "../career/schema"
import { generateContent } from "../content/generate/generate-content.server"
import { submitResponse } from "../growth-pulse/entries/submit-response.server"
import { day } from "../kernel/clock"
import { batch, runQuery } from "../kernel/query.server"
import { setPlan } from "../users/accounts.server"
import type { Actor } from "../users/actor"
import { findReadiness } from "./get-readiness.server"
import { readinessVersion } from "./rules"
import { snapshotUsers } from "./take-snapshots.server"

const full: Partial<ProfileFacts> = {
  title: "Nurse",
  industry: "Healthcare",
  bio: "I run a ward.",
  experience: "Nurse, A (2019)",
  skills: ["Triage"],
  xFactor: "I stay calm.",
  desiredProfessionalTone: "confident",
  shortTermGoals: "Lead a team.",
  longTermGoals: "Run a clinic.",
}
const answer = { question: "Q?", response: "I cut the queue at the desk from 20 to 5 minutes." }

/** The score as the next request would see it. Pass `actor` if the session would have expired. */
async function readiness(world: World, userId: string, known?: Actor) {
  const actor = known ?? (await world.actor(userId))
  return (await runQuery(world.deps.db, findReadiness(world.deps, userId)))(actor)
}

async function answerOnce(world: World, user: Actor) {
  await submitResponse(world.deps, user, answer)
  await world.finishJobs()
}

const percentages = (found: Awaited<ReturnType<typeof readiness>>) => found.metrics.map(({ percentage }) => percentage)

test("a new user with an empty profile scores 0 and is offered the step that adds most", async () => {
  await using world = await createWorld()
  const { userId } = await world.addUser()
  const found = await readiness(world, userId)
  expect(found).toMatchObject({ score: 0, level: "developing", change: null, since: null })
  expect(found.nextStep).toEqual({ text: "Write one reflection this week", to: "/growth-pulse", gain: 37 })
})

test("a user without any profile has a score too", async () => {
  await using world = await createWorld()
  const { userId } = await world.addUser({ profile: null })
  expect((await readiness(world, userId)).score).toBe(0)
})

test("the score is computed from the stored profile, reflections and documents of the last 30 days", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "starter", profile: full })
  expect(percentages(await readiness(world, user.userId))).toEqual([95, 0, 0, 0])
  await answerOnce(world, user)
  await generateContent(world.deps, user, { type: "bio", customPrompt: "" })
  await world.finishJobs()
  const now = await readiness(world, user.userId)
  expect(percentages(now)).toEqual([95, 25, 25, 0])
  expect(now.score).toBe(Math.round((95 * 38 + 25 * 37 + 25 * 25) / 100))
  world.clock.advance(31 * day)
  expect(percentages(await readiness(world, user.userId, user))).toEqual([95, 0, 0, 0])
})

test("one more reflection changes the score by the announced gain", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro", profile: full })
  const before = await readiness(world, user.userId)
  await answerOnce(world, user)
  const after = await readiness(world, user.userId)
  expect(before.metrics[1]?.next?.gain).toBeGreaterThan(0)
  expect(after.score - before.score).toBe(before.metrics[1]?.next?.gain)
})

test("a used-up limit removes its action", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: full })
  await answerOnce(world, user)
  expect((await readiness(world, user.userId)).metrics.map(({ next }) => next?.to)).toEqual([
    "/onboarding?step=3",
    undefined,
    "/content",
    undefined,
  ])
})

const measuredAt = async (world: World, userId: string, at: string) =>
  world.rows(
    "insert or replace into influence_scores (user_id, score, changed_at, history) values (?, 10, ?, '[]')",
    userId,
    at,
  )

test("an expired plan keeps its score until the next period, then it is scored as Free", async () => {
  await using world = await createWorld()
  const { userId } = await world.addUser({ tier: "pro", profile: full })
  await measuredAt(world, userId, "2026-03-01T00:00:00.000Z")
  expect((await readiness(world, userId)).metrics[3]?.weight).toBe(20)
  const { score } = await readiness(world, userId)
  await world.rows("update users set tier_until = ? where id = ?", "2026-03-10T08:59:59.000Z", userId)
  expect((await readiness(world, userId)).score).toBe(score)
  const expired = await world.actor(userId)
  world.clock.advance(22 * day)
  expect((await readiness(world, userId, expired)).metrics[3]?.weight).toBe(0)
})

test("buying Starter and then Pro does not change the score until something new is added or a period begins", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: full })
  await answerOnce(world, user)
  await measuredAt(world, user.userId, "2026-01-01T00:00:00.000Z")
  const { score } = await readiness(world, user.userId)
  const buy = (tier: "starter" | "pro") => {
    const plan = { tier, tierUntil: null, billingAnchor: "2026-03-10T09:00:00.000Z" }
    return batch(world.deps.db, [setPlan(world.deps, user.userId, plan, "2026-03-10", sql`1`)])
  }
  await buy("starter")
  expect((await readiness(world, user.userId)).score).toBe(score)
  world.clock.advance(day)
  await buy("pro")
  await buy("pro")
  expect((await readiness(world, user.userId)).score).toBe(score)
  await measuredAt(world, user.userId, "2026-03-12T00:00:00.000Z")
  expect((await readiness(world, user.userId)).metrics[3]).toMatchObject({ weight: 20, percentage: 10 })
  world.clock.advance(31 * day)
  expect((await readiness(world, user.userId, user)).metrics[2]?.inputs[0]?.value).toBe("0 of 4")
})

test("snapshots are stored once a day for existing users, in two round trips", async () => {
  let trips = 0
  await using world = await createWorld({
    aroundDatabase: (_, go) => {
      trips++
      return go()
    },
  })
  const free = await world.addUser({ profile: full })
  const pro = await world.addUser({ tier: "pro", profile: full })
  const ids = [free.userId, pro.userId, "nobody"]
  trips = 0
  await snapshotUsers(world.deps, "2026-03-10", ids)
  expect(trips).toBe(2)
  await snapshotUsers(world.deps, "2026-03-10", ids)
  const rows = await world.rows("select * from readiness_snapshots order by score desc")
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({ day: "2026-03-10", version: readinessVersion, score: Math.round(0.38 * 95) })
  expect(JSON.parse(String(rows[0]?.percentages))).toMatchObject({ profile_completeness: 95 })
  expect((await readiness(world, free.userId)).score).toBe(rows[0]?.score)
})

test("an empty page of users is a no-op", async () => {
  await using world = await createWorld()
  await snapshotUsers(world.deps, "2026-03-10", [])
  expect(await world.rows("select * from readiness_snapshots")).toEqual([])
})

test("the change is relative to last week's snapshot; before there is one, its first day is given", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "starter", profile: full })
  const today = () => world.clock.now().toISOString().slice(0, 10)
  expect(await readiness(world, user.userId)).toMatchObject({ change: null, changeFrom: "2026-03-18" })
  await snapshotUsers(world.deps, today(), [user.userId])
  await answerOnce(world, user)
  world.clock.advance(3 * day)
  expect(await readiness(world, user.userId)).toMatchObject({ change: null, changeFrom: "2026-03-17" })
  world.clock.advance(4 * day)
  const found = await readiness(world, user.userId)
  expect(found).toMatchObject({ since: "2026-03-10", changeFrom: null })
  expect(found.change).toBe(Math.round((95 * 38 + 25 * 37) / 100) - Math.round(0.38 * 95))
  world.clock.advance(8 * day)
  expect(await readiness(world, user.userId, user)).toMatchObject({ change: null, since: null })
})

test("the newest snapshot that is at least a week old counts, and another formula's is ignored", async () => {
  await using world = await createWorld({ now: "2026-03-20T09:00:00.000Z" })
  const { userId } = await world.addUser()
  const kept = [
    ["2026-03-06", readinessVersion, 11],
    ["2026-03-12", readinessVersion, 12],
    ["2026-03-13", 99, 13],
    ["2026-03-14", readinessVersion, 14],
  ] as const
  for (const [on, version, score] of kept) {
    await world.rows("insert into readiness_snapshots values (?, ?, ?, ?, '{}')", userId, on, version, score)
  }
  expect(await readiness(world, userId)).toMatchObject({ since: "2026-03-12", change: -12 })
})

test("snapshots older than five weeks are deleted when a new one is taken", async () => {
  await using world = await createWorld({ now: "2026-03-20T09:00:00.000Z" })
  const { userId } = await world.addUser()
  await world.rows("insert into readiness_snapshots values (?, '2026-02-01', 1, 5, '{}')", userId)
  await world.rows("insert into readiness_snapshots values (?, '2026-02-20', 1, 5, '{}')", userId)
  await snapshotUsers(world.deps, "2026-03-20", [userId])
  const days = await world.rows("select day from readiness_snapshots order by day")
  expect(days.map(({ day }) => day)).toEqual(["2026-02-20", "2026-03-20"])
})
