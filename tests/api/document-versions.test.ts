import { expect, test } from "vitest"
import { startServer } from "../support/server/server"
import { newcomer, textOf } from "./visitor"

test("document versions are named, compared and restored without a script, by their owner only", async () => {
  const server = await startServer()
  const person = await newcomer(server)
  const links = { linkedinUrl: "", portfolioUrl: "", githubUrl: "" }
  const experience = "Nurse, Leith General (2019 – 2021)\n- Led a team of 5 nurses\n- Wrote the handover sheet"
  await person.post("/onboarding?step=1", { title: "Nurse", industry: "", bio: "", experience, intent: "next" })
  await person.post("/onboarding?step=3", { shortTermGoals: "", longTermGoals: "", ...links, intent: "complete" })
  const { location } = await person.post("/content", { intent: "generate", type: "resume", customPrompt: "" })
  const document = `/content/${/created=([\w-]+)/.exec(location ?? "")?.[1]}`
  const page = `${document}/versions`
  const { html } = await person.get(document)
  expect(html).toContain(`href="${page}"`)
  expect(textOf((await person.get(page)).html)).toContain("This is the only version so far.")

  const claim = [...html.matchAll(/name="claim" value="(s\d+)"/g)].at(-1)?.[1] ?? ""
  const edit = { claim, intent: "edit", text: "Wrote a handover sheet.", number: "", version: "1" }
  expect((await person.post(document, edit)).status).toBe(302)
  expect((await person.post(page, { intent: "name", number: "1", name: "As written" })).location).toBe(page)
  const listed = await person.get(page)
  expect(textOf(listed.html)).toContain("As written")
  expect(listed.html).toContain(`compare=1`)
  const long = await person.post(page, { intent: "name", number: "1", name: "x".repeat(61) })
  expect([long.status, long.html.includes("x".repeat(61))]).toEqual([422, true])

  const compared = textOf((await person.get(`${page}?compare=1`)).html)
  expect(compared).toMatch(/Changed Wrote the handover sheet\.? Wrote a handover sheet\./)
  expect(textOf((await person.get(`${page}?compare=9`)).html)).toContain("This version is no longer kept.")

  const restore = { intent: "restore", number: "1", version: "1" }
  const late = await person.post(`${page}?compare=1`, restore)
  expect(late.status).toBe(409)
  expect(textOf(late.html)).toContain("This text was changed in another window.")
  expect((await person.post(`${page}?compare=1`, { ...restore, version: "2" })).location).toBe(document)
  expect(textOf((await person.get(document)).html)).not.toContain("Wrote a handover sheet.")

  const stranger = await newcomer(server)
  await stranger.post("/onboarding?step=3", { shortTermGoals: "", longTermGoals: "", ...links, intent: "complete" })
  for (const path of [page, `${page}?compare=1`]) expect((await stranger.get(path)).status).toBe(404)
  expect((await stranger.post(page, { ...restore, version: "3" })).status).toBe(404)
}, 180_000)
