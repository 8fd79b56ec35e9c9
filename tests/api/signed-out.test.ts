import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { newcomer, textOf } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

const reflection = {
  intent: "submit",
  question: "What changed because of you?",
  response: `I rebuilt the <b>triage</b> board with 3 nurses & "cut" waiting time from 40 to 25 minutes. ${"I wrote it all down. ".repeat(150)}`,
}

/** The hidden fields of a page's forms, as a browser would send them. */
function hiddenFields(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, unescaped(value)]))
}

function unescaped(value: string): string {
  const plain = value
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
  return plain.replaceAll("&amp;", "&")
}

async function ready() {
  const person = await newcomer(server)
  await person.post("/onboarding?step=3", { intent: "complete", linkedinUrl: "", portfolioUrl: "", githubUrl: "" })
  return person
}

test("a text sent with an expired session is carried through the sign-in and resent with one click", async () => {
  const person = await ready()
  await server.sql("update sessions set expires_at = '2000-01-01T00:00:00.000Z'")
  const refused = await person.post("/growth-pulse", reflection)
  expect(refused.status).toBe(401)
  expect(person.jar.has("__Host-session")).toBe(false)
  expect(textOf(refused.html)).toContain("Please sign in again")
  expect(refused.html).toContain("&lt;b&gt;triage&lt;/b&gt;")
  expect(refused.html).toContain('action="/auth/login?redirectTo=%2Fgrowth-pulse"')
  const { kept = "" } = hiddenFields(refused.html)

  const login = "/auth/login?redirectTo=%2Fgrowth-pulse"
  const wrong = await person.post(login, { email: person.email, password: "wrong", kept })
  expect(wrong.status).toBe(401)
  expect(hiddenFields(wrong.html).kept).toBe(kept)

  const back = await person.post(login, { email: person.email, password: person.password, kept })
  expect(back.status).toBe(200)
  expect(back.html).toContain('<form method="post" action="/growth-pulse">')
  const again = hiddenFields(back.html)
  expect(again).toEqual(reflection)
  expect((await person.post("/growth-pulse", again)).location).toMatch(/^\/growth-pulse\/[0-9a-f-]{36}$/)
  const [stored] = await server.sql("select response from growth_entries order by id desc limit 1")
  expect(stored?.response).toBe(reflection.response.trim())
})

test("a visitor's wizard step, search and sentence are kept in the same way, but never a password", async () => {
  const person = await ready()
  person.jar.clear()
  for (const path of ["/onboarding?step=1", "/content", "/content/some-id", "/evidence"]) {
    const { status, html } = await person.post(path, { text: "I wrote this.", password: "quiet-harbour-42" })
    const { kept = "{}" } = hiddenFields(html)
    expect([path, status, JSON.parse(kept)]).toEqual([path, 401, { path, fields: [["text", "I wrote this."]] }])
  }
  expect((await person.post("/growth-pulse")).location).toBe("/auth/login?redirectTo=%2Fgrowth-pulse")
})

test("a kept form with a foreign target is not sent", async () => {
  const { email, password, post, jar } = await ready()
  jar.clear()
  for (const path of ["https://evil.example/", "//evil.example", "/.//evil.example", "javascript:alert(1)"]) {
    const kept = JSON.stringify({ path, fields: [["a", "b"]] })
    expect((await post("/auth/login", { email, password, kept })).location).toBe("/dashboard")
  }
  expect((await post("/auth/login", { email, password, kept: "{" })).location).toBe("/dashboard")
})

test("a form sent while the database fails is returned by the error page, without a script", async () => {
  const person = await ready()
  for (const [table, path, fields] of [
    ["jobs", "/growth-pulse", reflection],
    ["evidence", "/onboarding?step=1", { title: "Nurse", bio: reflection.response, experience: "", intent: "next" }],
  ] as const) {
    await server.sql(`alter table ${table} rename to gone`)
    const { status, html } = await person.post(path, fields)
    await server.sql(`alter table gone rename to ${table}`)
    expect([path, status]).toEqual([path, 500])
    expect(html).toContain(`<form method="post" action="${path}">`)
    expect(html).not.toContain("<script")
    expect(hiddenFields(html)).toMatchObject(fields)
    expect((await person.post(path, fields)).status).toBe(302)
  }
})
