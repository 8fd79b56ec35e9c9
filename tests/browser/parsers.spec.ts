import { expect, type Page, test } from "@playwright/test"
import { enterDemo } from "./people"

const advice = (page: Page) => page.getByText("The text a parser sees").locator("xpath=..").locator("pre")

test("what parsers read is read from the template that is shown, and the way back leads to it", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  const resume = page.getByRole("link", { name: /^Resume: / }).first()
  await page.goto((await resume.getAttribute("href")) ?? "")

  const text: Record<string, string | null> = {}
  for (const template of ["Modern", "Ledger"]) {
    await page.getByRole("link", { name: template, exact: true }).click()
    await page.waitForURL(`**/*template=${template.toLowerCase()}`)
    await page.locator("summary:visible", { hasText: "Download" }).click()
    await page.getByRole("link", { name: "See what parsers read" }).filter({ visible: true }).click()
    await expect(page.getByText(`We saved your resume in the ${template} template`)).toBeVisible()
    text[template] = await advice(page).textContent()
    await page.getByRole("link", { name: /^Resume: / }).click()
    await expect(page.getByRole("link", { name: template, exact: true })).toHaveAttribute("aria-current", "page")
  }
  // The Ledger has its dates in a column before each role, the Modern template behind it.
  expect(text.Modern).not.toBe(text.Ledger)
})

test("a template that does not exist is not read: the resume's own is", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  const resume = await page
    .getByRole("link", { name: /^Resume: / })
    .first()
    .getAttribute("href")
  const shown: (string | null)[] = []
  for (const query of ["", "?template=none-such"]) {
    await page.goto(`${resume}/parsers${query}`)
    await expect(page.getByText(/in the \w+ template/)).toBeVisible()
    shown.push(await advice(page).textContent())
  }
  expect(shown[1]).toBe(shown[0])
})
