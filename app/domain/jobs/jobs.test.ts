import { expect, test } from "vitest"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { inWords } from "../../../tests/support/world/in-words"
import { createWorld } from "../../../tests/support/world/world"
import { jobRegistry } from "../../jobs.server"
import { startExport } from "../archive/export/start-export.server"
import { generateContent } from "../content/generate/generate-content.server"
import { submitResponse } from "../growth-pulse/entries/submit-response.server"
import type { ModelRequest } from "../kernel/model"
import { ProviderError } from "../kernel/provider-error"
import { backoff, maxAttempts } from "./rules"
import { runJob } from "./run-job.server"
import { sweepJobs } from "./sweep-jobs.server"

const anAnswer = {
  question: "What went well this week?",
  response: "I rebuilt the triage board with 3 nurses, which cut waiting time from 40 to 25 minutes.",
}
const aBio = { type: "bio" as const, customPrompt: null }
const nurse = { title: "Staff Nurse", experience: "Staff Nurse, St Mary's (2019 – present)\n- Led a team of 5 nurses" }

/** Same values as the local server. */
const settings = { aiTimeoutSeconds: 15, jobDeadlineSeconds: 110 }

/** A model that always fails with the same outcome. */
const failing = (outcome: ConstructorParameters<typeof ProviderError>[0]) => async (_: ModelRequest) => {
  throw new ProviderError(outcome)
}

test("a document is written once, however often its job's message is delivered", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const { jobId } = await generateContent(world.deps, user, aBio)
  await Promise.all([1, 2, 3, 4].map(() => runJob(world.deps, jobRegistry, jobId)))
  await world.finishJobs()
  expect(await world.rows("select id from contents")).toHaveLength(1)
  const lines = await world.rows("select kind from notifications order by kind")
  expect(lines.map(({ kind }) => kind)).toEqual(["content.generate", "limit"])
  expect(await world.actor(user.userId)).toMatchObject({ contentGenCount: 1 })
})

test("fifty parallel requests at a limit of four get exactly four through", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "starter", profile: nurse })
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => generateContent(world.deps, user, aBio)))
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(4)
  await world.finishJobs()
  expect(await world.rows("select id from contents")).toHaveLength(4)
})

test("a generation that fails for good returns its unit and reports the reason", async () => {
  await using world = await createWorld({ ask: failing("timeout"), settings })
  const user = await world.addUser({ profile: nurse })
  await generateContent(world.deps, user, aBio)
  expect(await world.actor(user.userId)).toMatchObject({ contentGenCount: 1 })
  await world.finishJobs()
  expect(await world.actor(user.userId)).toMatchObject({ contentGenCount: 0 })
  const [job] = inWords(await world.rows("select status, attempts, hold_state, error_code, error from jobs"))
  expect(job).toMatchObject({ status: "failed", hold_state: "released", error_code: "upstream_failed" })
  expect(job?.error).toMatch(/^The AI provider .* We retried for as long as we could/)
})

test("a refusal by the model ends the job at the first attempt", async () => {
  await using world = await createWorld({ ask: failing("refusal") })
  const user = await world.addUser({ profile: nurse })
  await generateContent(world.deps, user, aBio)
  await world.finishJobs()
  expect(await world.rows("select attempts, status from jobs")).toEqual([{ attempts: 1, status: "failed" }])
})

test("a job whose message was lost is found by the sweep", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  const deaf = { ...world.deps, send: () => Promise.reject(new Error("no queue")) }
  await generateContent(deaf, user, aBio)
  expect(await world.runJobs()).toBe(0)
  world.clock.advance(4000)
  expect(await sweepJobs(world.deps, jobRegistry)).toBe(1)
  await world.finishJobs()
  expect(await world.rows("select id from contents")).toHaveLength(1)
})

test("a consumer that lost its claim during the work settles nothing", async () => {
  await using world = await createWorld({
    ask: async () => {
      await world.deps.db.run("update jobs set fence = fence + 1")
      throw new ProviderError("server")
    },
  })
  const user = await world.addUser()
  const { jobId } = await submitResponse(world.deps, user, anAnswer)
  await runJob(world.deps, jobRegistry, jobId)
  expect(await world.rows("select analysed_by from growth_entries")).toEqual([{ analysed_by: null }])
  expect(await world.rows("select answered from counters")).toEqual([{ answered: 0 }])
  expect(world.logged.map(({ event }) => event)).toContain("job.claim_lost")
})

