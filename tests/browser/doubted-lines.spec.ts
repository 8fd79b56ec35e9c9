import { expect, type Page, test } from "@playwright/test"
import { hydrated, join, reflect } from "./people"

const told =
  "I redesigned the handover sheet on our ward, which cut the handover from 40 to 25 minutes. I also moved the drug round to 8:00, which cut late doses from 14 a week to 2."

/** Presses the last button of that name: the form's own, below the buttons of its lines. */
async function pressed(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name }).last()
  if (test.info().project.name === "javascript") await hydrated(button)
  await button.click()
}

test("a line that the user's words do not support shows why, and only its own button agrees to it", async ({
  page,
}) => {
  await join(page)
  await reflect(page, told)
  await page.waitForURL("**/growth-pulse/*")
  const entry = page.url()
  const [first, second] = [page.getByLabel("Line 1"), page.getByLabel("Line 2")]
  await expect(async () => {
    if (!(await second.isVisible())) await page.reload()
    await expect(second).toBeVisible({ timeout: 1000 })
  }).toPass()
  const note = page.getByText("We couldn't trace all of this line to your words.")
  await expect(note).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Agree to all 2" })).toBeVisible()
  const supported = await second.inputValue()
  const doubted = `${(await first.inputValue()).replace(/\.$/, "")}, which saved the hospital 90,000 pounds`
  await first.fill(doubted)
  await pressed(page, "Later")
  await page.waitForURL("**/dashboard")

  // The edit is kept and checked.
  await page.goto(entry)
  await expect(first).toHaveValue(doubted)
  await expect(note).toHaveCount(1)
  const line = page.getByRole("group", { name: "Line 1 of 2" })
  await expect(line).toContainText("90,000 pounds")
  await expect(line.getByRole("blockquote")).toContainText("from 14 a week to 2")
  await expect(line).toHaveAccessibleDescription(/We couldn't trace all of this line.*90,000 pounds/)
  await expect(page.getByRole("button", { name: "Agree to all 2" })).toHaveCount(0)

  const mine = `${doubted} a year`
  await first.fill(mine)
  await pressed(page, "Agree to line 2")
  await expect(page.getByText("1 line is waiting for your review")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Agreed so far" })).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: supported }).last()).toBeVisible()
  await expect(page.getByLabel("The line", { exact: true })).toHaveValue(mine)
  await expect(note).toHaveCount(1)

  await page.goto("/achievements?state=proposed")
  await expect(note).toHaveCount(1)
  await page.goto(entry)
  await pressed(page, /^Agree$/)
  await expect(page.getByRole("heading", { name: "Agreed", exact: true })).toBeVisible()
  await page.goto("/achievements")
  await expect(note).toHaveCount(0)
  const agreed = page.getByRole("listitem").filter({ hasText: mine }).first()
  await expect(agreed.getByText("On your word", { exact: true })).toBeVisible()
})
