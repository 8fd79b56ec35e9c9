import { expect, test } from "vitest"
import { type LargeArchive, largeArchive } from "../leaving/large-archive"
import { type Server, startServer } from "../support/server/server"
import { addPeople, allJobsOver, type Person, post, reflection } from "../support/server/server-people"

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function sendArchive(server: Server, { token }: Person, { zip }: LargeArchive): Promise<void> {
  const form = new FormData()
  form.append("file", new File([zip], "export.zip"))
  const headers = { Authorization: `Bearer ${token}`, Prefer: "respond-async" }
  const response = await fetch(`${server.origin}/api/users/import`, { method: "POST", body: form, headers })
  expect([response.status, await response.text()]).toEqual([202, expect.stringContaining("account.import")])
}

/** Waits until the given number of documents exist. */
async function documentsReach(server: Server, count: number): Promise<void> {
  for (let look = 0; look < 600; look++) {
    const [row] = await server.sql("select count(*) as n from contents").catch(() => [])
    if (Number(row?.n) >= count) return
    await pause(50)
  }
  throw new Error(`There never were ${count} documents.`)
}

test("an import that is killed three times finishes by itself, exactly once, while other work continues", async () => {
  await using server = await startServer()
  const [person, other] = await addPeople(server, 2, "pro")
  if (!person || !other) throw new Error("No person was added.")
  const archive = largeArchive({ documents: 80, sentences: 20, characters: 120, reflections: 300 })
  await sendArchive(server, person, archive)
  for (const reached of [1, 10, 30]) {
    await documentsReach(server, reached)
    server.killRuntime()
    // The lease of a slice that died lasts a minute; here it expires at once.
    for (let done = false; !done; await pause(100)) {
      const at = server.now().toISOString()
      done = await server.sql("update jobs set not_before = ?, wake_at = ? where status = 'running'", at, at).then(
        () => true,
        () => false,
      )
    }
    await server.fireCron("* * * * *")
  }
  const headers = { Prefer: "respond-async" }
  expect((await post(server, other, "/api/growth-pulse/response", reflection("beside"), headers)).status).toBe(202)
  await allJobsOver(server, 300)
  const [outcome] = await server.sql(
    `select (select count(*) from contents where user_id = ?1) as documents,
      (select count(*) from growth_entries where user_id = ?1) as reflections,
      (select answered from counters where user_id = ?1) as answered,
      (select count(*) from notifications where user_id = ?1 and kind = 'account.import') as notices,
      (select group_concat(status) from jobs where user_id = ?1) as jobs`,
    person.id,
  )
  expect(outcome).toEqual({ documents: 80, reflections: 300, answered: 300, notices: 1, jobs: "succeeded" })
  const [archived] = await server.sql("select summary from archives where user_id = ?", person.id)
  expect(JSON.parse(String(archived?.summary))).toMatchObject({ done: { documents: 80, reflections: 300 } })
}, 480_000)
