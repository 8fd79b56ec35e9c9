import AxeBuilder from "@axe-core/playwright"
import { expect, type Page, test } from "@playwright/test"
import { completeOnboarding, register } from "./people"

// Each page is read twice, in both themes, which takes a second or more.
test.describe.configure({ timeout: 240_000 })

async function expectNothingSerious(page: Page, path: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    expect(
      serious.map(({ id, nodes }) => `${path} (${colorScheme}) ${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    ).toEqual([])
  }
}

test("axe finds nothing serious on the pages of visitors", async ({ page }) => {
  for (const path of ["/", "/privacy", "/auth/login", "/auth/register", "/nowhere"])
    await expectNothingSerious(page, path)
})

test("axe finds nothing serious on the pages of a new user", async ({ page }) => {
  await register(page)
  for (const step of [1, 2, 3]) await expectNothingSerious(page, `/onboarding?step=${step}`)
  await page.goto("/onboarding?step=1")
  await completeOnboarding(page)
  for (const path of [
    "/dashboard",
    "/dashboard?filter=podcast",
    "/insights",
    "/insights?saved=1",
    "/inbox",
    "/how-we-score",
    "/growth-pulse",
    "/growth-pulse?limit=reached",
    "/content",
    "/content/trash",
    "/achievements",
    "/achievements/review",
    "/evidence",
  ]) {
    await expectNothingSerious(page, path)
  }
})

test("axe finds nothing serious where a new user looks after their account", async ({ page }) => {
  await register(page)
  await completeOnboarding(page)
  for (const path of [
    "/settings",
    "/settings?password=1",
    "/settings/sessions",
    "/settings/tokens",
    "/settings/ai-runs",
    "/settings/import",
    "/import",
    "/settings/delete",
    "/billing",
  ]) {
    await expectNothingSerious(page, path)
  }
})

test("axe finds nothing serious on filled pages", async ({ page }) => {
  await page.goto("/auth/login")
  await page.getByRole("button", { name: /engineer/i }).click()
  await page.waitForURL("**/dashboard")
  const pages = ["/dashboard", "/insights", "/inbox", "/settings", "/growth-pulse", "/content", "/evidence"]
  pages.push("/achievements", "/achievements?state=proposed", "/achievements/review")
  for (const path of [...pages, "/billing?interval=annual"]) await expectNothingSerious(page, path)
  await page.goto("/growth-pulse")
  await page.getByRole("link", { name: "Lines and changes" }).first().click()
  await page.waitForURL("**/growth-pulse/*")
  await expectNothingSerious(page, new URL(page.url()).pathname)
  await page.goto("/content")
  const links = await page.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  const document = links.find((href) => /^\/content\/[0-9a-f-]{36}$/.test(href))
  expect(document).toBeDefined()
  await expectNothingSerious(page, document ?? "")
})
