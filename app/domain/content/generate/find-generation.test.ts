import { expect, test } from "vitest"
import { createWorld } from "../../../../tests/support/world/world"
import { runQuery } from "../../kernel/query.server"
import { findGeneration } from "./find-generation.server"
import { generateContent } from "./generate-content.server"

test("a generation in progress is found without its id, with its parameters", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile: { bio: "I built the intake desk." } })
  const { jobId } = await generateContent(world.deps, user, { type: "bio", customPrompt: "Stress the desk." })
  const found = await runQuery(world.deps.db, findGeneration(world.deps, user.userId, null))
  expect(found).toMatchObject({ id: jobId, status: "queued", type: "bio", customPrompt: "Stress the desk." })
})

test("a finished generation is found only by its id, with the reason if it failed", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  const { jobId } = await generateContent(world.deps, user, { type: "bio", customPrompt: null })
  await world.finishJobs()
  expect(await runQuery(world.deps.db, findGeneration(world.deps, user.userId, null))).toBeNull()
  const found = await runQuery(world.deps.db, findGeneration(world.deps, user.userId, jobId))
  expect(found).toMatchObject({ status: "failed", errorCode: "invalid", customPrompt: "" })
  expect(found?.error).toContain("Answer one reflection question first")
})

test("another user's generation is not found", async () => {
  await using world = await createWorld()
  const user = await world.addUser()
  const other = await world.addUser({ email: "other@example.com" })
  const { jobId } = await generateContent(world.deps, user, { type: "bio", customPrompt: null })
  expect(await runQuery(world.deps.db, findGeneration(world.deps, other.userId, jobId))).toBeNull()
})
