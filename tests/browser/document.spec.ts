import { expect, type Page, test } from "@playwright/test"
import { enterDemo, join, reflect, reflection } from "./people"

/** Opens a document of a user with a single reflection. */
async function openText(page: Page, type: string) {
  await join(page)
  await reflect(page)
  await expect(page.getByText("Response submitted!")).toBeVisible()
  await page.goto("/content")
  await page.getByRole("radiogroup").locator(`input[value=${type}]`).check()
  await page.getByRole("button", { name: "Generate Content" }).click()
  await expect(page.getByText("AI Generated Content")).toBeVisible()
  await page.getByRole("link", { name: "Open with sources" }).click()
  await page.waitForURL(/content\/[0-9a-f-]{36}$/)
  // The address changes before the page does.
  await expect(page.locator(".document-bar")).toBeVisible()
}

const note = (page: Page, words: RegExp) => page.getByRole("note").filter({ hasText: words })

test("the evidence for a line appears in its margin, and an unsupported edit is questioned there", async ({ page }) => {
  await openText(page, "resume")
  const open = note(page, /from 40 to 25 minutes/).first()
  const words = open.locator("figure").filter({ hasText: reflection.slice(0, 40) })
  await expect(words).toBeHidden()
  await open.getByRole("link").first().click()
  await expect(words).toBeVisible()

  await open.locator("summary", { hasText: "Edit" }).click()
  await open.getByLabel("New wording").fill("Led 90 people at Siemens.")
  await open.getByRole("button", { name: "Save and check" }).click()
  const blocked = note(page, /Siemens/)
  await expect(blocked.getByText("Blocked", { exact: true })).toBeVisible()
  await expect(page.getByText("1 to review")).toBeVisible()

  await page.goto(`${new URL(page.url()).pathname}?take=copy`)
  await expect(page.getByText("Nothing you wrote supports it. Confirm, edit or remove it")).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}/share`)
  await expect(page.getByText("You can create a link once you confirm")).toBeVisible()
  await page.getByRole("link", { name: "Review it" }).click()
  await blocked.getByRole("button", { name: "Remove" }).click()
  await expect(page.getByText("1 to review")).toHaveCount(0)
})

test("a removed sentence is restored with Undo", async ({ page }) => {
  await openText(page, "bio")
  const sheet = page.locator(".sheet")
  const note = page.getByRole("note").first()
  const text = (await page.locator(".passage[data-status] > span").first().textContent()) ?? ""
  await note.getByRole("link").first().click()
  await note
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByText("Sentence removed")).toBeVisible()
  await expect(sheet).not.toContainText(text)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("Version restored")).toBeVisible()
  await expect(sheet).toContainText(text)
  await expect(page.getByText("Sentence removed")).toHaveCount(0)
})

test("a refused edit stays in its sentence's note", async ({ page }) => {
  await openText(page, "bio")
  const first = page.getByRole("note").first()
  await first.getByRole("link").first().click()
  await first.locator("summary", { hasText: "Edit" }).click()
  await first.getByLabel("New wording").fill("   ")
  await first.getByRole("button", { name: "Save and check" }).click()
  await expect(first.getByLabel("New wording")).toBeVisible()
  await expect(first.locator('[id$="error"], [role="alert"]').first()).toBeVisible()
})

test("on a narrow screen, a mark opens the note as a sheet with a link to the next", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openText(page, "resume")
  await expect(page.getByRole("note")).toHaveCount(0)
  const mark = page.getByRole("link", { name: "Source of sentence 1", exact: true })
  const box = await mark.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await mark.click()
  const sheet = page.getByRole("note")
  await expect(sheet).toContainText("Sentence 1 of")
  await sheet.getByRole("link", { name: "Next" }).click()
  await expect(sheet).not.toContainText("Sentence 1 of")
  await sheet.getByRole("link", { name: "Close" }).click()
  await expect(page.getByRole("note")).toHaveCount(0)
})

test("an open note highlights its own sentence and no earlier one", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openText(page, "cover_letter")
  await page
    .getByRole("link", { name: /^Source of sentence/ })
    .last()
    .click()
  await expect(page.getByRole("note")).toBeVisible()
  const lit = page
    .locator(".passage[data-status]")
    .evaluateAll((all) => all.filter((node) => getComputedStyle(node).backgroundColor !== "rgba(0, 0, 0, 0)").length)
  expect(await lit).toBe(1)
})

test("a letter prints as one clean page, or with its sources if selected", async ({ page }) => {
  await openText(page, "cover_letter")
  const pages = async () => (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length
  expect(await pages()).toBe(1)
  await page.emulateMedia({ media: "print" })
  await expect(page.locator(".mark, .mark-number, .note").filter({ visible: true })).toHaveCount(0)
  await page.goto(`${new URL(page.url()).pathname}?view=sources`)
  await expect(page.getByRole("table")).toContainText("from 40 to 25 minutes")
})

test("a margin note is not cut off in a narrow window", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  await page
    .getByRole("link", { name: /^Resume: / })
    .first()
    .click()
  await expect(page.locator(".document-bar")).toBeVisible()
  for (const width of [1024, 1150, 1216, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const ends = await page
      .getByRole("note")
      .evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(5)
    expect(Math.max(...ends), `at ${width} px`).toBeLessThanOrEqual(width - 16)
  }
})
