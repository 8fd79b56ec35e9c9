import { expect, type Page, test } from "@playwright/test"
import { enterDemo, hydrated, join, reflect } from "./people"

/** The visible elements that extend beyond the window's right edge. */
const outside = (page: Page, within = "body") =>
  page.evaluate((selector) => {
    const reaches = (node: Element) => {
      const { right, width } = node.getBoundingClientRect()
      return width > 0 && right > innerWidth + 1 && node.checkVisibility()
    }
    const found = [...document.querySelectorAll(`${selector} *`)].filter(reaches)
    return found.map((node) => node.outerHTML.slice(0, 80))
  }, within)

test("no part of the header is cut off with text at 200% on a phone", async ({ page }) => {
  await join(page)
  await page.setViewportSize({ width: 375, height: 740 })
  for (const path of ["/dashboard", "/growth-pulse"]) {
    await page.goto(path)
    await page.addStyleTag({ content: "html { font-size: 200% !important }" })
    expect(await outside(page, "header")).toEqual([])
  }
})

test("pages at the limit fit a 320 px window", async ({ page }) => {
  await join(page)
  await reflect(page)
  await expect(page.getByText("Response submitted!")).toBeVisible()
  await page.goto("/content")
  await page.getByRole("radio", { name: "Professional Bio" }).check()
  await page.getByRole("button", { name: "Generate Content" }).click()
  await expect(page.getByText("AI Generated Content")).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ["/content", "/growth-pulse", "/growth-pulse?limit=reached"]) {
    await page.goto(path)
    expect(await outside(page), path).toEqual([])
  }
})

test("on a phone, a toast covers no header, title, document bar or bar at the bottom", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await enterDemo(page, "engineer")
  const toast = page.locator(".toast")
  const overlap = async (selector: string) => {
    // Stays while the pointer is on it.
    await toast.hover()
    const ends = async (part: ReturnType<Page["locator"]>) => {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }
      return [y, y + height] as const
    }
    const [over, under] = [await ends(toast), await ends(page.locator(selector).first())]
    return Math.min(over[1], under[1]) - Math.max(over[0], under[0])
  }
  await page.goto("/content")
  const copy = page.getByRole("button", { name: /^Copy / }).first()
  await hydrated(copy)
  await copy.click()
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await overlap("header")).toBeLessThanOrEqual(0)
  expect(await overlap("h1")).toBeLessThanOrEqual(0)
  await page
    .getByRole("link", { name: /^Resume: / })
    .first()
    .click()
  await expect(page.locator(".document-bar")).toBeVisible()
  for (const top of [0, 900]) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.getByRole("button", { name: "Copy", exact: true }).click()
    // The bar moves while the page scrolls.
    await expect.poll(() => overlap(".document-tools")).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await overlap(".document-title")).toBeLessThanOrEqual(0)
  // The source of a sentence takes up the bottom of the screen.
  await page.getByRole("link", { name: "Source of sentence 1", exact: true }).click()
  await expect(page.getByRole("note")).toBeVisible()
  await page.getByRole("button", { name: "Copy", exact: true }).click()
  await expect.poll(() => overlap(".note:has(:target)")).toBeLessThanOrEqual(0)
  await expect.poll(() => overlap(".document-tools")).toBeLessThanOrEqual(0)
  await page.goto("/dashboard")
  const refresh = page.getByRole("button", { name: "Refresh" })
  await hydrated(refresh)
  await refresh.click()
  await expect.poll(() => overlap(".quick-menu")).toBeLessThanOrEqual(0)
})
