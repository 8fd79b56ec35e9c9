import { expect, test } from "vitest"
import { createWorld } from "../../../tests/support/world/world"
import { generateContent } from "../../domain/content/generate/generate-content.server"
import { findJob } from "../../domain/jobs/get-job.server"
import { runQuery } from "../../domain/kernel/query.server"
import { jobEvents } from "./job-events.server"

test("a stream polls only the job's row and fetches the result once, with the query of its job type", async () => {
  const asked: string[][] = []
  await using world = await createWorld({
    aroundDatabase: (statements, go) => {
      if (isWatching) asked.push(statements)
      return go()
    },
  })
  let isWatching = false
  const user = await world.addUser({ profile: { experience: "Staff Nurse\n- Led a team of 5 nurses" } })
  const { jobId } = await generateContent(world.deps, user, { type: "bio", customPrompt: null })
  const first = await runQuery(world.deps.db, findJob(world.deps, user.userId, jobId))
  if (!first) throw new Error("The job is missing.")

  isWatching = true
  const reader = jobEvents(world.deps, user, first).stream?.getReader()
  for (let looks = 0; looks < 3; looks++) await reader?.read()
  await reader?.cancel()
  isWatching = false
  await world.finishJobs()
  isWatching = true
  const told = await new Response(jobEvents(world.deps, user, first).stream).text()

  expect(told).toContain('"status":"queued"')
  expect(told).toContain('"status":"succeeded"')
  expect(told).toMatch(/"result":\{.*"type":"bio"/)
  const ofJob = asked.filter((statements) => statements.every((one) => one.includes('from "jobs"')))
  expect(ofJob.length).toBeGreaterThanOrEqual(3)
  for (const statements of ofJob) expect(statements).toHaveLength(1)
  const marks = asked.filter((statements) => statements.some((one) => one.startsWith('update "notifications"')))
  expect(marks).toHaveLength(1)
  const others = asked.filter((statements) => !ofJob.includes(statements) && !marks.includes(statements))
  expect(others).toHaveLength(1)
  expect(others.flat().join(" ")).toContain('from "contents"')
  expect(others.flat().join(" ")).not.toMatch(/from "(growth_entries|feed_items|archives|billing_accounts)"/)
})

test("a result that its user watched arrive is not counted by the bell, but an unwatched one is", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ tier: "pro", profile: { experience: "Staff Nurse\n- Led a team of 5 nurses" } })
  const write = () => generateContent(world.deps, user, { type: "bio", customPrompt: null })
  const { jobId } = await write()
  await world.finishJobs()
  await write()
  await world.finishJobs()
  const unread = async () => (await world.actor(user.userId)).unreadNotifications
  expect(await unread()).toBe(2)

  const watched = await runQuery(world.deps.db, findJob(world.deps, user.userId, jobId))
  if (!watched) throw new Error("The job is missing.")
  for (let times = 0; times < 2; times++) await new Response(jobEvents(world.deps, user, watched).stream).text()
  expect(await unread()).toBe(1)
})
