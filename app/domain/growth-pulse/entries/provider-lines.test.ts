import { expect, test } from "vitest"
import { createWorld, type World } from "../../../../tests/support/world/world"
import type { ModelRequest } from "../../kernel/model"
import { ProviderError } from "../../kernel/provider-error"
import { submitResponse } from "./submit-response.server"

const anAnswer = {
  question: "What changed because of you?",
  response:
    "The intake form was a mess. I rebuilt the intake form with two nurses and waiting time went from 40 to 25 minutes.",
}
const worded = "Cut waiting time from 40 to 25 minutes; rebuilt the intake form with two nurses."
const none = { score: 0, quotes: [] }
const answer = {
  keywords: [],
  ...{ situation: none, task: none, action: none, result: none },
  lines: [
    {
      text: worded,
      quotes: ["I rebuilt the intake form with two nurses", "waiting time went from 40 to 25 minutes"],
      role: "none",
    },
    { text: "Led 58 people at Globex.", quotes: ["I rebuilt the intake form with two nurses"], role: "none" },
  ],
  followUp: "Who measured the waiting time?",
}

async function answering(request: ModelRequest) {
  expect(request.schemaName).toBe("reflection_analysis")
  return { value: answer, model: "m", inputTokens: 1, outputTokens: 1 }
}

/** The lines proposed from one answer, and the follow-up question about it. */
async function proposed(world: World, aiOff: string[] = []) {
  const user = await world.addUser()
  await world.deps.db.run(`update users set ai_off = '${JSON.stringify(aiOff)}'`)
  await submitResponse(world.deps, user, anAnswer)
  await world.finishJobs()
  const lines = await world.rows("select text, state from achievements order by id")
  const [entry] = await world.rows("select follow_up, analysed_by from growth_entries")
  return { lines: lines.map(({ text }) => text), followUp: String(entry?.follow_up), by: entry?.analysed_by }
}

test("a provider's line replaces the built-in reader's if it passes every rule, along with its question", async () => {
  await using world = await createWorld({ ask: answering })
  const { lines, followUp } = await proposed(world)
  expect(lines).toEqual([worded])
  expect(followUp).toContain("Who measured the waiting time?")
})

test("if the provider fails or is switched off, the built-in reader's lines are proposed", async () => {
  await using built = await createWorld()
  const own = await proposed(built)
  expect(own.lines.length).toBeGreaterThan(0)
  expect(own.lines).not.toContain(worded)
  const failing = async () => {
    throw new ProviderError("server")
  }
  await using away = await createWorld({ ask: failing, settings: { aiTimeoutSeconds: 1, jobDeadlineSeconds: 60 } })
  expect(await proposed(away)).toEqual(own)
  await using off = await createWorld({ ask: answering })
  expect(await proposed(off, ["analysis"])).toEqual(own)
})
