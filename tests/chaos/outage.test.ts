import { expect, test } from "vitest"
import { generateContent } from "../../app/domain/content/generate/generate-content.server"
import { sweepJobs } from "../../app/domain/jobs/sweep-jobs.server"
import { minute, second } from "../../app/domain/kernel/clock"
import { ProviderError } from "../../app/domain/kernel/provider-error"
import { jobRegistry } from "../../app/jobs.server"
import { inWords } from "../support/world/in-words"
import { createWorld, type World } from "../support/world/world"

const settings = { aiTimeoutSeconds: 60, jobDeadlineSeconds: 1800 }
const outage = 15 * minute
const people = 10
const jobsEach = 3

/** The provider's behavior during an outage, and the duration of a call. */
const outages = {
  "500": { takes: 0, error: () => new ProviderError("server") },
  hang: { takes: settings.aiTimeoutSeconds * second, error: () => new ProviderError("timeout") },
  refuse: { takes: 0, error: () => new ProviderError("transport") },
  "429": { takes: 0, error: () => new ProviderError("rate-limited", 90) },
}
type Mode = keyof typeof outages

const sentences = [{ text: "I led a team of 5 nurses.", kind: "fact", evidence: ["E1"] }]
const written = {
  value: { sections: [{ heading: "none", label: "none", list: false, sentences }], missing: [] },
  model: "m",
  inputTokens: 1,
  outputTokens: 1,
}

/** A world whose provider is down from the start, and the times at which it was called. */
async function worldInOutage(mode: Mode, lasts: number) {
  const asked: number[] = []
  const ask = async () => {
    const at = world.clock.now().getTime()
    asked.push(at - began)
    if (at >= began + lasts) return written
    const { takes, error } = outages[mode]
    await Promise.resolve()
    // Calls that hang at the same time share their wait.
    world.clock.advance(Math.max(0, at + takes - world.clock.now().getTime()))
    throw error()
  }
  const world = await createWorld({ ask, settings })
  const began = world.clock.now().getTime()
  return { world, asked }
}

async function askForDocuments(world: World): Promise<void> {
  const profile = { title: "Staff Nurse", experience: "Staff Nurse\n- Led a team of 5 nurses" }
  const actors = await Promise.all(Array.from({ length: people }, () => world.addUser({ tier: "pro", profile })))
  for (let i = 0; i < jobsEach; i++) {
    await Promise.all(actors.map((actor) => generateContent(world.deps, actor, { type: "bio", customPrompt: null })))
  }
}

/** Advances from message to message until every job has ended. The sweep runs once a minute, as in production. */
async function untilOver(world: World): Promise<void> {
  for (let swept = 0; ; ) {
    await world.runJobs(10)
    const now = world.clock.now().getTime()
    if (now - swept >= minute) {
      swept = now
      await sweepJobs(world.deps, jobRegistry)
      const [left] = await world.rows("select count(*) as open from jobs where status in ('queued', 'running')")
      if (left?.open === 0) return
    }
    world.clock.advance(Math.min(Math.max((world.queue.nextDueAt() ?? now + minute) - now, second), minute))
  }
}

/** The final states of the jobs, and whether each user has used the unit for theirs. */
async function outcomeOf(world: World) {
  const [jobs] = await world.rows(
    `select sum(status = 'succeeded') as succeeded, sum(status = 'failed') as failed, sum(crashes) as crashes,
      max(unixepoch(finished_at) - unixepoch(created_at)) as longest, (select count(*) from contents) as documents,
      (select sum(content_used) from counters) as used,
      (select count(*) from counters c where content_used !=
        (select count(*) from contents d where d.user_id = c.user_id)) as miscounted,
      group_concat(distinct error_code) as codes, max(error) as error from jobs`,
  )
  return jobs && inWords([jobs])[0]
}

const all = people * jobsEach

test.each(Object.keys(outages) as Mode[])(
  "15 minutes of %s with a deadline of 30 minutes lose no job, and every user has used the units of their documents",
  async (mode) => {
    const { world, asked } = await worldInOutage(mode, outage)
    await using _ = world
    await askForDocuments(world)
    await untilOver(world)
    const outcome = await outcomeOf(world)
    expect(outcome).toMatchObject({ succeeded: all, failed: 0, crashes: 0, documents: all, used: all, miscounted: 0 })
    // The provider is left alone during the outage, and the work is done shortly after it ends.
    const during = asked.filter((at) => at < outage)
    expect(during.length).toBeLessThan(40)
    expect(Number(outcome?.longest)).toBeLessThan(1500)
    const after = asked.filter((at) => at >= outage)
    const most = Math.max(...after.map((from) => after.filter((at) => at >= from && at < from + second).length))
    expect(most).toBeLessThan(all / 3)
  },
  300_000,
)

test("an outage that outlasts the deadline fails every job with a reason and refunds every unit", async () => {
  const { world } = await worldInOutage("500", Number.POSITIVE_INFINITY)
  await using _ = world
  await askForDocuments(world)
  await untilOver(world)
  const outcome = await outcomeOf(world)
  expect(outcome).toMatchObject({ succeeded: 0, failed: all, used: 0, documents: 0, codes: "upstream_failed" })
  expect(outcome?.error).toMatch(/^The AI provider .*We retried for as long as we could/)
  expect(Number(outcome?.longest)).toBeLessThanOrEqual(settings.jobDeadlineSeconds)
  expect(new Set(inWords(await world.rows("select words from notifications")).map(({ title }) => title))).toEqual(
    new Set(["Professional Bio could not be written"]),
  )
}, 300_000)
