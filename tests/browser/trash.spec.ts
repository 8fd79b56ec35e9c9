import { expect, test } from "@playwright/test"
import { enterDemo } from "./people"

test("a deleted document is brought back at once, or from the trash within 30 days", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  const links = await page.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  const path = links.find((href) => /^\/content\/[0-9a-f-]{36}$/.test(href)) ?? ""
  await page.goto(path)
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
  const remove = async () => {
    await page.goto(`${path}?delete`)
    const dialog = page.getByRole("dialog")
    await expect(dialog).toContainText("You can restore it for 30 days.")
    await dialog.getByRole("button", { name: "Delete" }).click()
    await page.waitForURL("**/content?deleted=**")
  }

  await remove()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("Content restored")).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)

  await remove()
  expect((await page.goto(path))?.status()).toBe(404)
  await page.goto("/content/trash")
  const row = page.getByRole("listitem").filter({ hasText: title })
  await expect(row).toContainText(/deleted for good on \w+ \d+, \d{4}/)
  await row.getByRole("button", { name: `Restore ${title}` }).click()
  await expect(page.getByText("Content restored")).toBeVisible()
  await expect(page.getByText("The trash is empty")).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
})
