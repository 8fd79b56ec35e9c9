import { expect, test } from "@playwright/test"
import { join } from "./people"

const written = `I moved the discharge round to 9:00 with two colleagues. ${"It took a while to get going. ".repeat(100)}`

test("a text sent with an expired session is sent after signing in again", async ({ page, context }) => {
  const person = await join(page)
  await page.goto("/growth-pulse")
  await page.getByLabel("Your response").fill(written)
  await context.clearCookies({ name: "__Host-session" })
  await page.getByRole("button", { name: "Submit Response" }).click()

  await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible()
  await expect(page.getByText(written.trim())).toBeVisible()
  await page.getByLabel("Email").fill(person.email)
  await page.getByLabel("Password").fill("not my password")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByText("Login failed")).toBeVisible()
  await page.getByLabel("Password").fill(person.password)
  await page.getByRole("button", { name: "Sign in" }).click()

  await expect(page.getByRole("heading", { name: "You are signed in again" })).toBeVisible()
  await page.getByRole("button", { name: "Send what you wrote" }).click()
  await page.waitForURL("**/growth-pulse/*")
  await expect(page.getByText("Response submitted!")).toBeVisible()
  await page.goto("/evidence")
  await expect(page.getByText("I moved the discharge round to 9:00").first()).toBeVisible()
})
