import { expect, test } from "vitest"
import { startServer } from "../support/server/server"
import { newcomer, textOf } from "./visitor"

const links = { linkedinUrl: "", portfolioUrl: "", githubUrl: "" }
const experience =
  "Nurse, Leith General (2019 – 2021)\n- Led a team of 5 nurses\n- Wrote the handover sheet\n\nPorter, Umbra (2015 – 2019)\n- Moved 40 beds a day"

async function withResume() {
  const server = await startServer()
  const person = await newcomer(server)
  await person.post("/onboarding?step=1", { title: "Nurse", industry: "", bio: "", experience, intent: "next" })
  await person.post("/onboarding?step=3", { shortTermGoals: "", longTermGoals: "", ...links, intent: "complete" })
  const empty = await person.get("/resume-editor")
  const { location } = await person.post("/content", { intent: "generate", type: "resume", customPrompt: "" })
  const id = /created=([\w-]+)/.exec(location ?? "")?.[1] ?? ""
  return { server, person, id, empty, page: `/resume-editor?content=${id}&edit=1` }
}

/** The fields of the editor's form as a browser sends them: in page order, without the buttons. */
function fieldsOf(html: string): [string, string][] {
  const form = html.slice(html.indexOf('id="resume-form"'), html.indexOf("</form>", html.indexOf('id="resume-form"')))
  const plain = (text: string) =>
    text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&")
  const attribute = (tag: string, name: string) => plain(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "")
  return [...form.matchAll(/<input\b[^>]*>|<textarea\b([^>]*)>([^<]*)<\/textarea>|<select\b[^>]*>/g)].flatMap(
    ([tag, area, text]): [string, string][] => {
      const name = attribute(tag, "name")
      if (area !== undefined) return [[attribute(area, "name"), plain(text ?? "").replace(/^\n/, "")]]
      if (tag.startsWith("<select")) return [[name, ""]]
      return tag.includes('type="checkbox"') && !/\bchecked\b/.test(tag) ? [] : [[name, attribute(tag, "value")]]
    },
  )
}

test("a resume is edited without a script: lines, entries and sections are added, moved, removed and saved", async () => {
  const { server, person, empty, page, id } = await withResume()
  expect(textOf(empty.html)).toContain("No Resume Found")
  const send = (fields: [string, string][]) => person.sendFields(page, fields)
  const opened = await person.get(page)
  let fields = fieldsOf(opened.html)
  const valueAfter = (name: string, text: string) => {
    const at = fields.findIndex(([each, value]) => each.endsWith("-text") && value.startsWith(text))
    return fields.slice(0, at).findLast(([each]) => each === name)?.[1] ?? ""
  }
  const press = async (op: string) => {
    const answer = await send([...fields, ["op", op]])
    expect(answer.status).toBe(200)
    fields = fieldsOf(answer.html)
  }
  const texts = () => fields.filter(([name]) => name === "bullet-text").map(([, text]) => text)

  // One line is moved, one removed, and one added and filled in; nothing typed before is lost.
  const led = fields.findIndex(([, value]) => value.startsWith("Led a team of 5"))
  fields[led] = ["bullet-text", "Led a team of 9 nurses"]
  await press(`down ${valueAfter("bullet", "Led a team of 9")}`)
  expect(texts().indexOf("Led a team of 9 nurses")).toBeGreaterThan(texts().findIndex((text) => /handover/.test(text)))
  await press(`remove ${valueAfter("bullet", "Moved 40 beds")}`)
  expect(texts().some((text) => text.startsWith("Moved 40"))).toBe(false)
  await press(`add-line ${valueAfter("entry", "Wrote the handover")}`)
  expect(texts()).toContain("")
  await press("add-entry work")
  expect(fields.filter(([name, value]) => name === "organization" && value === "")).toHaveLength(1)
  await press("up work")
  const sections = fields.filter(([name]) => name === "section").map(([, kind]) => kind)
  expect(sections.indexOf("work")).toBeLessThan(sections.length - 1)
  expect((await person.get(`/content/${id}`)).html).toContain("Moved 40 beds")

  const saved = await send([...fields, ["intent", "save"]])
  expect([saved.status, saved.location]).toEqual([302, page])
  const document = textOf((await person.get(`/content/${id}`)).html)
  expect(document).not.toContain("Moved 40 beds")
  expect(document).toContain("Led a team of 9 nurses")
  // No evidence says nine: text typed by the user is marked like any other.
  expect((await person.get(page)).html).toContain("data-untraced")
  expect(textOf((await person.get(`/content/${id}`)).html)).toMatch(/1 (blocked|unconfirmed)|Blocked|Unconfirmed/)
  // The editor has no button that confirms, so it leads to the one beside the sentence.
  const confirmed = new RegExp(`href="/content/${id}(#claim-\\d+)"`).exec((await person.get(page)).html)?.[1]
  expect((await person.get(`/content/${id}`)).html).toContain(`id="${confirmed?.slice(1)}"`)
  // A script that saves what arrives is refused instead of being given a page.
  expect((await person.get(`/content/${id}/download?format=txt`)).status).toBe(409)

  const stale = await send([...fields, ["intent", "save"]])
  expect(stale.status).toBe(409)
  expect(stale.html).toContain('aria-label="Two versions"')
  expect(stale.html).toContain("Led a team of 9 nurses")
  const over = await send([...fields, ["over", "2"]])
  expect([over.status, over.location]).toEqual([302, page])

  const stranger = await newcomer(server)
  await stranger.post("/onboarding?step=3", { shortTermGoals: "", longTermGoals: "", ...links, intent: "complete" })
  expect((await stranger.get(page)).status).toBe(404)
  expect((await stranger.sendFields(page, fields)).status).toBe(404)
}, 180_000)

test("the order, hidden sections and the template are saved and apply to every file, link and preview", async () => {
  const { person, page, id } = await withResume()
  let fields = fieldsOf((await person.get(page)).html)
  fields = fields.filter(([name, value]) => !(name === "shown" && value === "work"))
  const education = (await person.sendFields(page, [...fields, ["new-section", "education"], ["op", "add-section"]]))
    .html
  fields = fieldsOf(education)
  const shows = fields.filter(([name]) => name === "shown").map(([, value]) => value)
  expect(shows).not.toContain("work")
  const saved = await person.sendFields(page, [...fields, ["template", "ledger"], ["intent", "save"]])
  expect(saved.location).toBe(page)
  const view = await person.get(`/resume-editor?content=${id}`)
  expect(view.html).toContain(`/resume-templates/ledger?content=${id}`)
  const text = (await person.get(`/content/${id}/download?format=txt`)).html
  expect(text).toContain("Nurse.")
  expect(text).not.toContain("EXPERIENCE")
  const sheet = (await person.get(`/resume-templates/ledger?content=${id}`)).html
  expect(sheet).not.toContain("section-box kind-work")
  expect((await person.get(`/content/${id}/download?format=md`)).html).not.toContain("## Experience")
  expect(fieldsOf((await person.get(page)).html).map(([, value]) => value)).toContain("work")
}, 180_000)
