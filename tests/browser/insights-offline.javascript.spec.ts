import { expect, test } from "@playwright/test"
import { hydrated, join } from "./people"

test("a change that the server refuses is reported, and the card shows the stored state", async ({ page, context }) => {
  await join(page)
  await page.goto("/dashboard")
  const { origin } = new URL(page.url())
  await page.route("**/api/content-feed/**", (route) => route.abort())
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>The article itself</title>" }),
  )
  const card = page.locator(".insight-compact .insight").first()
  const save = card.getByRole("button", { name: /^Save / })
  await hydrated(save)
  await save.click()
  await expect(page.getByText("Failed to update save status")).toBeVisible()
  await expect(save).not.toHaveAttribute("aria-pressed", "true")

  const opened = context.waitForEvent("page")
  await card.getByRole("button", { name: /opens in a new tab/ }).click()
  await expect(await opened).toHaveTitle("The article itself")
  await expect(page.getByText("Failed to mark item as read")).toBeVisible()
  await expect(card.getByText("New", { exact: true })).toBeVisible()
})

test("Escape closes the quick menu and returns the focus", async ({ page }) => {
  await join(page)
  await page.goto("/dashboard")
  const button = page.locator(".quick-menu summary")
  await hydrated(button)
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("navigation", { name: "Quick menu" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("navigation", { name: "Quick menu" })).toBeHidden()
  await expect(button).toBeFocused()
})
