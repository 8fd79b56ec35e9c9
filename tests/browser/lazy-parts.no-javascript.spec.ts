import { expect, type Page, test } from "@playwright/test"
import { enterDemo, maxRetries } from "./people"

// Parts that the browser loads on demand are in the HTML if no script runs, and their forms and links work the same.

test.beforeEach(async ({ page }) => {
  await enterDemo(page, "engineer")
})

/** Generates a text and returns its page. */
async function written(page: Page, type: string, more: object = {}): Promise<string> {
  const answer = await page.request.post("/api/content/generate", {
    data: { type, ...more },
    headers: { Origin: test.info().project.use.baseURL ?? "" },
    maxRetries,
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return `/content/${(await answer.json()).content.id}`
}

test("a margin note opens with its sources, and its editor has the edit verified", async ({ page }) => {
  const path = await written(page, "bio")
  await page.goto(path)
  const note = page.getByRole("note").first()
  await expect(note.locator("figure").first()).toBeHidden()
  await note.getByRole("link").first().click()
  await expect(note.locator("figure").first()).toBeVisible()

  await note.locator("summary", { hasText: "Edit" }).click()
  await note.getByLabel("New wording").fill("I won the Nobel Prize in 1987.")
  await note.getByRole("button", { name: "Save and check" }).click()
  await expect(page.getByRole("note").filter({ hasText: "Nobel Prize" }).getByText("Blocked")).toBeVisible()

  // Copying is blocked by a separate page that links to the sentence.
  await page.getByRole("link", { name: "Copy" }).click()
  const dialog = page.getByRole("dialog", { name: "One sentence is blocked" })
  await expect(dialog).toBeVisible()
  await dialog.getByRole("link", { name: "Review it" }).click()
  await page.getByRole("button", { name: /^Remove sentence 1/ }).click()
  await expect(page.getByText("Nobel Prize")).toHaveCount(0)
})

test("the sources, the deletion and a resume's templates each have an address", async ({ page }) => {
  const path = await written(page, "resume")
  await page.goto(path)
  await page.getByRole("link", { name: "Modern" }).click()
  await expect(page).toHaveURL(/template=modern/)
  await expect(page.getByRole("link", { name: "Modern" })).toHaveAttribute("aria-current", "page")

  await page.goto(path)
  await page.locator("summary", { hasText: "More" }).click()
  await page.getByRole("link", { name: "All sources, to read or print" }).click()
  await expect(page.getByRole("table").first()).toContainText("Tidewater")

  await page.locator("summary", { hasText: "More" }).click()
  await page.getByRole("link", { name: "Delete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Content deleted")).toBeVisible()
})

test("slides are laid out, and so are criteria with their coverage", async ({ page }) => {
  await page.goto(await written(page, "carousel_post"))
  await expect(page.locator(".slide").first()).toBeVisible()
  await expect(page.getByRole("note").first()).toBeAttached()

  const customPrompt = "Experience leading incident response\nExperience mentoring junior engineers"
  await page.goto(await written(page, "selection_criteria", { customPrompt }))
  await expect(page.getByRole("heading", { name: "Coverage" })).toBeVisible()
})

test("a resume is edited with buttons that work without a script, and saved", async ({ page }) => {
  const path = await written(page, "resume")
  const editor = `/resume-editor?content=${path.split("/").at(-1)}&edit=1`
  await page.goto(editor)
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden()
  await page.getByLabel("Name", { exact: true }).fill("Ada Brook")
  await page.getByRole("button", { name: "Remove: Skills" }).click()
  await expect(page.getByRole("heading", { name: "Skills", exact: true })).toHaveCount(0)
  await page.getByRole("button", { name: "Save Changes" }).click()
  await expect(page.getByText("Resume saved")).toBeVisible()
  await page.goto(editor)
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Brook")
  await expect(page.getByRole("heading", { name: "Skills", exact: true })).toHaveCount(0)
})

test("a new text is shown with its sources on the page that wrote it", async ({ page }) => {
  await page.goto("/content")
  await page.getByRole("radio", { name: /LinkedIn Post/ }).check()
  await page.getByRole("button", { name: "Generate Content" }).click()
  await expect(page.getByRole("heading", { name: "AI Generated Content" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Open with sources" })).toBeVisible()
})

test("menus open and tabs are links", async ({ page }) => {
  await page.goto("/settings")
  await page.locator("header summary", { hasText: "Content" }).click()
  await page.getByRole("link", { name: "Evidence" }).click()
  await page.waitForURL("**/evidence")
  await page.getByRole("link", { name: "Your profile" }).click()
  await expect(page.getByRole("link", { name: "Your profile" })).toHaveAttribute("aria-current", "page")

  await page.locator("header summary", { hasText: "your account" }).click()
  await page.getByRole("button", { name: "Dark" }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")

  await page.goto("/influence-score")
  await page.getByRole("link", { name: "Engagement Metrics" }).click()
  await expect(page).toHaveURL(/tab=engagement/)
  await page.getByRole("link", { name: "Add Engagement" }).first().click()
  await expect(page.getByRole("dialog").getByLabel("Description")).toBeVisible()
})
