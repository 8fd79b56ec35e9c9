import { expect, type Page, test } from "@playwright/test"
import { join, reflect } from "./people"

/** The visible elements that reach beyond the window's right edge. */
const outside = (page: Page, within = "body") =>
  page.evaluate((selector) => {
    const reaches = (node: Element) => {
      const { right, width } = node.getBoundingClientRect()
      return width > 0 && right > innerWidth + 1 && node.checkVisibility()
    }
    const found = [...document.querySelectorAll(`${selector} *`)].filter(reaches)
    return found.map((node) => node.outerHTML.slice(0, 80))
  }, within)

test("nothing of the header is cut off with text at 200 % on a phone", async ({ page }) => {
  await join(page)
  await page.setViewportSize({ width: 375, height: 740 })
  for (const path of ["/dashboard", "/growth-pulse"]) {
    await page.goto(path)
    await page.addStyleTag({ content: "html { font-size: 200% !important }" })
    expect(await outside(page, "header")).toEqual([])
  }
})

test("pages at the limit fit a window of 320 px", async ({ page }) => {
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
