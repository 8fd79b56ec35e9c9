import { expect, type Locator, test } from "@playwright/test"
import { enterDemo, hydrated, join } from "./people"

const text =
  "On March 3 we moved the handover to the bedside. In six weeks missed checks fell from nine to two, and it took 4 minutes longer. How do you keep it private in shared rooms?"

const isScripted = () => test.info().project.name === "javascript"

async function press(button: Locator) {
  if (isScripted()) await hydrated(button)
  await button.click()
}

test("without Pro, the page shows its banner and badge and offers no analysis", async ({ page }) => {
  await join(page)
  await page.goto("/influence-score")
  await expect(page.getByText("Pro Only")).toBeVisible()
  await expect(
    page.getByText("This feature requires a Pro subscription to access AI-powered influence scoring and analytics."),
  ).toBeVisible()
  await expect(page.getByRole("link", { name: "Analyze Content" })).toHaveCount(0)
})

test("a text is analyzed in a dialog, with feedback on each criterion beside the original", async ({ page }) => {
  await enterDemo(page, "marketer")
  await page.goto("/influence-score?analyze=1")
  const dialog = page.getByRole("dialog", { name: "Analyze Content" })
  await press(dialog.getByRole("button", { name: "Analyze Content" }))
  await expect(dialog.getByText(/provide both content text and type/)).toBeVisible()
  await dialog.getByLabel("Text").fill(text)
  await press(dialog.getByRole("button", { name: "Analyze Content" }))
  await page.waitForURL(/analysis=/)
  const detail = page.getByRole("dialog")
  await expect(detail.getByText(text).first()).toBeVisible()
  for (const name of ["Clarity", "Voice", "Structure"]) await expect(detail.getByText(name).first()).toBeVisible()
  await expect(detail.getByText(/\/ ?10|of 10/).first()).toBeVisible()
  await page.goto("/inbox")
  await expect(page.getByText("Content analyzed").first()).toBeVisible()
})

test("a document written in the app is analyzed with one click", async ({ page }) => {
  await enterDemo(page, "marketer")
  await page.goto("/influence-score?analyze=1")
  const form = page.getByRole("dialog").locator("form").filter({ hasText: "Documents you wrote here" })
  await press(form.getByRole("button").first())
  await page.waitForURL(/analysis=/)
  await expect(
    page
      .getByRole("dialog")
      .getByText(/\/ ?10|of 10/)
      .first(),
  ).toBeVisible()
})

test("engagement is added, deleted and restored", async ({ page }) => {
  await enterDemo(page, "marketer")
  await page.goto("/influence-score?tab=engagement&add=1")
  const dialog = page.getByRole("dialog", { name: "Add Engagement" })
  await dialog.getByLabel("Description").fill("The handover post")
  await dialog.getByLabel("Likes").fill("31")
  await dialog.getByLabel("Views").fill("1204")
  await press(dialog.getByRole("button", { name: "Add Engagement" }))
  await expect(page.getByText("Engagement added successfully!")).toBeVisible()
  const piece = page.getByRole("article").filter({ hasText: "The handover post" })
  await expect(piece).toContainText("1,204")
  await press(piece.getByRole("button", { name: /Delete/ }))
  await expect(page.getByText("The piece and its numbers are deleted.")).toBeVisible()
  await expect(piece).toHaveCount(0)
  await press(page.getByRole("button", { name: "Undo" }))
  await expect(piece).toContainText("1,204")
})

test("an export is previewed, a faulty one is refused with its line numbers, and a valid one is imported", async ({
  page,
}) => {
  await enterDemo(page, "marketer")
  await page.goto("/influence-score/import")
  const choose = (name: string) => page.getByLabel("Export file").setInputFiles(`tests/influence/exports/${name}`)
  await choose("malformed/07-negative-count.csv")
  await press(page.getByRole("button", { name: "Import" }))
  await expect(page.getByText("Line 3:").first()).toBeVisible()
  await choose("linkedin-basic.csv")
  await press(page.getByRole("button", { name: "Preview" }))
  await expect(page.getByText(/3 new, 0 already here/)).toBeVisible()
  await choose("linkedin-basic.csv")
  await press(page.getByRole("button", { name: "Import" }))
  await expect(page.getByText(/Import finished|3 posts imported/).first()).toBeVisible()
})

test("the demo accounts show a trend, the growth of pieces, and findings", async ({ page }) => {
  await enterDemo(page, "marketer")
  await page.goto("/influence-score?tab=patterns")
  await expect(page.getByRole("heading", { name: "Score Trend" })).toBeVisible()
  await expect(page.getByText("Trend analysis coming soon")).toHaveCount(0)
  await page.goto("/influence-score?tab=engagement")
  await expect(page.getByText("How it grew").first()).toBeVisible()
})
