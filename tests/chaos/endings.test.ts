import { expect, test } from "vitest"
import { generateContent } from "../../app/domain/content/generate/generate-content.server"
import { submitResponse } from "../../app/domain/growth-pulse/entries/submit-response.server"
import { claim } from "../../app/domain/jobs/claim-job.server"
import { maxCrashes } from "../../app/domain/jobs/rules"
import { runJob } from "../../app/domain/jobs/run-job.server"
import { sweepJobs } from "../../app/domain/jobs/sweep-jobs.server"
import { jobRegistry } from "../../app/jobs.server"
import { inWords } from "../support/world/in-words"
import { createWorld, type World } from "../support/world/world"

const aBio = { type: "bio" as const, customPrompt: null }
const nurse = { title: "Staff Nurse", skills: ["Triage"] }

async function worldWithJob() {
  const world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const { jobId } = await generateContent(world.deps, user, aBio)
  return { world, user, jobId }
}

/** A consumer that claims the job and then vanishes until its lease has expired. */
async function die(world: World, jobId: string): Promise<void> {
  expect(await claim(world.deps, jobRegistry, jobId, true)).not.toBeNull()
  world.clock.advance(60_000)
}

const endOf = async (world: World) =>
  inWords(
    await world.rows(
      `select status, hold_state as hold, error_code as code, fence,
      (select content_used from counters) as used, (select unread_notifications from counters) as unread,
      (select words from notifications) as words from jobs`,
    ),
  )

test.each([
  ["an input that is not JSON", "input = '{\"type\":'"],
  ["an input of a form that is no longer understood", `input = '{"type":"limerick"}'`],
  ["a kind that there is no longer", "type = 'poem.compose'"],
  ["a notice that is not JSON", "input = '', limit_notice = '{'"],
])("%s ends its job at the first claim, refunds the unit and tells the user", async (_, change) => {
  const { world, user } = await worldWithJob()
  await using _world = world
  await world.rows(`update jobs set ${change}`)
  await world.runJobs()
  const end = { status: "failed", hold: "released", code: "internal", used: 0, unread: 1, fence: 1 }
  const [job] = await endOf(world)
  expect(job).toMatchObject(end)
  expect(job?.title).toMatch(/could not be/)
  expect(await generateContent(world.deps, user, aBio)).toMatchObject({ repeated: false })
})

test("the user is also notified of an analysis that can no longer be parsed, and the reflection stays", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  await submitResponse(world.deps, user, { question: "What went well?", response: "I cut the import to 12 minutes." })
  await world.rows("update jobs set input = '[]'")
  await world.runJobs()
  expect(await world.rows("select status from jobs")).toEqual([{ status: "failed" }])
  expect(await world.rows("select id from notifications where kind = 'growth-pulse.analyze'")).toHaveLength(1)
  expect(await world.rows("select id from growth_entries")).toHaveLength(1)
})

test("a job that kills every consumer is abandoned after a bounded number of crashes and runs alone from the second on", async () => {
  const { world, jobId } = await worldWithJob()
  await using _ = world
  world.queue.lose()
  await die(world, jobId)
  await sweepJobs(world.deps, jobRegistry)
  expect(world.queue.waiting.map(({ message }) => message)).toEqual([{ v: 1, type: "job", jobId }])
  world.queue.lose()
  await die(world, jobId)
  // It no longer runs along with others, whoever sends it.
  await runJob(world.deps, jobRegistry, jobId)
  expect(await world.rows("select status, crashes, fence from jobs")).toEqual([
    { status: "running", crashes: 1, fence: 2 },
  ])
  await sweepJobs(world.deps, jobRegistry)
  expect(world.queue.waiting.map(({ message }) => message)).toEqual([{ v: 1, type: "job", jobId, alone: true }])
  for (let crashes = 2; crashes < maxCrashes; crashes++) await die(world, jobId)
  world.queue.lose()
  await sweepJobs(world.deps, jobRegistry)
  await world.runJobs()
  expect(await endOf(world)).toMatchObject([
    { status: "failed", hold: "released", code: "internal", used: 0, unread: 1, fence: maxCrashes + 1 },
  ])
})

test("a job that killed a consumer once and then works counts as done", async () => {
  const { world, jobId } = await worldWithJob()
  await using _ = world
  for (let crashes = 1; crashes < maxCrashes; crashes++) await die(world, jobId)
  await sweepJobs(world.deps, jobRegistry)
  await world.runJobs()
  expect(await world.rows("select status, hold_state as hold, crashes from jobs")).toEqual([
    { status: "succeeded", hold: "used", crashes: maxCrashes - 1 },
  ])
})

test("a job that cannot even be marked as failed still ends", async () => {
  let armed = true
  await using world = await createWorld({
    async aroundDatabase(statements, go) {
      // The batch that ends a job can never be written.
      if (armed && statements.some((statement) => statement.includes('insert into "notifications"')))
        throw new Error("x")
      return go()
    },
  })
  const user = await world.addUser({ profile: nurse })
  const { jobId } = await generateContent(world.deps, user, aBio)
  await world.rows("update jobs set input = ''")
  for (let claims = 0; claims < 20; claims++) {
    await runJob(world.deps, jobRegistry, jobId, true).catch(() => undefined)
    world.clock.advance(60_000)
  }
  armed = false
  expect(await world.rows("select status, hold_state as hold from jobs")).toEqual([
    { status: "failed", hold: "released" },
  ])
})
