import { startServer } from "../support/server/server"
import { addPeople, post, reflection } from "../support/server/server-people"
import { isMain, printed, quantile, type Report } from "./report"

const limit = { p50: 100, p95: 500 }

/** G6: from the request to the finished work, as measured by a caller who waits for it. */
export async function measureQueue(): Promise<Report[]> {
  await using server = await startServer()
  const people = await addPeople(server, 12, "pro")
  const rows: Report["rows"] = []
  const misses: string[] = []
  const [first] = people
  if (first) for (let i = 0; i < 5; i++) await post(server, first, "/api/content/generate", { type: "linkedin_post" })

  async function measure(name: string, path: string, body: (i: number) => unknown, runs: number): Promise<void> {
    const times: number[] = []
    for (let i = 0; i < runs; i++) {
      const person = people[i % people.length]
      if (!person) continue
      const began = performance.now()
      const response = await post(server, person, path, body(i))
      await response.arrayBuffer()
      if (!response.ok || response.status === 202) misses.push(`${name}: a call answered ${response.status}`)
      times.push(performance.now() - began)
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    rows.push([name, times.length, p50.toFixed(0), p95.toFixed(0)])
    if (p50 > limit.p50) misses.push(`${name}: p50 ${p50.toFixed(0)} ms, limit ${limit.p50} ms`)
    if (p95 > limit.p95) misses.push(`${name}: p95 ${p95.toFixed(0)} ms, limit ${limit.p95} ms`)
  }

  const answer = ["/api/growth-pulse/response", (i: number) => reflection(`run ${i}`)] as const
  await measure("reflection analyzed", ...answer, 60)
  await measure("post written", "/api/content/generate", () => ({ type: "linkedin_post" }), 60)
  await measure("resume written", "/api/content/generate", () => ({ type: "resume" }), 60)

  // Events go to the bulk queue, and interactive work must stay fast meanwhile.
  let flooding = true
  const flood = (async () => {
    while (flooding && first) await post(server, first, "/api/events", { name: "feature_click" })
  })()
  await measure("reflection analyzed beside bulk work", ...answer, 60)
  flooding = false
  await flood
  const goal = "Submit → done with the built-in writer: p50 ≤ 100 ms, p95 ≤ 500 ms, beside bulk work too."
  return [{ title: "Queue: submit → done (ms)", goal, columns: ["work", "runs", "p50", "p95"], rows, misses }]
}

if (isMain(import.meta.url)) await printed(measureQueue)
