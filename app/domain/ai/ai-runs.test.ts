import { expect, test } from "vitest"
import { callerFrom } from "../../../tests/support/fakes/caller"
import { createWorld, type World } from "../../../tests/support/world/world"
import { dataPolicies } from "../../data-policies.server"
import { generateContent } from "../content/generate/generate-content.server"
import { findContent } from "../content/get-content.server"
import { submitResponse } from "../growth-pulse/entries/submit-response.server"
import { day } from "../kernel/clock"
import type { ModelRequest } from "../kernel/model"
import { ProviderError } from "../kernel/provider-error"
import { runQuery } from "../kernel/query.server"
import { agedTables, purgeByAge } from "../retention/purge-by-age.server"
import { changeSettings, findContext } from "../settings/change-settings.server"
import type { Actor } from "../users/actor"
import type { AiPurpose } from "../users/ai-purpose"
import { findAiRun, listAiRuns } from "./ai-runs.server"
import { guardedAsk } from "./guarded-ask.server"

async function purge(world: World) {
  const [runs] = agedTables(dataPolicies).filter(({ task }) => task === "purge.ai-runs")
  if (runs) await purgeByAge(world.deps, runs)
}

const request: ModelRequest = {
  purpose: "test",
  instructions: "Write.",
  data: ["⟦P1⟧ led the move.", "And more."],
  schemaName: "answer",
  schema: {},
  maxOutputTokens: 10,
}
const answer = { value: {}, model: "model-2", inputTokens: 12, outputTokens: 3 }

async function switchOff(world: World, actor: Actor, aiOff: AiPurpose[]) {
  const input = { aiOff }
  await changeSettings(
    world.deps,
    actor,
    input,
    await runQuery(world.deps.db, findContext(world.deps, actor.userId, input)),
    callerFrom(),
  )
}
const runsOf = async (world: World, { userId }: Actor) =>
  (await runQuery(world.deps.db, listAiRuns(world.deps, userId, { limit: 10 }))).runs

test("a call is recorded with exactly what was sent, even if it failed", async () => {
  let fails = false
  const ask = async () => {
    if (fails) throw new ProviderError("timeout")
    return answer
  }
  await using world = await createWorld({ ask })
  const actor = await world.addUser()
  const guarded = guardedAsk(world.deps, actor.userId, "writing")
  expect(await guarded?.(request)).toBe(answer)
  fails = true
  await expect(guarded?.(request)).rejects.toThrow(ProviderError)
  const [failed, done] = await runsOf(world, actor)
  expect(done).toMatchObject({ purpose: "writing", model: "model-2", inputTokens: 12, outputTokens: 3, outcome: "ok" })
  expect(failed).toMatchObject({ outcome: "timeout", inputTokens: null })
  expect(await runQuery(world.deps.db, findAiRun(world.deps, actor.userId, done?.id ?? ""))).toMatchObject({
    sent: "Write.\n\n⟦P1⟧ led the move.\n\nAnd more.",
  })
  expect(
    await runQuery(world.deps.db, findAiRun(world.deps, (await world.addUser()).userId, done?.id ?? "")),
  ).toBeNull()
})

test("a failure to record a call does not fail the document", async () => {
  let asked = false
  await using world = await createWorld({
    ask: async () => {
      asked = true
      return answer
    },
    aroundDatabase: (_, go) => {
      if (asked) throw new Error("The database is away.")
      return go()
    },
  })
  const actor = await world.addUser()
  expect(await guardedAsk(world.deps, actor.userId, "writing")?.(request)).toBe(answer)
  expect(world.logged.map(({ event }) => event)).toContain("ai.unrecorded")
})

test("a purpose that is switched off never calls the provider; the built-in writer and rules take over", async () => {
  let calls = 0
  await using world = await createWorld({
    ask: async () => {
      calls++
      return answer
    },
  })
  const actor = await world.addUser({ tier: "pro" })
  await switchOff(world, actor, ["writing", "analysis"])
  await submitResponse(world.deps, actor, {
    question: "What moved?",
    response: "I cut the import from 50 to 12 minutes.",
  })
  await world.finishJobs()
  const { jobId } = await generateContent(world.deps, actor, { type: "bio", customPrompt: null }, null)
  await world.finishJobs()
  const [job] = await world.rows("select subject_id from jobs where id = ?", jobId)
  const found = await runQuery(world.deps.db, findContent(world.deps, actor.userId, String(job?.subject_id)))
  expect(found.content.writer).toBe("built-in")
  expect(await world.rows("select analysed_by from growth_entries")).toEqual([{ analysed_by: "built-in" }])
  expect([calls, await runsOf(world, actor)]).toEqual([0, []])
})

test("when a purpose is switched off during a job, nothing is sent and the job is requeued", async () => {
  let calls = 0
  await using world = await createWorld({
    ask: async () => {
      calls++
      return answer
    },
  })
  const actor = await world.addUser()
  const writing = guardedAsk(world.deps, actor.userId, "writing")
  const analysis = guardedAsk(world.deps, actor.userId, "analysis")
  await switchOff(world, actor, ["writing"])
  await expect(writing?.(request)).rejects.toMatchObject({ name: "RetryLater" })
  expect(calls).toBe(0)
  await analysis?.(request)
  expect(calls).toBe(1)
})

test("runs are kept for 90 days", async () => {
  await using world = await createWorld({ ask: async () => answer })
  const actor = await world.addUser()
  const ask = guardedAsk(world.deps, actor.userId, "analysis")
  for (let i = 0; i < 3; i++) await ask?.(request)
  world.clock.advance(90 * day)
  await ask?.(request)
  await purge(world)
  expect(await runsOf(world, actor)).toHaveLength(4)
  world.clock.advance(1)
  await purge(world)
  expect(await runsOf(world, actor)).toHaveLength(1)
})

test("no call is made or recorded for a deleted account", async () => {
  let calls = 0
  await using world = await createWorld({
    ask: async () => {
      calls++
      return answer
    },
  })
  await expect(guardedAsk(world.deps, "nobody", "writing")?.(request)).rejects.toMatchObject({ code: "not_found" })
  expect([calls, await world.rows("select * from ai_runs")]).toEqual([0, []])
})
