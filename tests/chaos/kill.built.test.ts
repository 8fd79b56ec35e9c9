import { expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { addPeople, allJobsOver, miscounted, type Person, post, reflection } from "../support/server/server-people"

const kills = 10
const unsent = 30
const duplicates = 42

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Calls as a persistent client would, with the same key until there is an answer. Returns the answer's id. */
async function submit(server: Server, person: Person, path: string, body: unknown, key: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      const response = await post(server, person, path, body, { "Idempotency-Key": key, Prefer: "respond-async" })
      const answer = JSON.parse(await response.text())
      if (response.status < 300) return (answer.job ?? answer.entry ?? answer.content).id
      if (response.status < 500) throw new Error(`${path} ${key}: ${response.status} ${JSON.stringify(answer)}`)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith(path)) throw error
    }
    await pause(100)
  }
  throw new Error(`${path} ${key}: no answer`)
}

/** Rows left behind by a process that died between its transaction and its message. */
async function addUnsent(server: Server, people: Person[]): Promise<void> {
  const at = server.now().toISOString()
  const period = `${at.slice(0, 7)}-01`
  for (const [i, { id }] of people.entries()) {
    const [job, entry] = [`unsent-${i}`, `unsent-entry-${i}`]
    await server.sqlAll([
      {
        sql: `insert into jobs (id, user_id, type, subject_id, input, not_before, wake_at, hold, hold_period, hold_state, created_at)
              values (?, ?, 'growth-pulse.analyze', ?, ?, ?, ?, 'growthPulse', ?, 'used', ?)`,
        params: [job, id, entry, JSON.stringify({ timeZone: "UTC", cadence: "daily" }), at, at, period, at],
      },
      {
        sql: "update counters set growth_period = ?, growth_used = growth_used + 1 where user_id = ?",
        params: [period, id],
      },
      {
        sql: "insert into growth_entries (user_id, id, question, response, created_at) values (?, ?, 'A question', ?, ?)",
        params: [id, entry, reflection("unsent").response, at],
      },
    ])
  }
}

test("300 jobs, 42 of them submitted twice, and 30 unsent rows survive 10 kills of the runtime without loss or duplication", async () => {
  await using server = await startServer()
  const people = await addPeople(server, 30, "pro")
  await addUnsent(server, people.slice(0, unsent))

  const work = people.flatMap((person) =>
    Array.from({ length: 10 }, (_, i) => ({
      person,
      key: `${person.id}-${i}`,
      ...(i % 2 === 0
        ? { path: "/api/growth-pulse/response", body: reflection(`${person.id} ${i}`) }
        : { path: "/api/content/generate", body: { type: "linkedin_post" } }),
    })),
  )
  const again = work.filter((_, i) => i % 7 === 0).slice(0, duplicates)
  expect([work.length, again.length]).toEqual([300, 42])

  const waiting = [...work, ...again]
  const answers = new Map<string, string[]>()
  let submitted = 0
  const clients = Array.from({ length: 8 }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { person, path, body, key } = next
      const id = await submit(server, person, path, body, key)
      answers.set(key, [...(answers.get(key) ?? []), id])
      submitted += 1
      if (submitted % Math.floor(342 / kills) === 0) server.killRuntime()
    }
  })
  await Promise.all(clients)
  await allJobsOver(server, 180)

  expect(server.printed.filter((line) => line.includes("The runtime has died"))).toHaveLength(kills)
  // The answer names the job while it is open, and its result afterwards.
  const jobs = await server.sql("select id, subject_id from jobs")
  const resultOf = new Map(jobs.map(({ id, subject_id }) => [id, subject_id]))
  const results = [...answers.values()].map((ids) => new Set(ids.map((id) => resultOf.get(id) ?? id)))
  expect(results).toHaveLength(300)
  expect(results.filter((ids) => ids.size !== 1)).toEqual([])
  const [outcome] = await server.sql(`
    select count(*) as jobs, sum(status = 'succeeded') as succeeded, count(distinct subject_id) as subjects,
      (select count(*) from growth_entries) as entries, (select count(*) from contents) as documents,
      (select count(*) from notifications where kind = 'content.generate') as notices,
      (select count(*) from growth_entries where analysed_by is null) as unanalysed
    from jobs`)
  expect(outcome).toEqual({
    jobs: 300 + unsent,
    succeeded: 300 + unsent,
    subjects: 300 + unsent,
    entries: 150 + unsent,
    documents: 150,
    notices: 150,
    unanalysed: 0,
  })
  expect(await miscounted(server)).toEqual([])
})
