import { expect, test } from "@playwright/test"
import { register } from "./people"

const resume = `Maren Okafor
Senior Charge Nurse, Leith General (2019 - present)
- Cut the handover from 40 to 25 minutes
Staff Nurse, Royal Infirmary (2014 - 2019)
- Trained 9 graduates`

test("a new user uploads a resume and gets one written from it without filling in anything else", async ({ page }) => {
  await register(page)
  await page.getByLabel("Or paste your resume").fill(resume)
  await page.getByRole("button", { name: "Read my resume" }).click()
  await expect(async () => {
    await page.goto("/import")
    await expect(page.getByRole("heading", { name: "Look through your resume" })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // Every page of the navigation would redirect back to the setup.
  await expect(page.locator("header").getByRole("link")).toHaveCount(0)
  await page.getByRole("button", { name: "Import selected" }).click()
  await page.getByRole("button", { name: "Write my resume" }).click()
  await page.waitForURL(/\/content\/[0-9a-f-]{36}/)
  await expect(page.getByText("Cut the handover from 40 to 25 minutes").first()).toBeVisible()

  // The free plan has one document a month: the page says so before anything is tried.
  await page.goto("/import")
  await expect(page.getByText("The count starts again on")).toBeVisible()
  await expect(page.getByRole("button", { name: "Write my resume" })).toHaveCount(0)
  await expect(page.locator("header").getByRole("link", { name: "Growth Pulse" }).first()).toBeAttached()
})
