import { expect, test } from "vitest"
import { generateContent } from "../../app/domain/content/generate/generate-content.server"
import { submitResponse } from "../../app/domain/growth-pulse/entries/submit-response.server"
import { sweepJobs } from "../../app/domain/jobs/sweep-jobs.server"
import { ProviderError } from "../../app/domain/kernel/provider-error"
import { jobRegistry } from "../../app/jobs.server"
import { createWorld, type World, type WorldOptions } from "../support/world/world"

/**
 * A world with a slow consumer: just before it runs the statements that contain `mark`, its lease expires and another
 * consumer does the whole job.
 */
async function worldOfSlowConsumer(mark: string, options: WorldOptions = {}, meanwhile = (_: World) => {}) {
  let armed = true
  const world = await createWorld({
    ...options,
    async aroundDatabase(statements, go) {
      if (armed && statements.some((statement) => statement.includes(mark))) {
        armed = false
        meanwhile(world)
        world.clock.advance(120_000)
        await sweepJobs(world.deps, jobRegistry)
        await world.runJobs()
        expect(await world.queuedJobs()).toEqual([])
      }
      return go()
    },
  })
  return world
}

test("a consumer that settles after its lease expired adds nothing to the other one's result", async () => {
  await using world = await worldOfSlowConsumer('update "growth_entries"')
  const actor = await world.addUser({ tier: "starter" })
  const input = { question: "What went well?", response: "I cut the import from 50 to 12 minutes." }
  await submitResponse(world.deps, actor, input)
  await world.runJobs()
  expect(await world.rows("select status, fence from jobs")).toEqual([{ status: "succeeded", fence: 2 }])
  expect(await world.rows("select answered, growth_used from counters")).toEqual([{ answered: 1, growth_used: 1 }])
  expect(world.logged.map(({ event }) => event)).toContain("job.claim_lost")
})

test("a consumer that fails after its lease expired refunds nothing that the other one used", async () => {
  const refusing = async () => {
    throw new ProviderError("refusal")
  }
  // Only a failing job refunds its unit; meanwhile the provider is removed and the built-in writer writes.
  await using world = await worldOfSlowConsumer("max(0, ", { ask: refusing }, ({ deps }) => {
    deps.ask = null
  })
  const actor = await world.addUser({ tier: "starter", profile: { title: "Engineer", skills: ["SQL", "Python"] } })
  await generateContent(world.deps, actor, { type: "resume", customPrompt: null })
  await world.runJobs()
  expect(await world.rows("select status, fence, hold_state from jobs")).toEqual([
    { status: "succeeded", fence: 2, hold_state: "used" },
  ])
  expect(await world.rows("select content_used from counters")).toEqual([{ content_used: 1 }])
  expect(await world.rows("select count(*) as documents from contents")).toEqual([{ documents: 1 }])
})
