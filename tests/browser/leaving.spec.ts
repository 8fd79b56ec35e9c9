import { readFile } from "node:fs/promises"
import { expect, type Page, test } from "@playwright/test"
import { join, newPerson, reflect, register } from "./people"

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/auth/login")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** Requests an archive and saves it. Returns the file's path. */
async function exportData(page: Page): Promise<string> {
  await page.goto("/settings")
  await page.getByRole("button", { name: "Export My Data" }).click()
  await page.waitForURL("**/settings/export/*")
  await expect(page.getByRole("heading", { name: "Your export is ready" })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download ZIP" }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^throughline-export-\d{4}-\d\d-\d\d\.zip$/)
  return download.path()
}

test("everything is exported as a ZIP, the account is deleted, and a new account imports it all", async ({ page }) => {
  const person = await join(page)
  await reflect(page)
  await expect(page.getByText("Response submitted!")).toBeVisible()
  const zip = await exportData(page)

  await page.goto("/settings")
  await page.getByRole("link", { name: "Delete My Account" }).click()
  await page.getByLabel("Type DELETE to confirm").fill("delete")
  await page.getByRole("button", { name: "Delete Account" }).click()
  await page.waitForURL((url) => url.pathname === "/")
  await expect(page.getByText("Account Deleted")).toBeVisible()
  await expect(page.getByText("Your account has been permanently deleted.")).toBeVisible()
  await logIn(page, person)
  await expect(page.getByText("The email address or password is incorrect.")).toBeVisible()

  await register(page, person)
  await page.goto("/settings/import")
  await page
    .getByLabel("Export file")
    .setInputFiles({ name: "export.zip", mimeType: "application/zip", buffer: await readFile(zip) })
  await page.getByRole("button", { name: "Import", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Your archive has been imported" })).toBeVisible()
  await page.goto("/growth-pulse")
  await expect(page.getByText(/from 40 to 25 minutes/).first()).toBeVisible()
})

test("an account is not deleted without the confirmation word, and can be deleted with an incomplete profile", async ({
  page,
}) => {
  const person = await register(page, newPerson())
  await page.goto("/settings/delete")
  const button = page.getByRole("button", { name: "Delete Account" })
  await page.getByLabel("Type DELETE to confirm").fill("remove")
  if (test.info().project.name.includes("no-javascript")) {
    await button.click()
    await expect(page.getByText("Please type 'DELETE' to confirm account deletion")).toBeVisible()
  } else {
    await expect(button).toBeDisabled()
  }
  await page.getByLabel("Type DELETE to confirm").fill("DELETE")
  await button.click()
  await page.waitForURL((url) => url.pathname === "/")
  await logIn(page, person)
  await expect(page.getByText("The email address or password is incorrect.")).toBeVisible()
})
