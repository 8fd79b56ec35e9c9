import { expect, test } from "vitest"
import * as z from "zod"
import { inWords } from "../../../tests/support/world/in-words"
import { createWorld, type World } from "../../../tests/support/world/world"
import { second } from "../kernel/clock"
import { DomainError } from "../kernel/errors"
import { emptyQuery, type Query } from "../kernel/query.server"
import { claim } from "./claim-job.server"
import { defineJob, type JobDefinition, type JobRegistry } from "./definition.server"
import { RetryLater } from "./retry-later"
import { maxAttempts } from "./rules"
import { runJob } from "./run-job.server"
import { startJob } from "./start-job.server"
import { sweepJobs } from "./sweep-jobs.server"

/** A job type with behavior set by the test, in place of one of the product's. */
function kindOf(run: () => Promise<never>, set: Partial<JobDefinition<unknown>> = {}) {
  const job = defineJob({
    type: "feed.refresh",
    queue: "jobs",
    leaseSeconds: 20,
    input: z.object({}),
    run,
    onFailure: (_deps, _job, _input, reason) => ({
      writes: () => [],
      notice: { words: { code: "work_failed", failure: reason }, href: "/dashboard" },
    }),
    result: (): Query<unknown> => emptyQuery,
    ...set,
  })
  const registry: JobRegistry = { all: [job], find: (type) => (type === job.type ? job : null) }
  return { job, registry }
}

async function startIn(world: World, kind: ReturnType<typeof kindOf>): Promise<string> {
  const { jobId } = await startJob(world.deps, await world.addUser(), kind.job, { subjectId: "one", input: {} })
  return jobId
}

async function endOf(world: World) {
  const rows = await world.rows(
    "select status, attempts, waits, error_code as code, error, (select words from notifications) as words from jobs",
  )
  return inWords(rows).map(({ body, title: _, ...row }) => (body === undefined ? row : { ...row, told: body }))
}

/** Runs a job each time it is due until it has ended. */
async function untilOver(world: World, { registry }: ReturnType<typeof kindOf>, jobId: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    await runJob(world.deps, registry, jobId)
    if ((await world.queuedJobs()).length === 0) return
    world.clock.advance(10 * second)
  }
  throw new Error("The job never ends.")
}

test("a domain refusal is final: the job is not retried, and the user sees its text", async () => {
  await using world = await createWorld()
  const kind = kindOf(() => Promise.reject(new DomainError("invalid", "There is nothing to do this with.")))
  await runJob(world.deps, kind.registry, await startIn(world, kind))
  const told = "There is nothing to do this with."
  expect(await endOf(world)).toEqual([{ status: "failed", attempts: 1, waits: 0, code: "invalid", error: told, told }])
})

test("any other error is retried, and its message is not exposed", async () => {
  await using world = await createWorld()
  const kind = kindOf(() => Promise.reject(new Error("secret")))
  await untilOver(world, kind, await startIn(world, kind))
  const [end] = await endOf(world)
  expect(end).toMatchObject({ status: "failed", attempts: maxAttempts, waits: 0, code: "internal" })
  expect(JSON.stringify(end)).not.toContain("secret")
})

test("a waiting job is not retried before its time, and the wait does not count as a failure", async () => {
  await using world = await createWorld()
  let tries = 0
  const kind = kindOf(async () => {
    tries += 1
    throw new RetryLater(new Date(world.clock.now().getTime() + 300 * second), {
      code: "text",
      text: "The other side is away.",
    })
  })
  const jobId = await startIn(world, kind)
  await runJob(world.deps, kind.registry, jobId)
  world.clock.advance(299 * second)
  await runJob(world.deps, kind.registry, jobId)
  expect(tries).toBe(1)
  world.clock.advance(second)
  await runJob(world.deps, kind.registry, jobId)
  expect(tries).toBe(2)
  expect(await endOf(world)).toMatchObject([{ status: "queued", attempts: 0, waits: 2 }])
  world.clock.advance(1800 * second)
  await runJob(world.deps, kind.registry, jobId)
  const [end] = await endOf(world)
  expect(end).toMatchObject({ status: "failed", code: "upstream_failed" })
  expect(end?.error).toMatch(/^The other side is away\. .*We retried for as long as we could/)
})

test("a retryable failure of the provider counts as an attempt, and the user sees its text", async () => {
  await using world = await createWorld()
  const kind = kindOf(() => Promise.reject(new RetryLater(null, { code: "text", text: "The answer was not usable." })))
  await untilOver(world, kind, await startIn(world, kind))
  const told = "The answer was not usable."
  expect(await endOf(world)).toEqual([
    { status: "failed", attempts: maxAttempts, waits: 0, code: "upstream_failed", error: told, told },
  ])
})

test("claims and the sweep use the lease and queue of each definition", async () => {
  for (const [leaseSeconds, queue] of [
    [7, "jobs"],
    [90, "bulk"],
  ] as const) {
    await using world = await createWorld()
    const kind = kindOf(() => Promise.reject(), { leaseSeconds: () => leaseSeconds, queue })
    const jobId = await startIn(world, kind)
    expect(world.queue.waiting.map((sent) => sent.queue)).toEqual([queue])
    world.queue.lose()
    expect((await claim(world.deps, kind.registry, jobId, false))?.job.leaseSeconds).toBe(leaseSeconds)
    world.clock.advance(leaseSeconds * second - 1)
    expect(await claim(world.deps, kind.registry, jobId, false)).toBeNull()
    expect(await sweepJobs(world.deps, kind.registry)).toBe(0)
    world.clock.advance(1)
    expect(await sweepJobs(world.deps, kind.registry)).toBe(1)
    expect(world.queue.waiting.map((sent) => sent.queue)).toEqual([queue])
    expect(await claim(world.deps, kind.registry, jobId, false)).not.toBeNull()
  }
})
