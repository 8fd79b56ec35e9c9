import { expect, test } from "vitest"
import { startServer } from "../support/server/server"
import { addPeople, allJobsOver, miscounted, post } from "../support/server/server-people"

const slowly = { mode: "slow", ms: 1500 }

test("a job that crashes the runtime every time fails alone, and all jobs sent with it are done", async () => {
  await using server = await startServer({ OPENAI_API_KEY: "sandbox", OPENAI_TIMEOUT_SECONDS: "5" })
  await fetch(`${server.sandbox}/control/openai`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(slowly),
  })
  const people = await addPeople(server, 10, "pro")
  await Promise.all(
    people.map((person) => post(server, person, "/api/content/generate", { type: "bio" }, { Prefer: "respond-async" })),
  )
  const killer = people[0]?.id
  const ofKiller = () =>
    server.sql("select status, crashes, fence from jobs where user_id = ?", killer).then(
      ([row]) => row,
      () => undefined,
    )
  for (let kills = 0; kills < 5; ) {
    const job = await ofKiller()
    // Kills once per claim, because the claim of a dead consumer looks like a running one.
    if (job?.status === "running" && Number(job.fence) > kills) {
      server.killRuntime()
      kills += 1
      await new Promise((resolve) => setTimeout(resolve, 1500))
      // Claims expire at once instead of after their lease.
      const past = new Date(server.now().getTime() - 1000).toISOString()
      await expect
        .poll(
          () =>
            server.sql("update jobs set not_before = ?, wake_at = ? where status = 'running'", past, past).then(
              () => true,
              () => false,
            ),
          { timeout: 20_000 },
        )
        .toBe(true)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await allJobsOver(server, 60)
  expect(await ofKiller()).toMatchObject({ status: "failed", crashes: 5 })
  const rest = await server.sql("select status, count(*) as jobs from jobs where user_id != ? group by status", killer)
  expect(rest).toEqual([{ status: "succeeded", jobs: people.length - 1 }])
  expect(await miscounted(server)).toEqual([])
  const [most] = await server.sql("select max(crashes) as crashes from jobs where user_id != ?", killer)
  expect(Number(most?.crashes)).toBeLessThanOrEqual(2)
}, 180_000)
