// Takes every page at three widths, light and dark, filled and empty, into tests/browser/screenshots/.
// Words after the command choose pages: `npm run screenshots content`.
import { mkdirSync } from "node:fs"
import { type Browser, chromium, type Page } from "@playwright/test"
import { endAll } from "../runner/at-end"
import { chromiumFlags, getChromium } from "../runner/chromium"
import { startServer } from "../support/server/server"
import { completeOnboarding, register } from "./people"

const widths = [375, 768, 1440]
const themes = ["light", "dark"] as const
const folder = "tests/browser/screenshots"
const wanted = process.argv.slice(2)

const visitor = ["/", "/try", "/consent", "/privacy", "/auth/login", "/auth/register", "/nowhere"]
const ready = [
  "/dashboard",
  "/insights",
  "/insights?saved=1",
  "/inbox",
  "/how-we-score",
  "/settings",
  "/settings?password=1",
  "/settings/sessions",
  "/settings/tokens",
  "/settings/ai-runs",
  "/growth-pulse",
  "/growth-pulse?limit=reached",
  "/content",
  "/content/trash",
  "/achievements",
  "/achievements?state=proposed",
  "/achievements/review",
  "/evidence",
  "/job-analysis",
  "/job-analysis/board",
  "/job-analysis/trash",
  "/influence-score",
  "/influence-score/import",
  "/resume-templates",
  "/import",
  "/billing",
]

const server = await startServer()
const origin = server.origin.replace("127.0.0.1", "localhost")
const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags })
mkdirSync(folder, { recursive: true })
try {
  await asVisitor(browser)
  await asNewUser(browser)
  await asDemo(browser)
} finally {
  await browser.close()
  await endAll()
}

async function asVisitor(browser: Browser) {
  const page = await browser.newPage({ baseURL: origin })
  await shootAll(page, "visitor", visitor)
}

async function asNewUser(browser: Browser) {
  const page = await browser.newPage({ baseURL: origin })
  await register(page)
  await shootAll(page, "empty", ["/onboarding?step=1", "/onboarding?step=2", "/onboarding?step=3"])
  await page.goto("/onboarding?step=1")
  await completeOnboarding(page)
  await shootAll(page, "empty", ready)
}

async function asDemo(browser: Browser) {
  const page = await browser.newPage({ baseURL: origin })
  await page.goto("/auth/login")
  await page.getByRole("button", { name: /engineer/i }).click()
  await page.waitForURL("**/dashboard")
  await shootAll(page, "filled", [...ready, "/onboarding?step=1"])
  await page.goto("/growth-pulse")
  const newest = await page.getByRole("link", { name: "Lines and changes" }).first().getAttribute("href")
  await shootAll(page, "filled", newest ? [newest] : [])
  await page.goto("/content")
  const links = await page.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  const documents = [...new Set(links.filter((href) => /^\/content\/[0-9a-f-]{36}$/.test(href)))]
  for (const [i, path] of documents.entries()) await shootAll(page, `filled-document-${i + 1}`, [path])
}

async function shootAll(page: Page, state: string, paths: string[]) {
  for (const path of paths) {
    const name =
      path
        .replace(/[0-9a-f-]{36}/, "one")
        .replace(/[^a-z0-9]+/gi, "-")
        .replace(/^-|-$/g, "") || "landing"
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
        await page.goto(path)
        await page.screenshot({ path: `${folder}/${name}.${state}.${width}.${colorScheme}.png`, fullPage: true })
      }
    }
    console.log(`${state} ${path}`)
  }
}
