import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { expectRefusal, newUser } from "./client"
import { newcomer, textOf } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
})

/** A hidden field of a page's form. */
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ""

test("a profile and a document are read and written by version, in the body or in If-Match", async () => {
  const { call } = await newUser(server, "pro")
  const saved = await call("PUT /api/profiles/me", {
    title: "Nurse",
    experience: "Nurse, Leith (2019 – 2021)\n- Led 5",
  })
  expect([saved.body.version, saved.headers.get("ETag")]).toEqual([1, '"1"'])
  const { body } = await call("POST /api/content/generate", { type: "bio" })
  const one = `/api/content/${body.content.id}`
  expect(body.content.version).toBe(1)
  const paths = [
    { read: "GET /api/profiles/me", write: "PUT /api/profiles/me" },
    { read: `GET ${one}`, write: `PUT ${one}` },
  ]
  for (const { read, write } of paths) {
    let version = 1
    for (const tag of ["1", 'W/"2"', '"3"']) {
      expect((await call(write, { title: `By ${tag}` }, { "If-Match": tag })).status).toBe(200)
      version += 1
    }
    expect((await call(read)).headers.get("ETag")).toBe(`"${version}"`)
    expectRefusal(await call(write, { title: "Late" }, { "If-Match": '"3"' }), 409, "conflict")
    expectRefusal(await call(write, { title: "Late", version: 3 }), 409, "conflict")
    expectRefusal(await call(write, { title: "Odd" }, { "If-Match": '"abc"' }), 422, "invalid")
    expectRefusal(await call(write, { title: "Odd", version: "x" }), 422, "invalid")
    expect((await call(write, { title: "On time", version })).status).toBe(200)
    expect((await call(write, { title: "Whatever it is" }, { "If-Match": "*" })).status).toBe(200)
    const after = await call(write, { title: "Without one" })
    const now = after.body.content ?? after.body
    expect([now.title, now.version]).toEqual(["Without one", version + 3])
  }
  const { body: contract } = await call("GET /api/openapi.json")
  for (const path of ["/api/profiles/me", "/api/content/{id}", "/api/settings"]) {
    const { parameters, requestBody } = contract.paths[path].put
    expect(parameters.map(({ name }: { name: string }) => name)).toContain("If-Match")
    expect(JSON.stringify(requestBody)).toContain('"version"')
  }
})

test("a concurrent save of the names never reverts a changed email address, in twelve races", async () => {
  let undone = 0
  for (let race = 0; race < 12; race++) {
    const { id, email, password, call } = await newUser(server)
    const next = `moved-${email}`
    let isOver = false
    const move = call("PUT /api/settings", { email: next, currentPassword: password }).finally(() => {
      isOver = true
    })
    const names = async () => {
      for (let n = 0; !isOver; n++)
        expect((await call("PUT /api/settings", { firstName: `Robin ${n}` })).status).toBe(200)
    }
    const [moved] = await Promise.all([move, names(), names(), names()])
    expect(moved.status).toBe(200)
    const [row] = await server.sql("select email from users where id = ?", id)
    if (row?.email !== next) undone += 1
  }
  expect(undone).toBe(0)
}, 120_000)

test("a profile step saved elsewhere shows both texts, and either can be kept", async () => {
  const person = await newcomer(server)
  const step = { industry: "", experience: "", intent: "next" }
  await person.post("/onboarding?step=1", { ...step, title: "Nurse", bio: "I run a ward." })
  const version = hidden((await person.get("/onboarding?step=1")).html, "version")
  expect(version).toBe("1")
  await person.post("/onboarding?step=1", { ...step, title: "Nurse", bio: "I run two wards.", version })

  const mine = { ...step, title: "Nurse", bio: "I run a ward of 28 beds.", version }
  const refused = await person.post("/onboarding?step=1", mine)
  expect(refused.status).toBe(409)
  const text = textOf(refused.html)
  expect(text).toContain("Saved now: I run two wards.")
  expect(text).toContain("I run a ward of 28 beds.")
  expect(text).toContain("Save mine instead")
  expect(text).toContain("Keep the saved version")
  expect(textOf((await person.get("/onboarding?step=1")).html)).toContain("I run two wards.")

  const over = { ...mine, version: hidden(refused.html, "version") }
  expect((await person.post("/onboarding?step=1", over)).location).toBe("/onboarding?step=2")
  // Submitting the same form again is not a conflict with itself.
  expect((await person.post("/onboarding?step=1", over)).location).toBe("/onboarding?step=2")
  expect(textOf((await person.get("/onboarding?step=1")).html)).toContain("I run a ward of 28 beds.")
})

