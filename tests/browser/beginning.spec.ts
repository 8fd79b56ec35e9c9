import { expect, test } from "@playwright/test"
import { newPerson, register } from "./people"

const told = "moved the pharmacy order to Mondays, stock outs went from 9 a month to 2. took a few weeks of nagging"

test("a new user has a line after three clicks and a finished text after seven, having typed one reflection", async ({
  page,
}) => {
  const person = newPerson()
  let presses = 0
  const press = async (name: string | RegExp) => {
    presses += 1
    await page
      .getByRole("button", { name })
      .or(page.getByRole("link", { name }))
      .locator("visible=true")
      .first()
      .click()
  }
  await register(page, person)
  presses += 1
  await press("Skip to your first question")
  await page.waitForURL("**/growth-pulse")
  await page.getByLabel("Your response").fill(told)
  await press("Submit Response")
  await page.waitForURL("**/growth-pulse/*")
  await expect(page.getByLabel("The line")).toHaveValue(/from 9 a month to 2/)
  expect(presses).toBe(3)
  await press(/^Agree$/)
  await press("Write something from this")
  await page.waitForURL("**/content")
  await page.getByRole("radio", { name: "LinkedIn Post" }).check()
  presses += 1
  await press("Generate Content")
  await expect(page.getByText("AI Generated Content")).toBeVisible()
  await expect(page.getByText(/from 9 a month to 2/).first()).toBeVisible()
  expect(presses).toBe(7)
  const typed = Object.values(person).join("").length + person.password.length + told.length
  expect(typed).toBeLessThan(250)
})

test("onboarding starts with an existing resume and shows what was read from it", async ({ page }) => {
  await register(page)
  await expect(page.getByRole("heading", { name: "Bring your resume" })).toBeVisible()
  await page
    .getByLabel("Or paste your resume")
    .fill("Jo Abara\nExperience\nCharge Nurse, Leith General (2019 – present)\n- Cut overtime by 6 hours a week")
  await page.getByRole("button", { name: "Read my resume" }).click()
  await page.waitForURL("**/import")
  await expect
    .poll(async () => {
      await page.goto("/import")
      return page.getByText("Cut overtime by 6 hours a week").count()
    })
    .toBeGreaterThan(0)
})

test("a URL needs no scheme, and an invalid one is refused with an example", async ({ page }) => {
  await register(page)
  await page.goto("/onboarding?step=3")
  await page.getByLabel("LinkedIn URL").fill("maren")
  await page.getByRole("button", { name: "Complete Setup" }).click()
  await expect(page.getByText("Please enter a web address such as example.com/your-name.")).toBeVisible()
  await page.getByLabel("LinkedIn URL").fill("linkedin.com/in/maren")
  await page.getByRole("button", { name: "Complete Setup" }).click()
  await page.waitForURL("**/dashboard")
})

test("a content type that the plan does not include says so before it is selected", async ({ page }) => {
  await register(page)
  await page.getByRole("button", { name: "Skip to your first question" }).click()
  await page.waitForURL("**/growth-pulse")
  await page.getByLabel("Your response").fill(told)
  await page.getByRole("button", { name: "Submit Response" }).click()
  await page.waitForURL("**/growth-pulse/*")
  await page.goto("/content")
  await expect(page.getByRole("radio", { name: "TikTok Script" })).toBeDisabled()
  await expect(page.getByRole("link", { name: "Included with Pro" }).first()).toHaveAttribute("href", "/billing")
  await expect(page.getByRole("radio", { name: "Resume" })).toBeEnabled()
})

test("with nothing to write from, the button is disabled with the reason beside it", async ({ page }) => {
  await register(page)
  await page.getByRole("button", { name: "Skip to your first question" }).click()
  await page.waitForURL("**/growth-pulse")
  await page.goto("/content")
  await expect(page.getByText("There is nothing to write from yet.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Generate Content" })).toBeDisabled()
})
