// Draws the pages that the landing page shows into public/screens/, light and dark, from a demo account. Run it after
// changing how they look.
import { mkdirSync, writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { endAll } from "../runner/at-end"
import { chromiumFlags, getChromium } from "../runner/chromium"
import { startServer } from "../support/server/server"
import { toWebp } from "./webp"

const folder = "public/screens"
const server = await startServer()
const baseURL = server.origin.replace("127.0.0.1", "localhost")
const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags })
mkdirSync(folder, { recursive: true })
try {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 960 } })
  await page.goto("/auth/login")
  await page.getByRole("button", { name: "Engineer" }).click()
  await page.waitForURL("**/dashboard")
  const ask = async (path: string) => JSON.parse(await page.evaluate(async (path) => (await fetch(path)).text(), path))
  const { entries } = await ask("/api/growth-pulse/history")
  const { content } = await ask("/api/content/history")
  const resume = content.find(({ type }: { type: string }) => type === "resume")
  const shown = { lines: `/growth-pulse/${entries[0].id}`, document: `/content/${resume.id}` }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    for (const [name, path] of Object.entries(shown)) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const webp = await toWebp(browser, await page.screenshot(), 0.75)
      writeFileSync(`${folder}/${name}-${colorScheme}.webp`, webp)
      console.log(`${name}, ${colorScheme}: ${Math.round(webp.length / 1024)} KB`)
    }
  }
} finally {
  await browser.close()
  await endAll()
}
