import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { createWorld, type World } from "../../../tests/support/world/world"
import { dataPolicies } from "../../data-policies.server"
import { demoProfiles } from "../account/schema"
import { findActor } from "../account/session.server"
import { listContents } from "../content/get-content.server"
import { listEntries } from "../growth-pulse/entries/list-entries.server"
import { findInfluencePage } from "../influence/get-influence-page.server"
import { day, second } from "../kernel/clock"
import { runQuery, together } from "../kernel/query.server"
import { findReadiness } from "../readiness/get-readiness.server"
import { trendDays } from "../readiness/rules"
import { demoLogIn } from "./demo-log-in.server"
import { endDemoAccounts } from "./end-demo-accounts.server"

const on = { settings: { demoLogin: true } }
const caller = callerFrom()

async function actorOf(world: World, cookieToken: string) {
  const actor = await runQuery(
    world.deps.db,
    findActor(world.deps, { kind: "cookie", hash: await world.deps.hash(cookieToken) }),
  )
  if (!actor) throw new Error("The demo account is not signed in.")
  return actor
}

test("demo login is refused if the operator has disabled it", async () => {
  await using world = await createWorld({ settings: { demoLogin: false } })
  await expect(demoLogIn(world.deps, { profileType: "engineer" }, caller)).rejects.toMatchObject({ code: "not_found" })
  expect(await world.rows("select * from users")).toHaveLength(0)
})

test.each(demoProfiles)("the %s is a ready Pro account with reflections, documents and room for more", async (kind) => {
  await using world = await createWorld({ ...on, now: "2026-03-31T21:00:00.000Z" })
  const opened = await demoLogIn(world.deps, { profileType: kind }, caller)
  const actor = await actorOf(world, opened.cookieToken)
  expect(actor).toMatchObject({ tier: "pro", isOnboardingComplete: true })
  expect(actor.growthPulseCount).toBeLessThan(10)
  const [entries, contents] = await runQuery(
    world.deps.db,
    together(
      listEntries(world.deps, actor.userId, { limit: 50 }),
      listContents(world.deps, actor.userId, { limit: 50 }),
    ),
  )
  const stats = entries.stats(actor)
  expect(stats).toMatchObject({ currentStreak: 3, answeredEntries: entries.entries.length })
  expect(stats.impactRate).toBeGreaterThanOrEqual(60)
  expect(entries.entries.map((entry) => entry.createdAt)).toEqual(
    entries.entries
      .map((entry) => entry.createdAt)
      .sort()
      .reverse(),
  )
  expect(contents.items.map(({ type }) => type)).toContain("resume")
  expect(contents.items.map(({ blocked }) => blocked)).toEqual(contents.items.map(() => 0))
})

test("a demo account has the readiness scores of its past days, so that its trend and change show", async () => {
  await using world = await createWorld(on)
  const { cookieToken } = await demoLogIn(world.deps, { profileType: "engineer" }, caller)
  const actor = await actorOf(world, cookieToken)
  const { trend, change, score } = (await runQuery(world.deps.db, findReadiness(world.deps, actor.userId)))(actor)
  expect(trend).toHaveLength(trendDays.length + 1)
  expect(trend.at(-1)?.score).toBe(score)
  expect(change).not.toBeNull()
})

test.each(demoProfiles)(
  "the %s has an analyzed posting on the board, with what is shown, what is missing and a next step",
  async (kind) => {
    await using world = await createWorld({ ...on, now: "2026-03-31T21:00:00.000Z" })
    const opened = await demoLogIn(world.deps, { profileType: kind }, caller)
    const [row, ...others] = await world.rows("select * from job_analyses where user_id = ?", opened.actor.userId)
    expect(others).toEqual([])
    expect(row).toMatchObject({ read_by: "built-in", trashed: 0 })
    expect(String(row?.title)).not.toBe("")
    expect(String(row?.company)).not.toBe("")
    expect(String(row?.next_step_on) > "2026-03-31").toBe(true)
    const match = JSON.parse(String(row?.match))
    const met = match.requirements.filter(({ status }: { status: string }) => status === "met")
    expect(met.length).toBeGreaterThanOrEqual(4)
    expect(["Fair", "Good", "Strong", "Great"]).toContain(match.band)
  },
)

