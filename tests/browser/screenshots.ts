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
const isWanted = ({ name, stand }: Place) =>
  wanted.length === 0 || wanted.some((word) => `${name}.${stand}`.includes(word))

const server = await startServer()
const baseURL = server.origin.replace("127.0.0.1", "localhost")
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
} finally {
  await browser.close()
  await endAll()
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
