// Captures every place in the list at three widths, light and dark, into tests/browser/screenshots/. Arguments select
// places: `npm run screenshots content`.
import { mkdirSync } from "node:fs"
import { chromium, type Page } from "@playwright/test"
import { endAll } from "../runner/at-end"
import { chromiumFlags, getChromium } from "../runner/chromium"
import { startServer } from "../support/server/server"
import { fill } from "./places/fill"
import { goTo, type Place, stands } from "./places/place"
import { places } from "./places/places"
import { allPictures, drawnAgain } from "./places/still"

const widths = [375, 768, 1440]
const themes = ["light", "dark"] as const
const folder = "tests/browser/screenshots"
const wanted = process.argv.slice(2)
const asked: Place = { stand: "visitor", name: "landing-consent", route: "routes/landing/page", path: "/" }
const isWanted = ({ name, stand }: Place) =>
  wanted.length === 0 || wanted.some((word) => `${name}.${stand}`.includes(word))

const addressOf = ({ origin }: { origin: string }) => origin.replace("127.0.0.1", "localhost")
const baseURL = addressOf(await startServer())
const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags })
mkdirSync(folder, { recursive: true })
try {
  for (const stand of stands) {
    const chosen = places.filter((place) => place.stand === stand && isWanted(place))
    if (chosen.length === 0) continue
    const page = await browser.newPage({ baseURL })
    const ids = await fill(page, stand)
    for (const place of chosen) await shoot(page, place, ids)
    await page.close()
  }
  if (isWanted(asked)) await shootConsent()
} finally {
  await browser.close()
  await endAll()
}

/** The question for consent, which only an operator with a tracker asks. */
async function shootConsent() {
  const server = await startServer({ TRACKER_SCRIPT_URL: "https://tracker.example/script.js", TRACKER_KEY: "site-7" })
  const page = await browser.newPage({ baseURL: addressOf(server) })
  await shoot(page, asked, {})
  await page.close()
}

/** A menu or dialog is captured within the window, a page in full. */
async function shoot(page: Page, place: Place, ids: Record<string, string>) {
  const fullPage = place.shows === undefined
  for (const width of place.width ? [place.width] : place.open ? [1440] : widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
    await goTo(page, place, ids)
    if (fullPage) await allPictures(page)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      await drawnAgain(page)
      await page.screenshot({ path: `${folder}/${place.name}.${place.stand}.${width}.${colorScheme}.png`, fullPage })
    }
  }
  console.log(`${place.stand} ${place.name}`)
}