test("a stale settings page is refused with both texts, and either can be kept", async () => {
  const person = await newcomer(server)
  await person.post("/onboarding?step=3", { intent: "complete", linkedinUrl: "", portfolioUrl: "", githubUrl: "" })
  const version = hidden((await person.get("/settings")).html, "version")
  const rhythm = { intent: "rhythm", timeZone: "UTC", cadence: "weekly", version }
  expect((await person.post("/settings", rhythm)).location).toBe("/settings")
  const old = { intent: "rhythm", timeZone: "Asia/Tokyo", cadence: "daily", version }
  const refused = await person.post("/settings", old)
  expect(refused.status).toBe(409)
  const text = textOf(refused.html)
  expect(text).toContain("Your settings were saved in another window.")
  expect(text).toContain("Saved now: UTC")
  expect(text).toContain("Saved now: weekly")
  expect(refused.html).toContain('value="Asia/Tokyo"')
  expect(text).toContain("Keep the saved version")
  const over = { ...old, version: hidden(refused.html, "version") }
  expect((await person.post("/settings", over)).location).toBe("/settings")
  expect((await person.post("/settings", over)).location).toBe("/settings")
  expect((await person.get("/settings")).html).toContain('value="Asia/Tokyo"')
})

test("settings are read and written by version through the API too", async () => {
  const { call } = await newUser(server)
  const read = await call("GET /api/settings")
  const tag = read.headers.get("ETag") ?? ""
  expect(tag).toBe(`"${read.body.version}"`)
  const saved = await call("PUT /api/settings", { firstName: "Robyn" }, { "If-Match": tag })
  expect([saved.status, saved.headers.get("ETag")]).toEqual([200, `"${read.body.version + 1}"`])
  expectRefusal(await call("PUT /api/settings", { lastName: "Late" }, { "If-Match": tag }), 409, "conflict")
  expect((await call("GET /api/settings")).body).toMatchObject({ firstName: "Robyn", lastName: "Example" })
})

test("a sentence changed elsewhere shows both texts; a change to another sentence is not a conflict", async () => {
  const person = await newcomer(server)
  const links = { linkedinUrl: "", portfolioUrl: "", githubUrl: "" }
  const experience = "Nurse, Leith General (2019 – 2021)\n- Led a team of 5 nurses\n- Wrote the handover sheet"
  await person.post("/onboarding?step=1", { title: "Nurse", industry: "", bio: "", experience, intent: "next" })
  await person.post("/onboarding?step=3", { shortTermGoals: "", longTermGoals: "", ...links, intent: "complete" })
  const { location } = await person.post("/content", { intent: "generate", type: "resume", customPrompt: "" })
  const id = /created=([\w-]+)/.exec(location ?? "")?.[1] ?? ""
  const page = `/content/${id}`
  const { html } = await person.get(page)
  const claims = [...html.matchAll(/name="claim" value="(s\d+)"/g)].map(([, claim = ""]) => claim)
  const [first, second] = [...new Set(claims)].slice(-2).map((claim) => ({ claim, version: "1" }))
  const edit = (text: string) => ({ intent: "edit", text, number: "" })
  expect((await person.post(page, { ...first, ...edit("Led 5 nurses on the night shift.") })).status).toBe(302)
  // The second sentence is unchanged, but the sent version is outdated.
  expect((await person.post(page, { ...second, ...edit("Wrote the handover sheet of the ward.") })).status).toBe(302)

  const refused = await person.post(page, { ...first, ...edit("Led 5 nurses for two years.") })
  expect(refused.status).toBe(409)
  const text = textOf(refused.html)
  expect(text).toContain("Current version Led 5 nurses on the night shift.")
  expect(text).toContain("Led 5 nurses for two years.")
  expect(text).toContain("Keep current version")
  const panel = refused.html.slice(refused.html.indexOf("Two versions"))
  const names = ["claim", "version", "number"]
  const over = Object.fromEntries(names.map((name) => [name, hidden(panel, name)]))
  expect((await person.post(page, { ...over, ...edit("Led 5 nurses for two years.") })).status).toBe(302)
  const after = textOf((await person.get(page)).html)
  expect(after).toContain("Led 5 nurses for two years.")
  expect(after).toContain("Wrote the handover sheet of the ward.")
})
