// Captures the landing page's screenshots into public/screens/, light and dark, from a demo account. Run it after
// changing the look of these pages.
import { mkdirSync, writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { endAll } from "../runner/at-end"
import { chromiumFlags, getChromium } from "../runner/chromium"
import { startServer } from "../support/server/server"
import { toWebp } from "./webp"

const folder = "public/screens"
/** Sizes in CSS pixels, chosen so that the text is readable at the displayed size. */
const wide = { width: 1200, height: 660 }
const narrow = { width: 390, height: 600 }
const server = await startServer()
const baseURL = server.origin.replace("127.0.0.1", "localhost")
const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags })
mkdirSync(folder, { recursive: true })
try {
  const page = await browser.newPage({ baseURL, deviceScaleFactor: 2 })
  await page.goto("/auth/login")
  await page.getByRole("button", { name: "Engineer" }).click()
  await page.waitForURL("**/dashboard")
  const ask = async (path: string) => JSON.parse(await page.evaluate(async (path) => (await fetch(path)).text(), path))
  const { entries } = await ask("/api/growth-pulse/history")
  const { content } = await ask("/api/content/history")
  const resume = content.find(({ type }: { type: string }) => type === "resume")
  const lines = `/growth-pulse/${entries[0].id}`
  // The first achievement, with its note open.
  const document = `/content/${resume.id}#claim-11`
  const shown = { lines, document, "lines-narrow": lines, "document-narrow": document }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    for (const [name, path] of Object.entries(shown)) {
      const { width, height } = name.endsWith("narrow") ? narrow : wide
      // Without the header, which adds nothing to the picture.
      const header = 65
      await page.setViewportSize({ width, height: height + header })
      await page.goto(path)
      await page.evaluate(async () => {
        await window.document.fonts.ready
        const top = window.document.getElementById("s-11")?.getBoundingClientRect().top
        if (top !== undefined) window.scrollBy(0, top - (innerWidth < 640 ? 190 : 316))
      })
      // On a phone, the note is at the bottom of the window.
      const y = await page.evaluate((at) => (innerWidth < 640 ? at : Math.max(0, at - scrollY)), header)
      const clip = { x: 0, y, width, height }
      const webp = await toWebp(browser, await page.screenshot({ clip }), 0.7)
      writeFileSync(`${folder}/${name}-${colorScheme}.webp`, webp)
      console.log(`${name}, ${colorScheme}: ${Math.round(webp.length / 1024)} KB`)
    }
  }
} finally {
  await browser.close()
  await endAll()
}
