import { expect, test } from "@playwright/test"
import { join } from "./people"

test("a signed-in user keeps the navigation on a page that does not exist", async ({ page }) => {
  await page.goto("/no-such-page")
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0)
  await join(page)
  for (const address of ["/no-such-page", "/content/no-such-document"]) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible()
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Growth Pulse" }).click()
    await page.waitForURL("**/growth-pulse")
  }
})
