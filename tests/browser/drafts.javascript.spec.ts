import { expect, test } from "@playwright/test"
import { hydrated, join } from "./people"

const typed = "I moved the discharge round to 9:00 with two colleagues, and beds were free by noon."

test("a draft is restored after leaving the page, until it is sent", async ({ page }) => {
  await join(page)
  await page.goto("/growth-pulse")
  const field = page.getByLabel("Your response")
  await hydrated(field)
  await field.fill(typed)
  await page.getByRole("link", { name: "Dashboard" }).first().click()
  await page.waitForURL("**/dashboard")
  await page.getByRole("link", { name: "Growth Pulse" }).first().click()
  await page.waitForURL("**/growth-pulse")
  await expect(field).toHaveValue(typed)
  await page.goto("/dashboard")
  await page.goto("/growth-pulse")
  await expect(field).toHaveValue(typed)
  await expect(page.getByText(`${typed.length} of 5,000 characters`)).toBeVisible()
  await page.getByRole("button", { name: "Submit Response" }).click()
  await page.waitForURL("**/growth-pulse/*")
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeLessThan(2)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual([])
})

test("nobody else at the same browser sees a draft", async ({ page }) => {
  await join(page)
  await page.goto("/growth-pulse")
  await hydrated(page.getByLabel("Your response"))
  await page.getByLabel("Your response").fill(typed)
  await page.locator("header summary:visible").last().click()
  await page.getByRole("button", { name: "Log out" }).locator("visible=true").click()
  await page.waitForURL(/\/(auth\/login)?$/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual([])
})

test("an error without a connection does not blame the product", async ({ page }) => {
  await join(page)
  await page.goto("/growth-pulse")
  const send = page.getByRole("button", { name: "Submit Response" })
  await hydrated(send)
  const question = (await page.locator("#question").textContent()) ?? ""
  await page.getByLabel("Your response").fill(typed)
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByText("You seem to be offline")).toBeVisible()
  await expect(page.getByText(/on our side/)).toHaveCount(0)
  const written = page.getByRole("region", { name: "What you wrote" })
  await expect(written).toContainText(typed)
  await expect(written).not.toContainText(question)
  await page.context().setOffline(false)
})
