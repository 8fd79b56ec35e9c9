import { expect, test } from "vitest"
import { startServer } from "../support/server/server"
import { newcomer, textOf } from "./visitor"

test("before the profile is set up, a person can already export their data and delete their account", async () => {
  const server = await startServer()
  const person = await newcomer(server)
  const { html } = await person.get("/onboarding")
  for (const [href, words] of [
    ["/settings/export", "Export"],
    ["/settings/delete", "Delete"],
  ] as const) {
    expect(html).toContain(`href="${href}"`)
    const page = await person.get(href)
    expect(page.status).toBe(200)
    expect(textOf(page.html)).toContain(words)
  }
})
