import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { generateContent } from "../../domain/content/generate/generate-content.server"
import { waitWithUser } from "./watched-job.server"

test("a text that was finished while its user waited for the form's response is not counted by the bell", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro", profile: { experience: "Staff Nurse\n- Led a team of 5 nurses" } })
  const { jobId } = await generateContent(world.deps, user, { type: "bio", customPrompt: null })
  const unread = async () => (await world.actor(user.userId)).unreadNotifications

  await waitWithUser(world.deps, user.userId, jobId, 0)
  await world.finishJobs()
  expect(await unread()).toBe(1)

  expect((await waitWithUser(world.deps, user.userId, jobId, 1)).status).toBe("succeeded")
  expect(await unread()).toBe(0)
})
