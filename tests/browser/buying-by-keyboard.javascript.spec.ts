import { expect, test } from "@playwright/test"
import { activate, expectTrapped, focusedTag, tabTo } from "./keys"
import { hydrated, join } from "./people"

test("by keyboard alone: choose the annual price, buy a plan, cancel it and resume it", async ({ page }) => {
  await join(page)
  await page.goto("/dashboard")
  const account = page.locator("header summary", { hasText: "your account" })
  await hydrated(account)
  await activate(page, account)
  await activate(page, page.getByRole("link", { name: "Billing" }))
  await page.waitForURL("**/billing")
  await expect(page.getByRole("heading", { name: "Current plan: Free" })).toBeVisible()

  await activate(page, page.getByRole("link", { name: "Annual" }))
  await page.waitForURL("**/billing?interval=annual**")
  await expect(page.getByText("Save 17%")).toBeVisible()
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")
  await activate(page, page.getByRole("button", { name: "Upgrade to Pro" }))

  await page.waitForURL("**/stripe/checkout/**")
  await expect(page.getByText(/no card is charged/)).toBeVisible()
  await activate(page, page.getByRole("button", { name: "Pay" }))
  await page.waitForURL("**/billing**")
  await expect(page.getByText("Payment Successful!")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Current plan: Pro" })).toBeVisible()

  const cancel = page.getByRole("button", { name: "Cancel Subscription" })
  await hydrated(cancel)
  await activate(page, cancel)
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  await expectTrapped(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  await page.keyboard.press("Enter")
  await activate(page, dialog.getByRole("button", { name: "Cancel Subscription" }))
  await expect(page.getByText(/Your plan ends on/)).toBeVisible()
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")

  await activate(page, page.getByRole("button", { name: "Resume" }))
  await expect(page.getByText("Next billing date")).toBeVisible()
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")
  await tabTo(page, cancel)
})
