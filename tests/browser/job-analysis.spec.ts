import { expect, type Locator, type Page, test } from "@playwright/test"
import { enterDemo, hydrated, join } from "./people"

const posting = `Growth Marketing Lead

Tideline Goods Ltd
London

About the role
Run our lifecycle campaigns and report what worked.

What you need
- Experience with A/B testing
- Experience leading a team
- Fluent Norwegian

Nice to have
- Google Analytics
`

async function press(button: Locator) {
  if (test.info().project.name === "javascript") await hydrated(button)
  await button.click()
}

async function analyzed(page: Page) {
  await enterDemo(page, "marketer")
  await page.goto("/job-analysis")
  await page.getByLabel("Job description").fill(posting)
  await press(page.getByRole("button", { name: "Analyze Job Posting" }))
  await page.waitForURL(/\/job-analysis\/[0-9a-f-]{36}/)
  await expect(page.getByRole("heading", { name: "Growth Marketing Lead" }).first()).toBeVisible()
  return new URL(page.url()).pathname
}

const requirement = (page: Page, quote: string) => page.getByRole("listitem").filter({ hasText: quote }).first()

test("a pasted posting is matched, one gap is answered in place, and another is marked as not mine", async ({
  page,
}) => {
  await analyzed(page)
  await expect(requirement(page, "Experience with A/B testing")).toContainText("Met")
  const gap = requirement(page, "Fluent Norwegian")
  await expect(gap).toContainText("Gap")
  await press(gap.getByRole("button", { name: /Not mine/ }))
  await expect(gap).toContainText("Undo")
  await press(gap.getByRole("button", { name: /Undo/ }))
  await gap.getByText("Show how you meet it").click()
  await gap.getByRole("textbox").fill("I spoke Norwegian fluently with our Oslo suppliers for two years.")
  await press(gap.getByRole("button", { name: "Save answer" }))
  await expect(page.getByText(/saved|Answer/i).first()).toBeVisible()
})

test("a tailored resume is written and shown, with copy and download", async ({ page }) => {
  await analyzed(page)
  await page.goto("/job-analysis")
  await page.getByLabel("Job", { exact: true }).selectOption({ index: 1 })
  await page.getByLabel("Content type").selectOption("resume")
  await press(page.getByRole("button", { name: "Generate" }))
  await expect(page.getByText("Content generated successfully!")).toBeVisible()
  await expect(page.getByRole("dialog")).toContainText("MARCUS ADEYEMI")
  await expect(page.getByRole("dialog").getByRole("link", { name: "Open" })).toBeVisible()
  const download = page.getByRole("dialog").getByRole("link", { name: /^Download/ })
  const [file] = await Promise.all([page.waitForEvent("download"), press(download)])
  expect(file.suggestedFilename()).toMatch(/^tailored_resume_[a-z0-9_]+\.txt$/)
  if (test.info().project.name === "javascript") await expect(page.getByText("Download started")).toBeVisible()
})

test("the interview sheet shows a story or an honest answer beside each requirement", async ({ page }) => {
  const path = await analyzed(page)
  await page.getByRole("link", { name: "Interview sheet" }).click()
  await page.waitForURL(`**${path}/interview`)
  await expect(page.getByText(/Norwegian/).first()).toBeVisible()
  await expect(page.getByText(/A\/B testing/).first()).toBeVisible()
  await expect(page.getByText("Prepare an honest answer").first()).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: /^Interview sheet/ })).toBeVisible()
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden()
  await expect(page.getByRole("navigation").first()).toBeHidden()
})

test("a misread posting is corrected: the text is analyzed again, and manually set facts stay", async ({ page }) => {
  await analyzed(page)
  await page.getByText("Correct the details").click()
  await page.getByLabel("Company").fill("Tideline Goods")
  await press(page.getByRole("button", { name: "Save details" }))
  await expect(page.getByText("Tideline Goods", { exact: true }).first()).toBeVisible()
  await page.getByText("The posting as we read it").click()
  await page.getByLabel("Text", { exact: true }).fill(posting.replace("Fluent Norwegian", "Fluent Danish"))
  await press(page.getByRole("button", { name: "Save and read again" }))
  await expect(requirement(page, "Fluent Danish")).toBeVisible()
  await expect(page.getByText("Fluent Norwegian")).toHaveCount(0)
  await expect(page.getByText("Tideline Goods", { exact: true }).first()).toBeVisible()
})

