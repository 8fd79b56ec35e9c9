import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { startServer } from "../server"
import { addPeople } from "../server-people"
import { root } from "../source-files"
import { isMain, kilobytes, printed, type Report } from "./report"

const publicPages = ["/", "/privacy", "/auth/login", "/auth/register", "/no-such-page"]
const appPages: [path: string, route: string][] = [
  ["/dashboard", "routes/dashboard/page"],
  ["/growth-pulse", "routes/growth-pulse/page"],
  ["/content", "routes/content/page"],
  ["/content/trash", "routes/content/trash"],
  ["/evidence", "routes/evidence/page"],
  ["/billing", "routes/billing/page"],
]
const limits = { page: 105 * 1024, route: 8 * 1024, css: 12 * 1024, fonts: 80 * 1024, dashboardHtml: 8 * 1024 }
/** What must not reach a browser, and a text that only it contains. */
const forbidden = { zod: "ZodError", drizzle: "drizzle:Column", openai: "api.openai.com", stripe: "api.stripe.com" }

const client = join(root, "build/client")
const gzip = (text: string | Buffer) => gzipSync(text, { level: 9 }).length

/** A script and everything it imports before it runs. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const text = readFileSync(join(client, path), "utf8")
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) withImports(`/assets/${name}`, seen)
  return seen
}

function scriptsOf(html: string): Set<string> {
  const scripts = new Set<string>()
  const named = html.matchAll(
    /<(?:script|link)\b[^>]*(?:src|href)="(\/[^"]+\.js)"|import(?:\s[^"';]*from)?\s*["'](\/assets\/[^"']+\.js)["']/g,
  )
  for (const [, tag, inline] of named) withImports(tag ?? inline ?? "", scripts)
  return scripts
}

const sizeOf = (paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + gzip(readFileSync(join(client, path))), 0)

/** G1: what a browser has to fetch for a page, from the pages that the built worker serves. */
export async function measureSize(): Promise<Report[]> {
  await using server = await startServer()
  const [person] = await addPeople(server, 1, "pro")
  const manifest = readManifest()
  const rows: Report["rows"] = []
  const misses: string[] = []
  const check = (what: string, bytes: number, limit: number) => {
    if (bytes > limit) misses.push(`${what}: ${kilobytes(bytes)} KB, limit ${kilobytes(limit)} KB`)
  }
  let css = 0

  for (const path of [...publicPages, ...appPages.map(([page]) => page)]) {
    const route = appPages.find(([page]) => page === path)?.[1]
    const headers = route && person ? { cookie: person.cookie } : undefined
    const response = await fetch(server.origin + path, { headers, redirect: "manual" })
    const html = await response.text()
    if (response.status >= 300 && path !== "/no-such-page") misses.push(`${path} answers ${response.status}`)
    const script = sizeOf(scriptsOf(html))
    const own = route ? gzip(readFileSync(join(client, manifest.routes[route]?.module ?? ""))) : 0
    const styles = sizeOf([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, name = ""]) => name))
    css = Math.max(css, styles)
    check(`JavaScript of ${path}`, script, route ? limits.page : 0)
    check(`own script of ${path}`, own, limits.route)
    if (path === "/dashboard") check("HTML of /dashboard", gzip(html), limits.dashboardHtml)
    rows.push([path, kilobytes(script), kilobytes(own), kilobytes(styles), kilobytes(gzip(html))])
  }
  check("CSS", css, limits.css)
  const fonts = readdirSync(join(root, "public/fonts")).filter((name) => name.endsWith(".woff2"))
  const fontBytes = fonts.reduce((sum, name) => sum + statSync(join(root, "public/fonts", name)).size, 0)
  check("all fonts", fontBytes, limits.fonts)
  const all = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"))
  const sent = all.map((name) => readFileSync(join(client, "assets", name), "utf8")).join("\n")
  for (const [name, mark] of Object.entries(forbidden))
    if (sent.includes(mark)) misses.push(`${name} is in the client's bundle`)
  const title = `Size: what a first visit downloads (KB, gzip; fonts ${kilobytes(fontBytes)} KB)`
  const goal =
    "Public pages 0 KB of script; app pages ≤ 105 KB, their own part ≤ 8 KB; CSS ≤ 12 KB; fonts ≤ 80 KB; dashboard HTML ≤ 8 KB; no zod, drizzle, openai or stripe in the browser."
  return [{ title, goal, columns: ["page", "script", "own script", "CSS", "HTML"], rows, misses }]
}

function readManifest(): { routes: Record<string, { module: string }> } {
  const name = readdirSync(join(client, "assets")).find((file) => file.startsWith("manifest-")) ?? ""
  const text = readFileSync(join(client, "assets", name), "utf8")
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1))
}

if (isMain(import.meta.url)) await printed(measureSize)
