import { expect, type Page, test } from "@playwright/test"
import { join } from "./people"

async function begin(page: Page) {
  const person = await join(page)
  await page.goto("/billing")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Billing & Subscription")
  return person
}

/** Asserts that the hosted page shows the amount and charges nothing. */
async function payHere(page: Page, amount: string) {
  await page.waitForURL("**/stripe/checkout/**")
  await expect(page.getByText(amount).first()).toBeVisible()
  await expect(page.getByText(/no card is charged/)).toBeVisible()
  await page.getByRole("button", { name: "Pay" }).click()
  await page.waitForURL("**/billing")
}

const usage = (page: Page, label: string) => page.getByRole("progressbar", { name: label }).locator("..")

test("a plan is bought on the hosted page, takes effect at once, and is changed, canceled and resumed", async ({
  page,
}) => {
  await begin(page)
  await expect(page.getByRole("heading", { name: "Current plan: Free" })).toBeVisible()
  await expect(usage(page, "Growth Pulse Entries")).toContainText("0/1")
  await expect(page.getByRole("button", { name: "Current Plan" })).toBeDisabled()
  await expect(page.getByText("Next billing date")).toBeHidden()

  await page.getByRole("button", { name: "Upgrade to Starter" }).click()
  await payHere(page, "$10.00")
  await expect(page.getByText("Payment Successful!")).toBeVisible()
  await expect(page.getByText("Your subscription has been activated. Welcome to your new plan!")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Current plan: Starter" })).toBeVisible()
  await expect(usage(page, "Growth Pulse Entries")).toContainText("0/4")
  await expect(page.getByText("Next billing date")).toBeVisible()
  await expect(page.getByRole("button", { name: "Downgrade to Free" })).toBeDisabled()

  await page.getByRole("button", { name: "Upgrade to Pro" }).click()
  await payHere(page, "$19.00")
  await expect(page.getByText("Payment Successful!")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Current plan: Pro" })).toBeVisible()
  await expect(usage(page, "AI Content Generation")).toContainText("∞")

  await page.getByRole("button", { name: "Cancel Subscription" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText(
    "Are you sure you want to cancel your subscription? You will lose access to premium features at the end of your billing period.",
  )
  await dialog.getByRole("link", { name: "Keep Subscription" }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: "Cancel Subscription" }).click()
  await dialog.getByRole("button", { name: "Cancel Subscription" }).click()
  await expect(page.getByText("Subscription canceled")).toBeVisible()
  await expect(page.getByText("Your subscription will end at the current billing period.")).toBeVisible()
  await expect(page.getByText(/Your plan ends on/)).toBeVisible()
  await expect(page.getByRole("heading", { name: "Current plan: Pro" })).toBeVisible()

  await page.getByRole("button", { name: "Resume" }).click()
  await expect(page.getByText("Subscription resumed")).toBeVisible()
  await expect(page.getByText("Next billing date")).toBeVisible()
})

test("a user who cancels on the hosted page returns with nothing changed", async ({ page }) => {
  await begin(page)
  await page.getByRole("button", { name: "Upgrade to Pro" }).click()
  await page.waitForURL("**/stripe/checkout/**")
  await page.getByRole("button", { name: "Cancel" }).click()
  await page.waitForURL("**/billing")
  await expect(page.getByText("Payment Canceled")).toBeVisible()
  await expect(page.getByText("Your subscription upgrade was canceled. You can try again anytime.")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Current plan: Free" })).toBeVisible()
})

test("annual prices show the savings, and buying one charges for a year", async ({ page }) => {
  await begin(page)
  await expect(page.getByText("Save 17%")).toBeHidden()
  await page.getByRole("link", { name: "Annual" }).click()
  await page.waitForURL("**/billing?interval=annual**")
  await expect(page.getByText("Save 17%")).toBeVisible()
  await expect(page.getByText("17% less than paying monthly")).toHaveCount(2)
  await page.getByRole("button", { name: "Upgrade to Starter" }).click()
  await payHere(page, "$100.00")
  await expect(page.getByRole("heading", { name: "Current plan: Starter" })).toBeVisible()
})