test("the same idempotency key starts one job, another body is a conflict", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "starter", profile: nurse })
  const key = { key: "k-1", bodyHash: "a" }
  const started = await Promise.all([1, 2, 3].map(() => generateContent(world.deps, user, aBio, key)))
  expect(new Set(started.map(({ jobId }) => jobId)).size).toBe(1)
  const other = generateContent(world.deps, user, aBio, { key: "k-1", bodyHash: "b" })
  await expect(other).rejects.toMatchObject({ code: "conflict" })
  expect(await world.actor(user.userId)).toMatchObject({ contentGenCount: 1 })
  world.clock.advance(25 * 3_600_000)
  // An open job keeps its key beyond a day; a finished one frees it.
  expect(await generateContent(world.deps, user, aBio, key)).toMatchObject({ repeated: true })
  await world.finishJobs()
  expect(await world.rows("select id from contents")).toHaveLength(1)
  expect(await generateContent(world.deps, user, aBio, { key: "k-1", bodyHash: "b" })).toMatchObject({
    repeated: false,
  })
})

test("a refused call leaves its idempotency key free", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  await generateContent(world.deps, user, aBio)
  const key = { key: "k-2", bodyHash: "a" }
  await expect(generateContent(world.deps, user, aBio, key)).rejects.toMatchObject({ code: "limit_reached" })
  expect(await world.rows("select id from jobs where body_hash is not null")).toEqual([])
})

test("a reflection is stored and analyzed by rules while the provider fails", async () => {
  await using world = await createWorld({ ask: failing("server"), settings })
  const user = await world.addUser()
  await submitResponse(world.deps, user, anAnswer)
  await world.finishJobs()
  const [entry] = await world.rows("select analysed_by, impact_articulated from growth_entries")
  expect(entry).toEqual({ analysed_by: "built-in", impact_articulated: 1 })
  expect(await world.actor(user.userId)).toMatchObject({ growthPulseCount: 1 })
})

test("a failing provider makes other jobs wait without counting as their failure", async () => {
  await using world = await createWorld({ ask: failing("server"), settings })
  const users = await Promise.all([1, 2, 3].map(() => world.addUser({ profile: nurse })))
  for (const user of users) await generateContent(world.deps, user, aBio)
  await world.finishJobs()
  expect(await world.rows("select name from breakers where open_until != ''")).toHaveLength(1)
  for (const user of users) expect(await world.actor(user.userId)).toMatchObject({ contentGenCount: 0 })
})

test("retries back off and end within half a minute", () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, i) => backoff(i + 1, 0.999))
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(30_000)
})

test("with a provider that never answers, a job ends before its deadline, including its last attempt", async () => {
  const ask = async () => {
    world.clock.advance(settings.aiTimeoutSeconds * 1000)
    throw new ProviderError("timeout")
  }
  await using world = await createWorld({ ask, settings })
  for (let i = 0; i < 5; i++) {
    const user = await world.addUser({ profile: nurse })
    const { jobId } = await generateContent(world.deps, user, aBio)
    await world.finishJobs()
    const [job] = await world.rows("select created_at, finished_at, status from jobs where id = ?", jobId)
    expect(job?.status).toBe("failed")
    const took = Date.parse(String(job?.finished_at)) - Date.parse(String(job?.created_at))
    expect(took).toBeLessThanOrEqual(settings.jobDeadlineSeconds * 1000)
  }
})

test("long account work never uses the queue of interactive jobs, even when resent by the sweep", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: nurse })
  await startExport(world.deps, user, callerFrom())
  await submitResponse(world.deps, user, anAnswer)
  expect(world.queue.waiting.map(({ queue }) => queue)).toEqual(["exports", "jobs"])
  world.queue.lose()
  world.clock.advance(10_000)
  await sweepJobs(world.deps, jobRegistry)
  expect(world.queue.waiting.map(({ queue }) => queue).sort()).toEqual(["exports", "jobs"])
})
