import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { expectRefusal, newUser } from "./client"

let server: Server
beforeAll(async () => {
  server = await startServer()
})

type User = Awaited<ReturnType<typeof newUser>>

const told = {
  question: "What changed because of you?",
  response: "I reduced waiting time from 40 to 25 minutes by rebuilding the triage board with 3 nurses.",
}

/** Answers a question and waits until its lines have been made. */
async function reflected({ call }: User, response = told.response) {
  const { status, body } = await call("POST /api/growth-pulse/response", { ...told, response })
  expect(status).toBe(201)
  const path = `/api/growth-pulse/entries/${body.entry.id}`
  await expect
    .poll(async () => (await call(`GET ${path}`)).body.proposals?.length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  return { path, detail: (await call(`GET ${path}`)).body }
}

const kindsOf = async ({ call }: User) =>
  (await call("GET /api/evidence")).body.evidence.map(({ kind, text }: { kind: string; text: string }) => [kind, text])

test("a line is proposed from a reflection, agreed to, edited, set aside and deleted, and its evidence follows", async () => {
  const person = await newUser(server, "pro")
  const { call } = person
  const { path, detail } = await reflected(person)
  const [proposal] = detail.proposals
  expect(proposal).toMatchObject({ version: 1, state: "proposed", roleId: null, pinned: false, added: [] })
  expect(proposal.evidence).toMatchObject([{ kind: "reflection", text: told.response }])
  expect(Object.keys(proposal.period)).toEqual(["from", "to"])

  const one = `/api/achievements/${proposal.id}`
  const agreed = await call(`PUT ${one}`, { state: "agreed", version: 1 })
  expect([agreed.status, agreed.body.achievement.version, agreed.headers.get("ETag")]).toEqual([200, 2, '"2"'])
  expect(await kindsOf(person)).toContainEqual(["achievement", proposal.text])
  expect((await call(`GET ${path}`)).body.proposals.map(({ id }: { id: string }) => id)).not.toContain(proposal.id)

  expectRefusal(await call(`PUT ${one}`, { text: "Too late for this one", version: 1 }), 409, "conflict")
  expectRefusal(await call(`PUT ${one}`, { text: "Too late for this one" }, { "If-Match": '"1"' }), 409, "conflict")
  expectRefusal(await call(`PUT ${one}`, { text: "Short" }), 422, "invalid")
  expectRefusal(await call(`PUT ${one}`, { state: "signed" }), 422, "invalid")

  const text = "Rebuilt the triage board with 3 nurses, which saved the hospital £90,000."
  const edited = (await call(`PUT ${one}`, { text, version: 2 })).body.achievement
  expect(edited.added.join(" ")).toContain("90,000")
  expect(edited.evidence).toMatchObject([{ text: told.response }])
  const kinds = await kindsOf(person)
  expect(kinds).toContainEqual(["achievement", text])
  expect(kinds).not.toContainEqual(["achievement", proposal.text])

  expect((await call(`PUT ${one}`, { state: "set-aside" })).body.achievement.state).toBe("set-aside")
  expect((await kindsOf(person)).map(([kind]: string[]) => kind)).not.toContain("achievement")
  expect((await call(`DELETE ${one}`)).status).toBe(204)
  expectRefusal(await call(`DELETE ${one}`), 404, "not_found")
  expectRefusal(await call(`PUT ${one}`, { pinned: true }), 404, "not_found")
})

test("a proposed line gives the reasons why its words do not support it, and an edit is checked again", async () => {
  const person = await newUser(server, "pro")
  const { call } = person
  const { path, detail } = await reflected(person)
  const [{ id, text }] = detail.proposals
  const one = `PUT /api/achievements/${id}`
  const doubted = (await call(one, { text: `${text.replace(/\.$/, "")}, which saved the hospital £90,000.` })).body
  expect(doubted.achievement).toMatchObject({ state: "proposed", added: [expect.stringContaining("90,000")] })
  const [proposal] = (await call(`GET ${path}`)).body.proposals
  expect(proposal).toMatchObject({ id, added: doubted.achievement.added, evidence: [{ text: told.response }] })
  const [listed] = (await call("GET /api/achievements?state=proposed")).body.achievements
  expect(listed).toMatchObject({ id, added: doubted.achievement.added })

  expect((await call(one, { text })).body.achievement).toMatchObject({ state: "proposed", added: [] })
  const agreed = (await call(one, { text: doubted.achievement.text, state: "agreed" })).body.achievement
  expect(agreed).toMatchObject({ state: "agreed", added: doubted.achievement.added })
})

test("lines are listed by state, role, skill and period, page by page", async () => {
  const { call } = await newUser(server)
  const experience = "Nurse, Leith General (2019 – 2021)\n- Led a team of 5 nurses\n- Wrote the handover sheet"
  await call("PUT /api/profiles/me", { title: "Nurse", experience })
  const history = (await call("GET /api/achievements?state=agreed")).body.achievements
  expect(history.map(({ text }: { text: string }) => text).sort()).toEqual([
    "Led a team of 5 nurses",
    "Wrote the handover sheet",
  ])
  const [{ roleId }] = history
  expect(history[0].period).toEqual({ from: "2019-01-01", to: "2021-12-31" })

  const text = "Spoke at the county's nursing day before 200 people"
  const typed = await call("POST /api/achievements", { text, period: { from: "2025-05-01", to: "2025-05-02" } })
  expect(typed.status).toBe(201)
  const keyed = (line: string) => call("POST /api/achievements", { text: line }, { "Idempotency-Key": "one-line" })
  const [first, again] = [await keyed("Sent twice by a shaky line"), await keyed("Sent twice by a shaky line")]
  expect([again.status, again.body.achievement.id]).toEqual([201, first.body.achievement.id])
  expectRefusal(await keyed("Another line by the same key"), 409, "conflict")
  expect((await call(`DELETE /api/achievements/${first.body.achievement.id}`)).status).toBe(204)
  expect(typed.body.achievement).toMatchObject({ text, state: "agreed", roleId: null, version: 1 })
  expect(typed.body.achievement.evidence).toMatchObject([{ kind: "achievement", text }])

  const textsOf = async (query: string) =>
    (await call(`GET /api/achievements${query}`)).body.achievements.map((one: { text: string }) => one.text)
  expect(await textsOf("?role=none")).toEqual([text])
  const moved = await call(`PUT /api/achievements/${typed.body.achievement.id}`, { roleId })
  expect([moved.status, moved.body.achievement.roleId]).toEqual([200, roleId])
  const one = `PUT /api/achievements/${typed.body.achievement.id}`
  expectRefusal(await call(one, { roleId: "role_of_somebody_else" }), 422, "invalid")
  expect((await call(one, { roleId: null })).body.achievement.roleId).toBeNull()
  expect(await textsOf("?from=2025-01-01&to=2025-12-31")).toEqual([text])
  expect(await textsOf("?to=2020-06-01")).toHaveLength(2)
  expect(await textsOf("?skill=Rostering")).toEqual([])
  expect(await textsOf(`?role=${roleId}`)).toEqual(["Led a team of 5 nurses", "Wrote the handover sheet"])
  const ids = history.map(({ id }: { id: string }) => id)
  const last = (await call(`GET /api/achievements?role=${roleId}`)).body.achievements[1].id
  const order = [last, ...ids.filter((id: string) => id !== last)]
  expect((await call("PUT /api/achievements/order", { roleId, ids: order })).status).toBe(204)
  expect(await textsOf(`?role=${roleId}`)).toEqual(["Wrote the handover sheet", "Led a team of 5 nurses"])
  expectRefusal(await call("PUT /api/achievements/order", { roleId: "none", ids: order }), 404, "not_found")

  for (const query of ["", "?state=agreed", `?role=${roleId}`]) {
    const whole = await textsOf(query)
    const paged: string[] = []
    for (let cursor: string | null = ""; cursor !== null; ) {
      const sign: string = query ? "&" : "?"
      const more: string = cursor ? `&cursor=${cursor}` : ""
      const { body } = await call(`GET /api/achievements${query}${sign}limit=1${more}`)
      paged.push(...body.achievements.map((one: { text: string }) => one.text))
      cursor = body.nextCursor
    }
    expect(paged).toEqual(whole)
  }
  for (const query of ["?state=signed", "?from=yesterday", "?to=2025-02-30", "?limit=0"])
    expectRefusal(await call(`GET /api/achievements${query}`), 422, "invalid")
})

test("lines are merged into one; the originals are set aside and linked", async () => {
  const { call } = await newUser(server)
  const made = ["Cut the queue at the desk to 5 minutes", "Trained two colleagues at the desk"]
  const ids: string[] = []
  for (const text of made) ids.push((await call("POST /api/achievements", { text })).body.achievement.id)
  const text = "Cut the queue at the desk to 5 minutes and trained two colleagues there"
  const merged = await call("POST /api/achievements/merge", { ids, text })
  expect(merged.status).toBe(201)
  expect(merged.body.achievement).toMatchObject({ text, state: "agreed", added: [] })
  expect(merged.body.achievement.evidence.map((item: { text: string }) => item.text).sort()).toEqual(made)
  const aside = (await call("GET /api/achievements?state=set-aside")).body.achievements
  expect(aside.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort())
  const rows = await server.sql("select merged_into as into_id from achievements where state = 'set-aside'")
  expect(new Set(rows.map(({ into_id }) => into_id))).toEqual(new Set([merged.body.achievement.id]))
  expectRefusal(await call("POST /api/achievements/merge", { ids: ids.slice(1), text }), 422, "invalid")
  expectRefusal(await call("POST /api/achievements/merge", { ids: [ids[0], "nobody"], text }), 404, "not_found")
})

test("a review lists the lines agreed to in a period, as text and as a Markdown file", async () => {
  const { call, token } = await newUser(server)
  await call("POST /api/achievements", {
    text: "Opened a third ward for 28 patients",
    period: { from: "2026-02-01", to: "2026-02-01" },
  })
  const { body } = await call("GET /api/achievements/review?from=2026-01-01&to=2026-03-31")
  expect(body.text).toContain("From Jan 1, 2026 to Mar 31, 2026")
  expect(body.text).toContain("- Opened a third ward for 28 patients")
  expect(body.achievements).toHaveLength(1)
  expect((await call("GET /api/achievements/review?from=2024-01-01&to=2024-12-31")).body.achievements).toEqual([])
  expectRefusal(await call("GET /api/achievements/review?from=2026-04-01&to=2026-03-31"), 422, "invalid")
  const file = await fetch(`${server.origin}/api/achievements/review?from=2026-01-01&to=2026-03-31`, {
    headers: { Authorization: `Bearer ${token}`, Accept: "text/markdown" },
  })
  expect(file.headers.get("Content-Type")).toMatch(/^text\/markdown/)
  expect(file.headers.get("Content-Disposition")).toContain('filename="review-2026-01-01-2026-03-31.md"')
  expect(await file.text()).toContain("- Opened a third ward for 28 patients")
})

test("a reflection is edited and deleted: its evidence and proposals follow, and agreed lines stay unless the user asks otherwise", async () => {
  const person = await newUser(server, "pro")
  const { call } = person
  const { path, detail } = await reflected(person)
  const [first] = detail.proposals
  await call(`PUT /api/achievements/${first.id}`, { state: "agreed" })
  const response = "I reduced waiting time from 40 to 20 minutes by rebuilding the triage board with 4 nurses."
  const edited = await call(`PUT ${path}`, { response, version: detail.entry.version })
  expect([edited.status, edited.body.entry.response, edited.body.entry.version]).toEqual([200, response, 2])
  expectRefusal(await call(`PUT ${path}`, { response: `${response} Late.`, version: 1 }), 409, "conflict")
  const kinds = await kindsOf(person)
  expect(kinds).toContainEqual(["reflection", response])
  expect(kinds).not.toContainEqual(["reflection", told.response])
  expect(kinds).toContainEqual(["achievement", first.text])

  expect((await call(`DELETE ${path}`)).status).toBe(204)
  expectRefusal(await call(`GET ${path}`), 404, "not_found")
  expect((await kindsOf(person)).map(([kind]: string[]) => kind)).toEqual(["achievement"])
  const left = (await call("GET /api/achievements")).body.achievements
  expect(left.map(({ id }: { id: string }) => id)).toEqual([first.id])

  const second = await reflected(person, response)
  await call(`PUT /api/achievements/${second.detail.proposals[0].id}`, { state: "agreed" })
  expect((await call(`DELETE ${second.path}?lines=true`)).status).toBe(204)
  expect((await call("GET /api/achievements")).body.achievements).toHaveLength(1)
})

test("nobody can read, change or merge another user's lines and reflections", async () => {
  const [mine, yours] = [await newUser(server, "pro"), await newUser(server)]
  const { path, detail } = await reflected(mine)
  const [{ id }] = detail.proposals
  const own = (await yours.call("POST /api/achievements", { text: "A line of mine, typed by me" })).body.achievement
  const calls: [string, unknown?][] = [
    [`GET ${path}`],
    [`PUT ${path}`, { response: "Something else entirely" }],
    [`DELETE ${path}`],
    [`POST ${path}/follow-up`, { response: "3 hours" }],
    [`PUT /api/achievements/${id}`, { state: "agreed" }],
    [`DELETE /api/achievements/${id}`],
    ["POST /api/achievements/merge", { ids: [own.id, id], text: "Both of these as one" }],
    ["PUT /api/achievements/order", { roleId: null, ids: [own.id, id] }],
  ]
  for (const [name, body] of calls) expectRefusal(await yours.call(name, body), 404, "not_found")
  expect((await mine.call(`GET ${path}`)).body).toEqual(detail)
})
