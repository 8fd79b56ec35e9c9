import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import AxeBuilder from "@axe-core/playwright"
import { expect, type Page, test } from "@playwright/test"
import { findClipped } from "./places/clipped"
import { fill } from "./places/fill"
import { goTo, type Place, type Stand, stands } from "./places/place"
import { places } from "./places/places"

test.describe.configure({ timeout: 900_000 })

/** Splits a state's places into parts, so that several processes share the longest lists. */
const parts: Partial<Record<Stand, number>> = { filled: 3, empty: 2 }

for (const stand of stands) {
  const all = places.filter((place) => place.stand === stand)
  const count = parts[stand] ?? 1
  for (let part = 0; part < count; part++) {
    const named = count > 1 ? `, part ${part + 1} of ${count}` : ""
    test(`axe finds nothing and nothing is clipped: ${stand}${named}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
      const ids = await fill(page, stand)
      for (const place of all.filter((_, at) => at % count === part)) {
        await page.setViewportSize({ width: place.width ?? 1280, height: 900 })
        await goTo(page, place, ids)
        if (process.env.TELL) console.log(new Date().toISOString().slice(14, 19), stand, place.name)
        expect.soft(await faultsOf(page, place), `${stand} ${place.name}`).toEqual([])
      }
    })
  }
}

/** Checks a page in both color schemes, with forced colors, narrow, zoomed and with large text. */
async function faultsOf(page: Page, { width = 1280 }: Place): Promise<string[]> {
  await page.evaluate(axeSource)
  const light = await violations(axe(page))
  await page.emulateMedia({ colorScheme: "dark" })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await transitionsOver(page)
  // Only colors change.
  const dark = await violations(axe(page).withRules("color-contrast"))
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" })
  const forced = await clipped(page)
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" })
  const found = { light, dark, forced, narrow: await at(320), zoomed: await at(640), large: await atLargeText() }
  return Object.entries(found).flatMap(([state, faults]) => faults.map((fault) => `${state}: ${fault}`))

  async function at(size: number) {
    await page.setViewportSize({ width: size, height: 900 })
    return clipped(page)
  }

  async function atLargeText() {
    await page.setViewportSize({ width: Math.min(375, width), height: 900 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%"
    })
    return clipped(page)
  }
}

/** Waits until every color has changed. A color that an element inherits may start to change when another has ended. */
const transitionsOver = (page: Page) =>
  page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    for (let left = running(); left.length > 0; left = running())
      await Promise.allSettled(left.map(({ finished }) => finished))
  })

/** The elements that stay clipped: a page adapts to a new window or text size within a few frames. */
async function clipped(page: Page): Promise<string[]> {
  let found = await findClipped(page)
  for (let tries = 0; found.length > 0 && tries < 8; tries++) {
    await page.waitForTimeout(125)
    found = await findClipped(page)
  }
  return found
}

/** Minified, and read once. The builder would send the whole source to every frame before every analysis, twice. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
)

/**
 * Only in the page itself; the resumes in frames have their own tests. Every rule runs on every element, but only
 * violations are described: describing everything that passed takes as long as the rules.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page, axeSource: "0" }).setLegacyMode(true).options({ iframes: false, resultTypes: ["violations"] })

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 200)}`))
}