test("a status, its date and the next step are stored, and the step appears on the dashboard when due", async ({
  page,
}) => {
  await analyzed(page)
  await page.getByLabel("Status", { exact: true }).selectOption("interviewing")
  await page.getByLabel(/^Next step/).fill("Send the case study")
  await page.getByLabel(/^Due on/).fill("2026-01-02")
  await page.getByLabel(/^Notes/).fill("Spoke with Ingrid.")
  await press(page.getByRole("button", { name: "Save", exact: true }))
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("interviewing")
  await expect(page.getByLabel(/^Notes/)).toHaveValue("Spoke with Ingrid.")
  await page.goto("/dashboard")
  const due = page.getByRole("region", { name: "Due in your applications" })
  await expect(due).toContainText("Send the case study")
  await expect(due).toContainText("Overdue")
})

test("applications can be filtered by status and searched", async ({ page }) => {
  await analyzed(page)
  await page.goto("/job-analysis/board")
  await page.getByLabel(/^Search by title/).fill("tideline growth")
  await press(page.getByRole("button", { name: "Search" }))
  // The posting is listed before the search too.
  await expect(page).toHaveURL(/tideline/)
  await expect(page.getByRole("link", { name: "Growth Marketing Lead" })).toBeVisible()
  await page.getByRole("link", { name: "Offer", exact: true }).click()
  await expect(page.getByText("No applications match")).toBeVisible()
  await page.getByRole("link", { name: "Saved", exact: true }).click()
  await expect(page.getByRole("link", { name: "Growth Marketing Lead" })).toBeVisible()
})

test("an application is moved across the board with its form, and the column counts follow", async ({ page }) => {
  await analyzed(page)
  await page.goto("/job-analysis/board")
  await page.getByLabel("Status of Growth Marketing Lead").first().selectOption("applied")
  await press(page.getByRole("button", { name: /^Move/ }).first())
  await expect(page.getByRole("region", { name: /^Applied/ })).toContainText("Growth Marketing Lead")
})

test("a PDF is read, and a scanned one is refused with the reason", async ({ page }) => {
  await analyzed(page)
  await page.goto("/job-analysis/file")
  await page.getByLabel("Job posting", { exact: true }).setInputFiles("tests/postings-files/scanned.pdf")
  await press(page.getByRole("button", { name: "Analyze Job Posting" }))
  await expect(page.getByText(/pictures of text/).first()).toBeVisible()
  await page.goto("/job-analysis/file")
  await page.getByLabel("Job posting", { exact: true }).setInputFiles("tests/postings-files/one-column.pdf")
  await press(page.getByRole("button", { name: "Analyze Job Posting" }))
  await expect(page).toHaveURL(/\/job-analysis\/[0-9a-f-]{36}/)
})

test("a blocked address suggests pasting the text", async ({ page }) => {
  await analyzed(page)
  await page.goto("/job-analysis?from=url")
  await page.getByLabel("Posting address").fill("http://127.0.0.1/job")
  await press(page.getByRole("button", { name: "Analyze Job Posting" }))
  await expect(page.getByText(/paste the text/i).first()).toBeVisible()
})

test("a free account sees the plan's offer and no form that would be refused", async ({ page }) => {
  await join(page)
  for (const path of ["/job-analysis", "/job-analysis/file"]) {
    await page.goto(path)
    await expect(page.getByText("This feature requires a Pro subscription to access.")).toBeVisible()
    await expect(page.getByText("Job analysis comes with Starter ($10 a month) and Pro ($19 a month).")).toBeVisible()
    await expect(page.getByRole("link", { name: "See plans" })).toBeVisible()
    await expect(page.locator("main textarea, main input[type=file]")).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Upgrade to analyze a posting" })).toBeVisible()
  }
})
