import { expect, type Page, test } from "@playwright/test"
import { enterDemo, hydrated, join, reflect } from "./people"

/** Whether keyboard navigation continues within the page's content. */
const isInContent = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest("#main")?.contains(document.activeElement) ?? false),
    )
    .toBe(true)

test("agreeing to the last line keeps the focus where the line was", async ({ page }) => {
  await join(page)
  await reflect(page)
  await page.waitForURL("**/growth-pulse/*")
  const agree = page.getByRole("button", { name: "Agree", exact: true })
  await hydrated(agree)
  await agree.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Agreed" })).toBeVisible()
  await isInContent(page)
  await page.keyboard.press("Tab")
  await isInContent(page)
})

test("removing a sentence keeps the focus in the text", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  await page.getByRole("link", { name: /^Bio:/ }).first().click()
  await page.waitForURL(/\/content\/[\w-]+/)
  await page.goto(`${page.url()}?view=sources`)
  const change = page.locator("summary", { hasText: "Change" }).first()
  await change.click()
  const remove = page.getByRole("button", { name: /^Remove sentence/ }).first()
  await hydrated(remove)
  await remove.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Sentence removed")).toBeVisible()
  await isInContent(page)
})