test("a demo document cites only what had been captured by its day", async () => {
  await using world = await createWorld(on)
  const { actor } = await demoLogIn(world.deps, { profileType: "engineer" }, caller)
  const early = await world.deps.db.all<{ late: number }>(sql`
    select count(*) as late from contents, json_each(document) part, json_each(part.value, '$.sentences') sentence,
      json_each(sentence.value, '$.evidenceIds') cited
    join evidence on evidence.id = cited.value and evidence.user_id = contents.user_id
    where contents.user_id = ${actor.userId} and evidence.created_at > contents.created_at`)
  const cited = await world.rows("select document from contents where document like '%evidenceIds\":[\"%'")
  expect(cited.length).toBeGreaterThan(0)
  expect(early).toEqual([{ late: 0 }])
})

test("every demo login creates its own account, which no password can open", async () => {
  await using world = await createWorld(on)
  const first = await demoLogIn(world.deps, { profileType: "marketer" }, caller)
  const again = await demoLogIn(world.deps, { profileType: "marketer" }, caller)
  expect(again.actor.userId).not.toBe(first.actor.userId)
  const [user] = await world.rows("select password_hash from users")
  expect(await world.deps.passwords.verify("", String(user?.password_hash))).toBe(false)
})

test("an address gets a quarter as many demo accounts an hour as registrations", async () => {
  await using world = await createWorld({ settings: { demoLogin: true, registrationsPerHour: 5 } })
  const outcomes: string[] = []
  for (let at = 0; at < 3; at++)
    outcomes.push(
      await demoLogIn(world.deps, { profileType: "executive" }, caller).then(
        () => "opened",
        ({ code }) => code,
      ),
    )
  expect(outcomes).toEqual(["opened", "opened", "too_many_requests"])
})

test("demo logins are limited on their own, whatever the number of registrations", async () => {
  await using world = await createWorld({ settings: { demoLogin: true, registrationsPerHour: 1 } })
  await demoLogIn(world.deps, { profileType: "executive" }, caller)
  await expect(demoLogIn(world.deps, { profileType: "executive" }, caller)).rejects.toMatchObject({
    code: "too_many_requests",
  })
})

test("the first clean-up after a demo account's day deletes it, and no earlier one does", async () => {
  await using world = await createWorld(on)
  await demoLogIn(world.deps, { profileType: "executive" }, caller)
  world.clock.advance(day - second)
  await endDemoAccounts(world.deps, dataPolicies)
  expect(await world.rows("select * from users")).toHaveLength(1)
  world.clock.advance(2 * second)
  await endDemoAccounts(world.deps, dataPolicies)
  await world.runJobs()
  for (const table of ["users", "sessions", "profiles", "counters", "growth_entries", "evidence", "contents"]) {
    expect(await world.rows(`select * from ${table}`)).toHaveLength(0)
  }
})

test.each(demoProfiles)("the %s has weeks of published pieces with readings, a trend and patterns", async (kind) => {
  await using world = await createWorld({ ...on, now: "2026-03-31T21:00:00.000Z" })
  const { cookieToken } = await demoLogIn(world.deps, { profileType: kind }, caller)
  const { userId } = await actorOf(world, cookieToken)
  const wanted = { page: { limit: 10 }, analysis: null, piece: null, job: null, analyze: false }
  const page = await runQuery(world.deps.db, findInfluencePage(world.deps, userId, { ...wanted, tab: "patterns" }))
  expect(page.isDue).toBe(false)
  expect(page.trend.length).toBeGreaterThan(40)
  expect(page.trend.at(-1)).toEqual({ on: "2026-03-31", value: page.score.influenceScore })
  expect(page.marks.length).toBeGreaterThanOrEqual(5)
  expect(page.patterns?.patterns.length).toBeGreaterThan(0)
  const { engagements } = await runQuery(
    world.deps.db,
    findInfluencePage(world.deps, userId, { ...wanted, tab: "engagement" }),
  )
  expect(engagements?.metrics.every(({ readings }) => readings.length >= 2)).toBe(true)
})
