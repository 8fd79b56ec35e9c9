import { expect, test } from "vitest"
import { startServer } from "../support/server/server"
import { addPeople, post } from "../support/server/server-people"

test("a page that fails shows an error, keeps a signed-in user's navigation and reveals nothing about the cause", async () => {
  await using server = await startServer()
  const [person] = await addPeople(server, 1, "pro")
  if (!person) throw new Error("No person was added.")
  const written = await post(server, person, "/api/content/generate", { type: "bio" })
  const { content } = JSON.parse(await written.text())
  await server.sql("update contents set document = 'no JSON' where id = ?", content.id)

  const page = await fetch(`${server.origin}/content/${content.id}`, { headers: { cookie: person.cookie } })
  const html = await page.text()
  expect(page.status).toBe(500)
  expect(page.headers.get("content-type")).toMatch(/^text\/html/)
  expect(html).toContain("Something went wrong")
  expect(html).toContain("The problem is on our side")
  expect(html).toContain('aria-label="Main"')
  expect(html).toContain("Try Again")
  expect(html).not.toMatch(/no JSON|SyntaxError|\bat \w+ \(/)
  // Only one document is broken; the pages around it still work.
  const library = await fetch(`${server.origin}/growth-pulse`, { headers: { cookie: person.cookie } })
  expect(library.status).toBe(200)
})
