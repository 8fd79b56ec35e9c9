import { expect, test } from "@playwright/test"
import { enterDemo, join, reflect } from "./people"

const typed = "I moved the discharge round to 9:00 with two colleagues, and beds were free by noon."

test("another question keeps the text typed for the first", async ({ page }) => {
  await join(page)
  await page.goto("/growth-pulse")
  const question = page.locator("#question")
  const first = (await question.textContent()) ?? ""
  await page.getByLabel("Your response").fill(typed)
  await page.getByRole("button", { name: "New Question" }).click()
  await expect(question).not.toHaveText(first)
  await expect(page.getByLabel("Your response")).toHaveValue(typed)
  const second = (await question.textContent()) ?? ""
  await page.getByRole("button", { name: "Submit Response" }).click()
  await expect(page.getByText("Response submitted!")).toBeVisible()
  await expect(page.getByText(second)).toBeVisible()
})

test("at the limit, there is no form to type into, and the page offers alternatives", async ({ page }) => {
  await join(page)
  await page.goto("/growth-pulse?limit=reached")
  await expect(page.getByLabel("Your response")).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()

  await reflect(page, typed)
  await expect(page.getByText("Response submitted!")).toBeVisible()
  await page.goto("/growth-pulse")
  await expect(page.getByText("You've written this month's reflection.")).toBeVisible()
  await expect(page.getByLabel("Your response")).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Write a line yourself" })).toBeVisible()
  await page.getByRole("link", { name: "Upgrade for more reflections" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("Monthly Limit Reached")
  await expect(dialog.getByRole("heading", { name: "The Starter plan" })).toBeVisible()
  await expect(dialog.getByRole("link", { name: "Upgrade to Starter" })).toHaveAttribute("href", /\/billing/)
  await page.getByRole("link", { name: "Go Back" }).click()
  await expect(dialog).toBeHidden()
})

test("plans below the current one are not called an upgrade", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/billing")
  await expect(page.getByRole("button", { name: "Switch to Starter" })).toBeVisible()
  await expect(page.getByText("Upgrade to Starter")).toHaveCount(0)
})
