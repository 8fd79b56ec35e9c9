import { expect, type Page, test } from "@playwright/test"
import { join, newPerson, reflect } from "./people"

/** A new user on the first settings page. */
async function atSettings(page: Page) {
  const person = await join(page)
  await page.goto("/settings")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Settings")
  return person
}

async function signOut(page: Page) {
  await page.context().clearCookies()
  await page.goto("/auth/login")
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.locator("form").getByRole("button", { name: "Sign in" }).click()
}

test("the settings show the signed-in user, the plan and its usage", async ({ page }) => {
  const person = await atSettings(page)
  await expect(page.getByLabel("Email")).toHaveValue(person.email)
  const plan = page.getByRole("region", { name: "Current Plan" })
  await expect(plan).toContainText("Free")
  await expect(plan).toContainText("$0 per month")
  await expect(plan).toContainText("Growth Pulses Used")
  await expect(plan).toContainText("Content Generated")
  await expect(plan.getByRole("link", { name: "Manage Subscription" })).toHaveAttribute("href", "/billing")
})

test("an import is offered to an empty account and explained to others", async ({ page }) => {
  await atSettings(page)
  await expect(page.getByRole("region", { name: "Import" }).getByLabel("Export file")).toBeVisible()
  await reflect(page)
  // Leaving before the response arrives would discard it.
  await expect(page.getByText("Response submitted!")).toBeVisible()
  await page.goto("/settings")
  const region = page.getByRole("region", { name: "Import" })
  await expect(region).toContainText("only import an export into an account without reflections or documents")
  await expect(region.getByLabel("Export file")).toHaveCount(0)
  await expect(page.locator('a[href="/settings/import"]')).toHaveCount(0)
})

test("the password dialog shows errors, and the new password works for the next sign-in", async ({ page }) => {
  const person = await atSettings(page)
  await page.getByRole("link", { name: "Change Password" }).click()
  const dialog = page.getByRole("dialog")
  async function send(current: string, wanted: string, repeated: string) {
    await dialog.getByLabel("Current password").fill(current)
    await dialog.getByLabel("New password", { exact: true }).fill(wanted)
    await dialog.getByLabel("Confirm new password").fill(repeated)
    await dialog.getByRole("button", { name: "Update Password" }).click()
  }
  await send(person.password, "short", "other")
  await expect(dialog.getByText("Password must be at least 6 characters long")).toBeVisible()
  await expect(dialog.getByText("New passwords do not match")).toBeVisible()
  await send("not my password", "green kettle 77", "green kettle 77")
  await expect(dialog.getByText("This is not your current password.")).toBeVisible()
  await send(person.password, "green kettle 77", "green kettle 77")
  await expect(page.getByText("Password Updated")).toBeVisible()
  await expect(page.getByText("Your password has been successfully changed.")).toBeVisible()
  await expect(dialog).toBeHidden()
  await signOut(page)
  await signIn(page, person.email, "green kettle 77")
  await page.waitForURL("**/dashboard")
})

test("a name changes at once, an email address only with the password and only to a free address", async ({ page }) => {
  const person = await atSettings(page)
  await page.getByLabel("First name").fill("Maryam")
  await page.getByRole("button", { name: "Save profile" }).click()
  await expect(page.getByText("Profile saved")).toBeVisible()
  await expect(page.getByLabel("First name")).toHaveValue("Maryam")

  const { email } = newPerson()
  await page.getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Save profile" }).click()
  await expect(page.getByText("Please enter your current password to change your email address.")).toBeVisible()
  await expect(page.getByLabel("Email")).toHaveValue(email)
  await page.getByLabel("Current password").fill(person.password)
  // The first save's toast may still be visible, so the test waits for the response itself.
  const saved = page.waitForResponse((response) => response.request().method() === "POST")
  await page.getByRole("button", { name: "Save profile" }).click()
  await saved
  await expect(page.getByText("Profile saved")).toBeVisible()
  await signOut(page)
  await signIn(page, email.toUpperCase(), person.password)
  await page.waitForURL("**/dashboard")
})

test("the time zone and rhythm are saved, and an invalid zone is refused by name", async ({ page }) => {
  await atSettings(page)
  await page.getByLabel("Time zone").fill("Gondolin")
  await page.getByRole("button", { name: "Save schedule" }).click()
  await expect(page.getByText(/Please enter a time zone or its city/)).toBeVisible()
  await page.getByLabel("Time zone").fill("brisbane")
  await page.getByLabel("Questions").selectOption("weekly")
  await page.getByRole("button", { name: "Save schedule" }).click()
  await expect(page.getByText("Schedule saved")).toBeVisible()
  await expect(page.getByLabel("Time zone")).toHaveValue("Australia/Brisbane")
  await expect(page.getByLabel("Questions")).toHaveValue("weekly")
})

test("a token is shown once, works, and is revoked after a confirmation", async ({ page, request }) => {
  await atSettings(page)
  await page.getByRole("link", { name: "API tokens" }).click()
  await page.getByLabel("Name", { exact: true }).fill("Backup script")
  await page.getByLabel("Expires after").selectOption("7")
  await page.getByRole("button", { name: "Create token" }).click()
  const shown = page.getByText(/^tl_/)
  await expect(shown).toBeVisible()
  const headers = { Authorization: `Bearer ${(await shown.textContent())?.trim()}` }
  expect((await request.get("/api/users/me", { headers })).status()).toBe(200)
  await page.goto("/settings/tokens")
  await expect(shown).toBeHidden()
  await page.getByRole("link", { name: "Revoke Backup script" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click()
  await expect(page.getByText("Token revoked")).toBeVisible()
  await expect(page.getByText("No tokens yet.")).toBeVisible()
  expect((await request.get("/api/users/me", { headers })).status()).toBe(401)
})

test("another session is listed, distinguished from the current one, and ended", async ({ page, request }) => {
  const person = await atSettings(page)
  const data = { email: person.email, password: person.password }
  const { token } = await (await request.post("/api/auth/login", { data, headers: { "User-Agent": "curl/8" } })).json()
  await page.getByRole("link", { name: "Sign-ins" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "This device" })).toContainText("Chrome on")
  await page.getByRole("button", { name: "Revoke API client" }).click()
  await expect(page.getByText("Session ended")).toBeVisible()
  await expect(page.getByRole("button", { name: "Revoke API client" })).toBeHidden()
  const answer = await request.get("/api/users/me", { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

test("AI features are switched off and stay off", async ({ page }) => {
  await atSettings(page)
  await page.getByRole("link", { name: "AI use" }).click()
  await page.getByLabel("Writing documents").uncheck()
  await page.getByRole("button", { name: "Save AI use" }).click()
  await expect(page.getByText("AI use saved")).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Writing documents")).not.toBeChecked()
  await expect(page.getByLabel("Reading reflections")).toBeChecked()
  await expect(page.getByText("Nothing has been sent to an AI provider.")).toBeVisible()
})
