import { startServer } from "../support/server/server"
import { addPeople, post } from "../support/server/server-people"
import { clientFiles, gzip } from "./client-files"
import { isMain, kilobytes, printed, type Report } from "./report"

const publicPages = ["/", "/privacy", "/auth/login", "/auth/register", "/no-such-page"]
const limits = {
  page: 105 * 1024,
  editor: 120 * 1024,
  route: 8 * 1024,
  css: 12 * 1024,
  fonts: 80 * 1024,
  dashboardHtml: 8 * 1024,
}
/** Modules that must not reach a browser, each with a text that only it contains. */
const forbidden = { zod: "ZodError", drizzle: "drizzle:Column", openai: "api.openai.com", stripe: "api.stripe.com" }

const appPages = (documentId: string): [path: string, route: string][] => [
  ["/dashboard", "routes/dashboard/page"],
  ["/insights", "routes/insights/page"],
  ["/growth-pulse", "routes/growth-pulse/page"],
  ["/content", "routes/content/generate/page"],
  [`/content/${documentId}`, "routes/content/document/document"],
  ["/content/trash", "routes/content/trash"],
  ["/achievements", "routes/achievements/page"],
  [`/resume-editor?content=${documentId}&edit=1`, "routes/resume-editor/page"],
  ["/resume-templates", "routes/resume-templates/page"],
  ["/job-analysis", "routes/job-analysis/page"],
  ["/influence-score", "routes/influence/page"],
  ["/evidence", "routes/evidence/page"],
  ["/billing", "routes/billing/page"],
  ["/settings", "routes/settings/page"],
  ["/settings/tokens", "routes/settings/access/tokens"],
  ["/settings/ai-runs", "routes/settings/ai/ai-runs"],
  ["/inbox", "routes/inbox/page"],
  ["/import", "routes/import/page"],
  ["/onboarding", "routes/onboarding/page"],
]

/** G1: the bytes that a browser fetches for a page, measured on the pages of the built worker. */
export async function measureSize(): Promise<Report[]> {
  await using server = await startServer()
  const files = clientFiles(server.build)
  const [person] = await addPeople(server, 1, "pro")
  if (!person) throw new Error("No person was added.")
  const written = await post(server, person, "/api/content/generate", { type: "resume" })
  const { content } = JSON.parse(await written.text())
  const rows: Report["rows"] = []
  const misses: string[] = []
  const check = (what: string, bytes: number, limit: number) => {
    if (bytes > limit) misses.push(`${what}: ${kilobytes(bytes)} KB, limit ${kilobytes(limit)} KB`)
  }

  async function measure(path: string, route: string | null): Promise<void> {
    const headers = route && person ? { cookie: person.cookie } : undefined
    const response = await fetch(server.origin + path, { headers, redirect: "manual" })
    const html = await response.text()
    const name = path.replace(content.id, ":id")
    if (response.status !== (path === "/no-such-page" ? 404 : 200)) misses.push(`${name} answers ${response.status}`)
    const script = files.sizeOf(files.scriptsOf(html))
    const own = route ? files.sizeOf([files.routeScript(route)]) : 0
    const styles = files.sizeOf(files.stylesOf(html))
    check(
      `JavaScript of ${name}`,
      script,
      route ? (path.startsWith("/resume-editor") ? limits.editor : limits.page) : 0,
    )
    check(`own script of ${name}`, own, limits.route)
    check(`CSS of ${name}`, styles, limits.css)
    if (path === "/dashboard") check("HTML of /dashboard", gzip(html), limits.dashboardHtml)
    rows.push([name, kilobytes(script), kilobytes(own), kilobytes(styles), kilobytes(gzip(html))])
  }

  for (const path of publicPages) await measure(path, null)
  for (const [path, route] of appPages(content.id)) await measure(path, route)
  check("all fonts", files.fontBytes(), limits.fonts)
  const sent = files.allScripts()
  for (const [name, mark] of Object.entries(forbidden)) if (sent.includes(mark)) misses.push(`${name} is in a script`)
  const title = `Size: what a first visit downloads (KB, gzip; fonts ${kilobytes(files.fontBytes())} KB)`
  const goal =
    "Public pages 0 KB of script; app pages ≤ 105 KB, the resume editor ≤ 120 KB; their own part ≤ 8 KB; CSS ≤ 12 KB; fonts ≤ 80 KB; dashboard HTML ≤ 8 KB; no zod, drizzle, openai or stripe in the browser."
  return [{ title, goal, columns: ["page", "script", "own script", "CSS", "HTML"], rows, misses }]
}

if (isMain(import.meta.url)) await printed(measureSize)
