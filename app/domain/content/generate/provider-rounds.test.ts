import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import type { ModelRequest } from "../../kernel/model"
import { ProviderError } from "../../kernel/provider-error"
import { generateContent } from "./generate-content.server"

const settings = { aiTimeoutSeconds: 60, jobDeadlineSeconds: 400 }
const profile = {
  title: "Staff Nurse",
  experience: "Staff Nurse\n- Led a team of 5 nurses\n- Cut drug errors by 40% in 2023",
}
const aBio = { type: "bio" as const, customPrompt: null }

const sentence = (text: string) => ({ text, kind: "fact", evidence: ["E1", "E2", "E3"] })
const draft = {
  sections: [
    {
      heading: "none",
      label: "none",
      list: false,
      sentences: [sentence("I led a team of 5 nurses."), sentence("I cut drug errors by 90% at Globex.")],
    },
  ],
  missing: [],
}
const stubborn = { rewritten: [{ sentence: "S1", text: "I cut drug errors by 80% at Globex.", evidence: ["E1"] }] }
const answers: Record<string, unknown> = { bio: draft, rewrite: stubborn, entailment: { verdicts: [] } }

function answerTo({ schemaName }: ModelRequest) {
  return { value: answers[schemaName], model: "m", inputTokens: 1, outputTokens: 1 }
}

test("each round is a separate call that is counted and recorded, and the document contains no sentence that failed", async () => {
  await using world = await createWorld({ ask: async (request) => answerTo(request), settings })
  const user = await world.addUser({ profile })
  await generateContent(world.deps, user, aBio)
  await world.finishJobs()
  const [document] = await world.rows("select content, blocked, unconfirmed, advice from contents")
  expect(document).toMatchObject({ blocked: 0, unconfirmed: 0 })
  expect(document?.content).toContain("I led a team of 5 nurses.")
  expect(document?.content).not.toMatch(/80|90|Globex/)
  expect(document?.advice).toMatch(/said more than you captured/)
  expect(await world.rows("select count(*) as runs from ai_runs")).toEqual([{ runs: 3 }])
})

test("an outage between rounds loses neither the draft nor the unit, and counts toward the breaker", async () => {
  const ask = async (request: ModelRequest) => {
    if (request.schemaName !== "bio") throw new ProviderError("server")
    return answerTo(request)
  }
  await using world = await createWorld({ ask, settings })
  const user = await world.addUser({ profile })
  await generateContent(world.deps, user, aBio)
  await world.finishJobs()
  expect(await world.rows("select status, attempts, waits from jobs")).toEqual([
    { status: "succeeded", attempts: 1, waits: 0 },
  ])
  expect(await world.rows("select blocked from contents")).toEqual([{ blocked: 0 }])
  expect(await world.rows("select failures from breakers")).toEqual([{ failures: 1 }])
})

test("every call has its own lease, and none starts that would end after the job's deadline", async () => {
  const leases: number[] = []
  const ask = async (request: ModelRequest) => {
    const [job] = await world.rows("select not_before from jobs")
    leases.push(Date.parse(String(job?.not_before)) - world.clock.now().getTime())
    world.clock.advance(settings.aiTimeoutSeconds * 1000 * 2.8)
    return answerTo(request)
  }
  const world = await createWorld({ ask, settings })
  await using _ = world
  const user = await world.addUser({ profile })
  await generateContent(world.deps, user, aBio)
  await world.runJobs(1)
  expect(await world.rows("select status from jobs")).toEqual([{ status: "succeeded" }])
  // The third of the draft's calls would start 336 s after the job, which is later than one lease before its deadline.
  expect(leases.length).toBe(2)
  for (const lease of leases) expect(lease).toBeGreaterThanOrEqual(settings.aiTimeoutSeconds * 1000)
})
