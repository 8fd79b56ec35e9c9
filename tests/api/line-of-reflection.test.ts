import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { newcomer, textOf } from "./visitor"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

async function person() {
  const joined = await newcomer(server)
  await joined.post("/onboarding?step=3", { intent: "complete", linkedinUrl: "", portfolioUrl: "", githubUrl: "" })
  return joined
}

const told = {
  question: "What went well?",
  response: "It was a quiet week at the depot & not much to tell.",
  intent: "submit",
}

/** The text that the page's box for a line starts with. */
const boxOf = (html: string) => /<textarea[^>]*id="add-text"[^>]*>([^<]*)</.exec(html)?.[1]?.trim()

test("a line written from a reflection has the reflection beside it, is marked as on the person's word, and leaves an empty box", async () => {
  const { get, post } = await person()
  const page = (await post("/growth-pulse", told)).location ?? ""
  await expect.poll(async () => (await get(page)).html, { timeout: 20_000 }).toContain("Write a line yourself")
  const [, address = ""] = /href="([^"#]+)#add-line"/.exec((await get(page)).html) ?? []
  const path = address.replaceAll("&amp;", "&")
  expect(path).toBe(`/achievements?add=1&reflection=${page.split("/").at(-1)}`)
  expect(textOf((await get(path)).html)).toContain(told.response)
  expect(textOf((await get("/achievements?add=1")).html)).not.toContain(told.response)

  const line = { text: "Led a team of 12 at the depot", roleId: "none", from: "", to: "", intent: "add" }
  const refused = await post(path, { ...line, text: "Led" })
  expect([refused.status, boxOf(refused.html)]).toEqual([422, "Led"])
  expect(textOf(refused.html)).toContain(told.response)
  expect((await post(path, line)).location).toBe(path)
  const { html } = await get(path)
  expect(boxOf(html)).toBe("")
  expect(textOf(html)).toContain("On your word")
  expect(textOf(html)).toContain("You wrote this line yourself, so your word is its source.")
})

test("the reflection of another person is not shown", async () => {
  const { post } = await person()
  const page = (await post("/growth-pulse", told)).location ?? ""
  const stranger = await person()
  const { status, html } = await stranger.get(`/achievements?add=1&reflection=${page.split("/").at(-1)}`)
  expect(status).toBe(200)
  expect(textOf(html)).not.toContain(told.response)
})
