import { expect, test } from "@playwright/test"
import { enterDemo } from "./people"

test("a contact detail is edited on the page, and signing out removes its draft", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/resume-editor?edit=1")
  const frame = page.frameLocator("iframe[data-editable]")
  const link = page.getByLabel("Website")
  const before = await link.inputValue()
  expect(before).toMatch(/^https:/)
  await frame.locator('[data-claim="website"]').click()
  await page.keyboard.press("End")
  await page.keyboard.type("-cv")
  await page.keyboard.press("Enter")
  // The page shows a link without its prefix; the field keeps it.
  await expect(link).toHaveValue(`${before}-cv`)
  await expect(frame.locator('[data-claim="website"]')).not.toContainText("https")
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length)
  await expect.poll(drafts).toBe(1)
  page.on("dialog", (dialog) => void dialog.accept())
  await page.locator("header summary:visible").last().click()
  await page.getByRole("button", { name: "Log out" }).locator("visible=true").click()
  await page.waitForURL(/\/(auth\/login)?$/)
  expect(await drafts()).toBe(0)
})
