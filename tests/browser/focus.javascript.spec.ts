import { expect, type Page, test } from "@playwright/test"
import { enterDemo, hydrated, join, reflection } from "./people"

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.id)

test("the deletion dialog focuses its field, and Escape returns the focus to the button that opened it", async ({
  page,
}) => {
  await join(page)
  await page.goto("/settings")
  const opener = page.getByRole("link", { name: "Delete My Account" })
  await hydrated(opener)
  await opener.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("Type DELETE to confirm")).toBeFocused()
  await page.keyboard.press("Escape")
  await page.waitForURL(/\/settings$/)
  await expect(opener).toBeFocused()
})

test("a dialog without fields focuses its safe button, and its close button comes last", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  const remove = page.getByRole("link", { name: /^Delete/ }).first()
  await hydrated(remove)
  await remove.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole("link", { name: "Close" })).not.toBeFocused()
  expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
})

test("a reflection sent by keyboard leads to its page with the content focused", async ({ page }) => {
  await join(page)
  await page.goto("/growth-pulse")
  const send = page.getByRole("button", { name: "Submit Response" })
  await hydrated(send)
  await page.getByLabel("Your response").fill(reflection)
  await send.focus()
  await page.keyboard.press("Enter")
  await page.waitForURL("**/growth-pulse/*")
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main")
})

test("a menu closes when it loses the focus, and the arrow keys move within it", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/dashboard")
  const trigger = page.locator("header summary", { hasText: "Content" })
  await hydrated(page.getByRole("link", { name: "Job Analysis" }).first())
  await trigger.focus()
  await page.keyboard.press("ArrowDown")
  const first = page.getByRole("link", { name: "Content Library" })
  await expect(first).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(first).not.toBeFocused()
  await page.keyboard.press("Home")
  await expect(first).toBeFocused()
  await page.keyboard.press("End")
  await page.keyboard.press("Tab")
  await expect(first).toBeHidden()
  await trigger.focus()
  await page.keyboard.press("Enter")
  await expect(first).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(first).toBeHidden()
  expect(await focused(page)).toContain("Content")
})

test("the focus ring of a header link lies within the window", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/dashboard")
  const trigger = page.locator("header summary", { hasText: "Content" })
  const room = await trigger.evaluate((node) => {
    const { outlineOffset } = getComputedStyle(node)
    return node.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - 2
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test("the account button's accessible name contains its visible initials", async ({ page }) => {
  await join(page)
  await page.goto("/dashboard")
  await expect(page.locator("header summary:visible").last()).toHaveAccessibleName(/MO.*account/)
})
