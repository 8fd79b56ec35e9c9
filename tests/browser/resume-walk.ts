// Walks from a resume file to a better one as a new user, without typing, and captures each step into docs/images/.
// Prints the number of clicks and the time.
import { mkdirSync, writeFileSync } from "node:fs"
import { chromium, type Page } from "@playwright/test"
import { endAll } from "../runner/at-end"
import { chromiumFlags, getChromium } from "../runner/chromium"
import { startServer } from "../support/server/server"
import { hydrated, newPerson, register } from "./people"
import { toWebp } from "./webp"

const folder = "docs/images"
const file = "tests/resumes-corpus/files/maureen-okafor-nurse.pdf"
const width = 1440

const server = await startServer()
const baseURL = server.origin.replace("127.0.0.1", "localhost")
const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags })
mkdirSync(folder, { recursive: true })
try {
  const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } })
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
  await register(page, { ...newPerson(), firstName: "Maureen", email: "maureen.okafor@example.com" })
  let presses = 0
  const press = async (role: "button" | "link", name: string | RegExp) => {
    presses++
    const control = page.getByRole(role, { name }).filter({ visible: true }).first()
    await hydrated(control)
    await control.click()
  }
  const began = Date.now()

  await page.getByLabel("Your file").setInputFiles(file)
  await shoot(page, "1-your-file")
  await press("button", "Read my resume")
  await page.getByRole("heading", { name: "Look through your resume" }).waitFor({ timeout: 60_000 })
  await shoot(page, "2-what-was-read")
  await press("button", "Import selected")
  await page.getByText(/^Imported: /).waitFor()
  await shoot(page, "3-imported")
  await press("button", "Write my resume")
  await page.waitForURL(/\/content\/[0-9a-f-]{36}/, { timeout: 60_000 })
  await shoot(page, "4-every-line-with-its-source")
  await press("link", "Classic")
  await page.frameLocator(".sheet-frame iframe").locator(".sheet").waitFor()
  await page.waitForTimeout(500)
  await shoot(page, "5-in-a-template")
  presses++
  await page.locator("summary", { hasText: "Download" }).filter({ visible: true }).click()
  await shoot(page, "6-download")
  presses++
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /PDF/ }).filter({ visible: true }).first().click(),
  ])
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${download.suggestedFilename()}: one file chosen, ${presses} presses, nothing typed, ${seconds} seconds`)
} finally {
  await browser.close()
  await endAll()
}

/** A picture at three quarters of the window's width. */
async function shoot(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  const webp = await toWebp(browser, await page.screenshot(), 0.75)
  writeFileSync(`${folder}/resume-${name}.webp`, webp)
  console.log(`${name}: ${Math.round(webp.length / 1024)} KB`)
}
