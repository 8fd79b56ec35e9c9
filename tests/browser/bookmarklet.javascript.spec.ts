import { expect, test } from "@playwright/test"
import { enterDemo } from "./people"

test("the bookmarklet brings the whole of a long selection into the form", async ({ page }) => {
  await enterDemo(page, "executive")
  await page.goto("/job-analysis")
  const script = await page.getByLabel("Bookmark address").inputValue()
  const posting = Array.from({ length: 900 }, (_, at) => `Requirement ${at}: run a site & report.`).join("\n")
  await page.evaluate((text) => {
    window.getSelection = () => ({ toString: () => text }) as unknown as Selection
    window.open = (address) => {
      document.title = String(address)
      return null
    }
  }, posting)
  await page.evaluate(script.replace("javascript:", ""))
  const address = await page.title()
  await page.goto("/dashboard")
  await page.goto(address)
  await expect(page.getByLabel("Job description")).toHaveValue(posting)
  expect(new URL(page.url()).hash).toBe("")
})
