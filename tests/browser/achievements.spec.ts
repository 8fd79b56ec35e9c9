import { expect, type Page, test } from "@playwright/test"
import { hydrated, join, reflect } from "./people"

const told = "I reduced the handover on our ward from 40 to 25 minutes by redesigning the sheet."

async function pressed(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name })
  if (test.info().project.name === "javascript") await hydrated(button)
  await button.click()
}

test("a reflection becomes an agreed line that appears in the record and in a review", async ({ page }) => {
  await join(page)
  await reflect(page, told)
  await page.waitForURL("**/growth-pulse/*")
  const line = page.getByLabel(/^(The line|Line 1)$/)
  await expect(async () => {
    if (!(await line.isVisible())) await page.reload()
    await expect(line).toBeVisible({ timeout: 1000 })
  }).toPass()

  // Too short to agree to: the line is refused at its field and still there.
  await line.fill("Short")
  const role = page.getByLabel(/^(Role|Which role was this in\?)$/).first()
  await role.selectOption({ index: 1 })
  await pressed(page, /^Agree(?: to all \d)?$/)
  await expect(page.getByText("Please write at least 10 characters.")).toBeVisible()
  await expect(line).toHaveValue("Short")
  const mine = "Reduced the handover on the ward from 40 to 25 minutes with a sheet of our own"
  await line.fill(mine)
  await pressed(page, /^Agree(?: to all \d)?$/)
  await expect(page.getByRole("heading", { name: /^Agreed/ })).toBeVisible()

  await page.goto("/achievements")
  const item = page.getByRole("listitem").filter({ hasText: mine }).first()
  await expect(item.locator(".manuscript").first()).toHaveText(mine)
  await item.getByText("Your words").click()
  await expect(item.getByRole("blockquote").first()).toContainText(told)
  await expect(page.getByText("Led a team of 14 nurses").first()).toBeVisible()

  await page.getByLabel("The line", { exact: true }).last().fill("Spoke at the county's nursing day before 200 people")
  await pressed(page, "Add line")
  await expect(page.getByText("Spoke at the county's nursing day before 200 people").first()).toBeVisible()
  await expect(page.getByLabel("The line", { exact: true }).last()).toHaveValue("")

  await page.goto("/achievements/review")
  await expect(page.getByRole("article").getByText(mine)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download .md" }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^review-\d{4}-01-01-\d{4}-\d\d-\d\d\.md$/)
})

test("an answer to the follow-up question does not stay under the next one", async ({ page }) => {
  await join(page)
  await reflect(page, "I reduced the handover time.")
  await page.waitForURL("**/growth-pulse/*")
  const box = page.locator("#follow-up")
  await expect(async () => {
    if (!(await box.isVisible())) await page.reload()
    await expect(box).toBeVisible({ timeout: 1000 })
  }).toPass()
  const answer = "I moved the handover to the bedside with one colleague"
  await box.fill(answer)
  await pressed(page, "Add my answer")
  await expect(page.getByText("Your answer was added to the reflection")).toBeVisible()
  await expect(page.getByRole("paragraph").filter({ hasText: answer }).first()).toBeVisible()
  // There may be no further question.
  for (const next of await box.all()) await expect(next).toHaveValue("")
})

test("a reflection is deleted, and the line that the user agreed to stays", async ({ page }) => {
  await join(page)
  await reflect(page, told)
  await page.waitForURL("**/growth-pulse/*")
  await page.goto("/achievements?state=proposed")
  const agree = page.getByRole("button", { name: /^Agree\b/ }).first()
  await expect(async () => {
    if (!(await agree.isVisible())) await page.reload()
    await expect(agree).toBeVisible({ timeout: 1000 })
  }).toPass()
  if (test.info().project.name === "javascript") await hydrated(agree)
  await agree.click()
  await expect(page.getByText("Line agreed")).toBeVisible()

  await page.goto("/growth-pulse")
  await page.getByRole("link", { name: "See its lines" }).first().click()
  await page.getByText("Delete this reflection").click()
  await pressed(page, "Delete reflection")
  await expect(page.getByText("Reflection deleted")).toBeVisible()
  await page.goto("/achievements")
  await expect(page.getByText(/from 40 to 25 minutes/).first()).toBeVisible()
})
