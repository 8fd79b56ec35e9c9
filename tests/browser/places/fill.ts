import type { Page } from "@playwright/test"
import { enterDemo, join, reflect, register } from "../people"
import type { Stand } from "./place"

const posting = `Senior Software Engineer
Harbourline Freight, Rotterdam

About the role
You will keep our booking platform fast and reliable.

Requirements
- 5+ years of experience with TypeScript and PostgreSQL
- Experience leading incident response
- Experience mentoring junior engineers
- Kubernetes is a plus

Responsibilities
- Design and operate services on a Kubernetes cluster
- Review code and mentor two graduates`

const resume = `Maren Okafor
Senior Charge Nurse, Leith General (2019 - present)
- Cut the handover from 40 to 25 minutes
- Led a team of 14 nurses
Staff Nurse, Royal Infirmary (2014 - 2019)
- Trained 9 graduates

Education
BSc Nursing, University of Edinburgh, 2014

Skills
Wound care, Rostering, Triage`

/** Brings a page's visitor into a state. Returns the ids of what was created for it. */
export async function fill(page: Page, stand: Stand): Promise<Record<string, string>> {
  if (stand === "visitor") return {}
  if (stand === "filled") return fillDemo(page)
  if (stand === "new") {
    await register(page)
    return {}
  }
  await join(page)
  if (stand === "empty") return {}
  if (stand === "paying") return subscribe(page)
  await reflect(page)
  await page.waitForURL("**/growth-pulse/*")
  const entry = new URL(page.url()).pathname.split("/").at(-1) ?? ""
  const { content } = await call(page, "/api/content/generate", { type: "linkedin_post" })
  await send(page, "/import", { text: resume }, "multipart")
  await until(page, "/import", "Look through your resume")
  return { entry, document: content.id }
}

/** Buys the Starter plan on the sandbox's payment page. */
async function subscribe(page: Page): Promise<Record<string, string>> {
  await page.goto("/billing")
  await page.getByRole("button", { name: "Upgrade to Starter" }).click()
  await page.waitForURL("**/stripe/checkout/**")
  await page.getByRole("button", { name: "Pay" }).click()
  await page.waitForURL("**/billing")
  return {}
}

async function fillDemo(page: Page): Promise<Record<string, string>> {
  await enterDemo(page, "engineer")
  await page.goto("/dashboard")
  const { entries } = await call(page, "/api/growth-pulse/history")
  const doubted = await doubtedEntry(page)
  const { content: written } = await call(page, "/api/content/history")
  const resumeId = written.find(({ type }: { type: string }) => type === "resume").id
  const document = written.find(({ type }: { type: string }) => type !== "resume").id

  const { content: blocked } = await call(page, "/api/content/generate", { type: "bio" })
  const shown = await page.evaluate(async (path) => (await fetch(path)).text(), `/content/${blocked.id}`)
  const claim = /name="claim" value="([^"]+)"/.exec(shown)?.[1]
  const wrong = "In 1987 I won the Nobel Prize for NASA."
  await send(page, `/content/${blocked.id}`, { intent: "edit", text: wrong, claim, version: blocked.version })

  const analyze = await call(page, "/api/job-analysis/analyze", { type: "text", content: posting })
  const analysis = analyze.id
  const tailored = await call(page, "/api/job-analysis/generate-content", {
    jobAnalysisId: analysis,
    contentType: "ksc",
  })

  const shared = await send(page, `/content/${document}/share`, { once: "places-open", days: "30" })
  const open = /\/s\/([\w-]+)/.exec(shared.text)?.[1] ?? ""
  const passcode = { once: "places-locked", days: "30", passcode: "quiet harbour" }
  const locked = /\/s\/([\w-]+)/.exec((await send(page, `/content/${document}/share`, passcode)).text)?.[1] ?? ""

  await call(page, "/api/influence/analyze-content", {
    contentType: "post",
    contentText:
      "We cut failed payments by 30 percent by moving one table. Here is how, and what I would do differently.",
  })
  const { feedback } = await call(page, "/api/influence/analysis-history")
  const { metrics } = await addEngagement(page)
  const { token } = await call(page, "/api/tokens", { name: "Backup script", scopes: ["read"] })
  const exported = await send(page, "/settings/export", {})
  await call(page, `/api/content/${tailored.id}`, undefined, "DELETE")
  const kept = await call(page, "/api/job-analysis/generate-content", {
    jobAnalysisId: analysis,
    contentType: "resume",
  })
  return {
    entry: entries[0].id,
    doubted,
    resume: resumeId,
    document,
    blocked: blocked.id,
    analysis,
    tailored: kept.id,
    open,
    locked,
    feedback: feedback[0].id,
    piece: metrics[0].id,
    token: token.id,
    export: new URL(exported.url).pathname.split("/").at(-1) ?? "",
  }
}

/** A reflection with a line that its words support and one that they do not. Returns its id. */
async function doubtedEntry(page: Page): Promise<string> {
  const question = "What did you do last week that you are proud of?"
  const response =
    "I rewrote the deploy script, and a release went from 45 minutes to 12. I also moved the nightly reports to a queue, which cut failed runs from 14 a week to 2."
  const { entry } = await call(page, "/api/growth-pulse/response", { question, response })
  for (let tries = 0; tries < 60; tries++) {
    const [line] = (await call(page, `/api/growth-pulse/entries/${entry.id}`)).proposals
    if (!line) {
      await page.waitForTimeout(250)
      continue
    }
    const text = `${line.text.replace(/\.$/, "")}, which saved the company 90,000 euros`
    await call(page, `/api/achievements/${line.id}`, { text }, "PUT")
    return entry.id
  }
  throw new Error("No line was proposed.")
}

async function addEngagement(page: Page) {
  for (const [contentDescription, viewsCount] of [
    ["How we moved one table", 1840] as const,
    ["On call, calmly", 920] as const,
  ]) {
    const counts = { likesCount: 41, commentsCount: 7, sharesCount: 3, viewsCount }
    await call(page, "/api/influence/engagement", {
      contentType: "post",
      contentDescription,
      platform: "linkedin",
      ...counts,
    })
  }
  return call(page, "/api/influence/engagement")
}

/** Calls the product's API as the page's own script would. */
async function call(page: Page, path: string, body?: unknown, method = body === undefined ? "GET" : "POST") {
  const answer = await page.evaluate(
    async ({ path, body, method }) => {
      const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" }
      const response = await fetch(path, { method, headers, body: JSON.stringify(body) })
      return { status: response.status, text: await response.text() }
    },
    { path, body, method },
  )
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return answer.text ? JSON.parse(answer.text) : null
}

/** Submits one of the product's forms, as a page without a script would. */
async function send(
  page: Page,
  path: string,
  fields: Record<string, unknown>,
  encoding: "multipart" | "plain" = "plain",
) {
  const answer = await page.evaluate(
    async ({ path, fields, encoding }) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
      const plain = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
      const response = await fetch(path, { method: "POST", body: encoding === "plain" ? plain : form })
      return { status: response.status, url: response.url, text: await response.text() }
    },
    { path, fields, encoding },
  )
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 500)}`)
  return answer
}

/** Reloads a page until it shows a heading. */
async function until(page: Page, path: string, heading: string) {
  const shown = page.getByRole("heading", { level: 1, name: heading })
  for (let tries = 0; tries < 60; tries++) {
    await page.goto(path)
    if ((await shown.count()) > 0) return
    await page.waitForTimeout(250)
  }
  throw new Error(`${path} never shows “${heading}”.`)
}
