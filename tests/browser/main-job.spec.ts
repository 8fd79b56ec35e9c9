import { expect, test } from "@playwright/test"
import { completeOnboarding, join, newPerson, reflect, reflection, register } from "./people"

test("from registration to a text in which every sentence has its source", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Command Your Career Narrative")
  await page.getByRole("link", { name: "Start Your Journey" }).click()
  await page.waitForURL("**/auth/register")

  const person = await register(page)
  await expect(page.getByText("Account created successfully!")).toBeVisible()
  await completeOnboarding(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome back, ${person.firstName}!`)

  await reflect(page)
  await expect(page.getByText("Response submitted!")).toBeVisible()
  await expect(page.getByText(reflection).first()).toBeVisible()

  await page.goto("/content")
  await expect(page.getByText("0/1 content generations used")).toBeVisible()
  await page.getByRole("radio", { name: "Resume" }).check()
  await page.getByRole("button", { name: "Generate Content" }).click()
  await expect(page.getByText("AI Generated Content")).toBeVisible()
  await expect(page.getByText("1/1 content generations used")).toBeVisible()

  await page.goto("/content")
  await page
    .getByRole("link", { name: /Resume/ })
    .first()
    .click()
  await page.waitForURL("**/content/*")
  await expect(page.getByText(/from 40 to 25 minutes/).first()).toBeVisible()
  await page.getByRole("link", { name: /\d+ of \d+ traced/ }).click()
  const provenance = page.getByRole("table")
  await expect(provenance).toContainText(reflection)
  await expect(provenance).toContainText("Senior Charge Nurse, Leith General (2019 – present)")

  await page.locator("summary", { hasText: "Download" }).click()
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /\.txt/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9_]+\.txt$/)

  await page.goto("/content")
  await expect(page.getByRole("radio", { name: "Professional Bio" })).toBeDisabled()
  await page.getByRole("button", { name: "Limit Reached - Upgrade Required" }).click()
  await expect(page.getByText(/Upgrade to/).first()).toBeVisible()
})

test("any text is checked sentence by sentence, and uncaptured claims are refused", async ({ page }) => {
  await join(page)
  await reflect(page)
  // Leaving before the response arrives would discard it.
  await expect(page.getByText("Response submitted!")).toBeVisible()
  await page.goto("/evidence")
  await expect(page.getByText(reflection)).toBeVisible()
  await page.getByLabel(/^Text/).fill("I led a team of 14 nurses. I managed a budget of $3 million at Mayo Clinic.")
  await page.getByRole("button", { name: /Check/ }).click()
  await expect(page.getByText("Supported").first()).toBeVisible()
  await expect(page.getByText("Blocked").first()).toBeVisible()
})

test("a refused form keeps the typed values and shows the error beside the field", async ({ page }) => {
  const person = newPerson()
  await page.goto("/auth/register")
  await page.getByLabel("First name").fill(person.firstName)
  await page.getByLabel("Last name").fill(person.lastName)
  await page.getByLabel("Email").fill(person.email)
  await page.getByLabel("Password", { exact: true }).fill("short")
  await page.getByLabel("Confirm password").fill("shorter")
  await page.getByRole("button", { name: "Create account" }).click()
  await expect(page.getByText("Password too short - Password must be at least 8 characters long")).toBeVisible()
  await expect(page.getByText("Password mismatch - Please ensure both password fields match")).toBeVisible()
  await expect(page.getByLabel("Email")).toHaveValue(person.email)
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("")
})

test("a reflection that is too short stays in its field, and a second one in the month reaches the limit", async ({
  page,
  context,
}) => {
  await join(page)
  await reflect(page, "Too short")
  await expect(page.getByText(/Please provide a more detailed response \(at least 10 characters\)\./)).toBeVisible()
  await expect(page.getByLabel("Your response")).toHaveValue("Too short")
  const other = await context.newPage()
  await reflect(other)
  await expect(other.getByText("Response submitted!")).toBeVisible()
  await page.getByLabel("Your response").fill("A second reflection in the same month, typed with care.")
  await page.getByRole("button", { name: "Submit Response" }).click()
  await expect(page.getByRole("dialog")).toContainText("Monthly Limit Reached")
  await expect(page.getByRole("link", { name: "Upgrade to Starter" })).toHaveAttribute("href", /\/billing/)
  await page.getByRole("link", { name: "Go Back" }).click()
  await expect(page.getByLabel("Your response")).toHaveValue("A second reflection in the same month, typed with care.")
})

test("the wizard's values survive a reload, and signing out ends the session", async ({ page }) => {
  await register(page)
  await page.getByLabel("Current Role/Title").fill("Head Gardener")
  await page.getByRole("button", { name: "Next" }).click()
  await page.waitForURL("**/onboarding?step=2")
  await page.getByRole("button", { name: "Previous" }).click()
  await page.waitForURL(/onboarding(\?step=1)?$/)
  await page.reload()
  await expect(page.getByLabel("Current Role/Title")).toHaveValue("Head Gardener")
  await page.goto("/growth-pulse")
  await page.waitForURL("**/onboarding**")
})
