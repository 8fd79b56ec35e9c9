import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { addPeople, allJobsOver, miscounted, type Person, post, reflection } from "../support/server/server-people"

const calls = {
  growthPulse: { path: "/api/growth-pulse/response", body: (i: number): unknown => reflection(`answer ${i}`) },
  content: { path: "/api/content/generate", body: (): unknown => ({ type: "resume" }) },
}

let server: Server
beforeAll(async () => {
  server = await startServer()
})

test.each([
  ["free", "growthPulse", 1],
  ["free", "content", 1],
  ["starter", "growthPulse", 4],
  ["starter", "content", 4],
  ["pro", "growthPulse", 10],
] as const)("of 50 parallel requests of one %s user for %s, exactly %i succeed", async (tier, feature, limit) => {
  const [person = missing()] = await addPeople(server, 1, tier, `${tier}-${feature}`)
  const { path, body } = calls[feature]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => post(server, person, path, body(i), { Prefer: "respond-async" })),
  )
  const refusals = await Promise.all(
    answers.filter(({ status }) => status === 403).map(async (answer) => JSON.parse(await answer.text())),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(limit)
  expect(refusals).toHaveLength(50 - limit)
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(["limit_reached"]))
  await allJobsOver(server, 120)
  expect(await miscounted(server)).toEqual([])
  const [row] = await server.sql("select growth_used + content_used as used from counters where user_id = ?", person.id)
  expect(row).toEqual({ used: limit })
})

function missing(): Person {
  throw new Error("No person was added.")
}
