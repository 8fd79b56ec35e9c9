// Captures the README's pictures into docs/images/: its story, and the places whose names it lists.
import { readFileSync, writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { endAll } from "../runner/at-end"
import { chromiumFlags, getChromium } from "../runner/chromium"
import { startServer } from "../support/server/server"
import { fill } from "./places/fill"
import { goTo, type Stand, stands } from "./places/place"
import { places } from "./places/places"
import { allPictures, drawnAgain } from "./places/still"
import { toWebp } from "./webp"

interface Picture {
  file: string
  place: string
  stand: Stand
  width: number
  height: number
  colorScheme: "light" | "dark"
  scale: number
}

const wide = 1440
const phone = 375

const told = (file: string, stand: Stand, place: string, height: number): Picture => {
  return { file, stand, place, height, width: wide, colorScheme: "light", scale: 1000 / wide }
}
const story = [
  told("story-1-landing", "visitor", "landing", 900),
  told("story-2-question", "filled", "growth-pulse", 900),
  told("story-3-lines", "filled", "growth-pulse-entry", 900),
  told("story-4-kinds", "filled", "content", 1180),
  told("story-5-document", "filled", "content-resume", 1000),
  told("story-6-dashboard", "filled", "dashboard", 1100),
]

/** "dashboard-filled-375-light": the place, its visitor's state, the width and the color scheme. */
const named = new RegExp(`docs/images/((\\S+)-(${stands.join("|")})-(${wide}|${phone})-(light|dark))\\.webp`, "g")
const listed = [...readFileSync("README.md", "utf8").matchAll(named)].map(
  ([, file = "", place = "", stand, width, theme]): Picture => ({
    file,
    place,
    stand: stand as Stand,
    colorScheme: theme === "dark" ? "dark" : "light",
    ...(width === `${wide}`
      ? { width: wide, height: 1000, scale: 800 / wide }
      : { width: phone, height: 812, scale: 1 }),
  }),
)

const server = await startServer()
const baseURL = server.origin.replace("127.0.0.1", "localhost")
const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags })
try {
  for (const stand of stands) {
    const wanted = [...story, ...listed].filter((picture) => picture.stand === stand)
    if (wanted.length === 0) continue
    const page = await browser.newPage({ baseURL })
    const ids = await fill(page, stand)
    for (const { file, place: name, width, height, colorScheme, scale } of wanted) {
      const place = places.find((one) => one.stand === stand && one.name === name)
      if (!place) throw new Error(`${file}: no place is called ${name}.`)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await goTo(page, place, ids)
      await allPictures(page)
      await drawnAgain(page)
      const webp = await toWebp(browser, await page.screenshot(), scale)
      writeFileSync(`docs/images/${file}.webp`, webp)
      console.log(`${file}: ${Math.round(webp.length / 1024)} KB`)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await endAll()
}
