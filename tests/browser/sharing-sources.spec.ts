import { expect, test } from "@playwright/test"
import { enterDemo, hydrated } from "./people"

test("a link that shows the sources is created, and its reader sees that the person agreed to a line", async ({
  page,
  javaScriptEnabled,
}) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  await page.getByRole("link", { name: /^Bio:/ }).first().click()
  await page.waitForURL(/\/content\/[\w-]+$/)
  await page.goto(`${page.url()}/share`)
  const create = page.getByRole("button", { name: "Create link" })
  if (javaScriptEnabled !== false) await hydrated(create)
  await page.getByLabel(/^Show the sources/).check()
  await create.click()
  const address = page.locator("code").first()
  await expect(address).toHaveText(/\/s\/[\w-]+$/)
  await page.goto((await address.textContent()) ?? "")
  await expect(page.getByRole("heading", { name: "Where the lines come from" })).toBeVisible()
  await expect(page.getByText(/Agreed by you/i)).toHaveCount(0)
})
