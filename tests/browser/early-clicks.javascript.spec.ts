import { expect, type Page, test } from "@playwright/test"
import { enterDemo, hydrated, maxRetries } from "./people"

test("following a link within the dashboard keeps the sections whose scripts have not arrived", async ({ page }) => {
  await enterDemo(page, "engineer")
  const errors = errorsOf(page)
  await openWithLateScripts(page, "/dashboard")
  const link = page.getByRole("link", { name: "Skip to content" })
  await hydrated(link)
  await link.press("Enter")
  await page.waitForURL("**/dashboard#main")
  await hydrated(page.getByRole("link", { name: "Podcasts" }))
  expect(errors).toEqual([])
})

test("opening a note and a field keeps the notes whose scripts have not arrived", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  const document = await page
    .getByRole("link", { name: /^Resume: / })
    .first()
    .getAttribute("href")
  const errors = errorsOf(page)
  await openWithLateScripts(page, document ?? "")
  const line = page.locator(".note-line").first()
  await hydrated(line)
  await line.click()
  await page.locator(".passage > span").nth(1).click()
  await expect(page.getByRole("textbox", { name: "New wording" }).first()).toBeFocused()
  await hydrated(page.locator(".note-entry button").first())
  expect(errors).toEqual([])
})

function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(error.message))
  return errors
}

/** Delays the scripts that the page does not name itself, which are those of its later parts. */
async function openWithLateScripts(page: Page, path: string) {
  const html = await (await page.request.get(path, { maxRetries })).text()
  await page.route("**/assets/*.js", async (route) => {
    const isLate = !html.includes(new URL(route.request().url()).pathname)
    if (isLate) await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(path, { waitUntil: "commit" })
}
