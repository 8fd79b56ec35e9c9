import { expect, type Page, test } from "@playwright/test"
import { activate, choose, expectTrapped, focusedTag, tabTo, typeInto } from "./keys"
import { newPerson, reflection } from "./people"

test.describe.configure({ timeout: 300_000 })

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name })

test("by keyboard alone: from registration to a file in which every sentence has its source", async ({ page }) => {
  const person = newPerson()
  await page.goto("/")
  await page.keyboard.press("Tab")
  await activate(page, link(page, "Get Started Free"))
  await page.waitForURL("**/auth/register")
  await typeInto(page, page.getByLabel("First name"), person.firstName)
  await typeInto(page, page.getByLabel("Last name"), person.lastName)
  await typeInto(page, page.getByLabel("Email"), person.email)
  await typeInto(page, page.getByLabel("Password", { exact: true }), person.password)
  await typeInto(page, page.getByLabel("Confirm password"), person.password)
  await page.keyboard.press("Enter")
  await page.waitForURL("**/onboarding**")

  await typeInto(page, page.getByLabel("Current Role/Title"), "Senior Charge Nurse")
  await choose(page, page.getByLabel("Industry"), "Healthcare")
  await typeInto(page, page.getByLabel("Professional Bio"), "I run a 28-bed surgical ward.")
  await activate(page, button(page, "Next"))
  await page.waitForURL("**/onboarding?step=2")
  await typeInto(page, page.getByLabel("Skills"), "Wound care, Rostering, Triage")
  await activate(page, button(page, "Next"))
  await page.waitForURL("**/onboarding?step=3")
  await typeInto(page, page.getByLabel("Short-term Goals"), "Become a ward manager.")
  await activate(page, button(page, "Complete Setup"))
  await page.waitForURL("**/dashboard")

  await page.goto("/growth-pulse")
  await typeInto(page, page.getByLabel("Your response"), reflection)
  await activate(page, button(page, "Submit Response"))
  await page.waitForURL("**/growth-pulse/*")
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")
  await activate(page, button(page, /^Agree/))
  await expect(button(page, /^Agree/)).toHaveCount(0)
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")

  await page.goto("/content?type=linkedin_post")
  await activate(page, button(page, "Generate Content"))
  await expect(page.getByText("AI Generated Content")).toBeVisible()
  await page.goto("/content")
  await activate(page, link(page, /LinkedIn/).first())
  await page.waitForURL(/\/content\/[0-9a-f-]{36}/)
  await expect(
    page
      .getByText(/from 40 to 25 minutes/)
      .locator("visible=true")
      .first(),
  ).toBeVisible()
  const marks = page.locator("main").getByRole("link", { name: /source|evidence|sentence/i })
  await tabTo(page, marks.or(page.locator("main a[href*='#']")).first())
  await activate(page, page.locator("summary", { hasText: "Download" }))
  const arrived = page.waitForEvent("download")
  await activate(page, link(page, /\.txt/))
  expect((await arrived).suggestedFilename()).toMatch(/\.txt$/)
})

test("by keyboard alone: analyze and answer a posting, share a link, change a name, import a resume", async ({
  page,
}) => {
  await page.goto("/auth/login")
  await activate(page, button(page, "Engineer"))
  await page.waitForURL("**/dashboard")

  await page.goto("/job-analysis")
  await typeInto(
    page,
    page.getByLabel("Job description"),
    "Backend Engineer at Harbourline\n\nRequirements\n- 5+ years with PostgreSQL\n- Mentoring junior engineers",
  )
  await activate(page, button(page, "Analyze Job Posting"))
  await page.waitForURL(/\/job-analysis\/[0-9a-f-]{36}/)
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")
  await page.goto("/job-analysis")
  await choose(page, page.getByLabel("Job", { exact: true }), "Backend Engineer")
  await choose(page, page.getByLabel("Content type"), "Key")
  await activate(page, button(page, "Generate"))
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  await expectTrapped(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")

  await page.goto("/content")
  await activate(
    page,
    page
      .locator("main")
      .getByRole("link", { name: /LinkedIn/ })
      .first(),
  )
  await page.waitForURL(/\/content\/[0-9a-f-]{36}/)
  await activate(page, page.locator("main summary", { hasText: "More" }))
  await activate(page, link(page, "Share"))
  await page.waitForURL("**/share")
  await activate(page, button(page, "Create link"))
  await expect(page.getByText(/\/s\/[\w-]{10,}/).first()).toBeVisible()
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")

  await page.goto("/settings")
  await typeInto(page, page.getByLabel("First name"), "Maryam")
  await activate(page, button(page, "Save profile"))
  await expect(page.getByText("Profile saved")).toBeVisible()
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")

  await page.goto("/import")
  await typeInto(
    page,
    page.getByLabel("Or paste your resume"),
    "Staff Nurse, Royal Infirmary (2014 - 2019)\n- Trained 9 graduates",
  )
  await activate(page, button(page, "Read my resume"))
  await expect(page.getByRole("heading", { level: 1, name: "Look through your resume" })).toBeVisible()
})

test("by keyboard alone: menus and dialogs open, trap the focus and return it", async ({ page }) => {
  await page.goto("/auth/login")
  await activate(page, button(page, "Engineer"))
  await page.waitForURL("**/dashboard")
  await page.goto("/settings/delete")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel(/Type DELETE/)).toBeFocused()
  await expectTrapped(page)
  await page.keyboard.press("Escape")
  await page.waitForURL("**/settings")
  await expect.poll(() => focusedTag(page)).not.toBe("BODY")

  await page.goto("/influence-score")
  const opener = link(page, "Add Engagement").locator("visible=true")
  await activate(page, opener)
  await expect(dialog).toBeVisible()
  await expectTrapped(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  const trigger = page.locator("header summary:visible", { hasText: "Account" })
  await activate(page, trigger)
  const menu = page.locator("header details[open]")
  await expect(menu).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(menu).toHaveCount(0)
  await expect(trigger).toBeFocused()
  await page.keyboard.press("Enter")
  await tabTo(page, page.locator("main").getByRole("link"))
  await expect(menu).toHaveCount(0)
})
