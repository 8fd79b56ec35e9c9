import { expect, test } from "@playwright/test"

test("without a tracker, the policy says so, as the privacy choices do", async ({ page }) => {
  await page.goto("/privacy")
  await expect(page.getByText("This site uses no marketing tracker from another company.")).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Privacy choices" }).click()
  await expect(page.getByText("This site uses no marketing tracker, so there is nothing to choose.")).toBeVisible()
})
