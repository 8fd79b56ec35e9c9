import { expect, test } from "@playwright/test"
import { join } from "./people"

test("without a script, an added line is in view and focused, and the page is one press away on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await join(page)
  await page.goto("/content")
  await page.getByRole("radiogroup").locator("input[value=resume]").check()
  await page.getByRole("button", { name: "Generate Content" }).click()
  await page.waitForURL("**/content?created=**")
  await page.goto(`/resume-editor?content=${new URL(page.url()).searchParams.get("created")}&edit=1`)
  await page
    .getByRole("button", { name: /^Add a skill/ })
    .first()
    .click()
  const added = page.getByLabel("New line")
  await expect(added).toBeFocused()
  await expect(added).toBeInViewport()
  const sheet = page.locator(".sheet-frame")
  await expect(sheet).toBeHidden()
  await page.getByText("Page", { exact: true }).click()
  await expect(sheet).toBeInViewport()
  await page.getByText("Fields", { exact: true }).click()
  await expect(added).toBeVisible()
})
