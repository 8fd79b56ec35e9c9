import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

const send = async (text: string) => {
  const response = await fetch(`${server.origin}/try`, {
    method: "POST",
    headers: { Origin: server.origin },
    body: new URLSearchParams({ text }),
  })
  return { status: response.status, cookies: response.headers.getSetCookie(), html: await response.text() }
}

const said = "so basically i redid the rota for the night shift, we had 6 call outs a month and now its 2"

test("a visitor's text becomes a line with its source, and nothing is stored", async () => {
  const before = await rowsOfPeople()
  const { status, html, cookies } = await send(said)
  expect(status).toBe(200)
  expect(html).toContain("Redid the rota for the night shift")
  expect(html).toContain('<mark class="evidence-lit">we had 6 call outs a month</mark>')
  expect(html).not.toContain('<script type="module"')
  expect(cookies.filter((cookie) => !cookie.startsWith("__Host-bookmark"))).toEqual([])
  expect(await rowsOfPeople()).toEqual(before)
})

test("a text that is too short or too long is refused at its field and kept", async () => {
  const short = await send("hello")
  expect(short.status).toBe(422)
  expect(short.html).toContain("Please write a sentence or two: what you did, and what came of it.")
  expect(short.html).toContain(">hello</textarea>")
  const long = await send("I did it. ".repeat(101))
  expect(long.status).toBe(422)
  expect(long.html).toContain("Please use at most 1,000 characters.")
})

test("markup in the text is escaped", async () => {
  const { html } = await send(`I cut <img src=x onerror=alert(1)> waiting times from 40 to 25 minutes.`)
  expect(html).not.toContain("<img src=x")
})

const rowsOfPeople = () =>
  server.sql("select (select count(*) from evidence) + (select count(*) from growth_entries) as rows")
