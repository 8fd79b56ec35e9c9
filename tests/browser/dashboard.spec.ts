import { expect, type Page, test } from "@playwright/test"
import { completeOnboarding, join, reflection, register } from "./people"

/** Only the product's own pages are real; external articles are replaced by this page. */
async function newUser(page: Page) {
  await join(page)
  const { origin } = new URL(test.info().project.use.baseURL ?? "")
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>The article itself</title>" }),
  )
  await page.goto("/dashboard")
}

const cards = (page: Page) => page.locator(".insight-compact .insight")
const openMenu = (page: Page, card = 0) => cards(page).nth(card).locator("summary").click()

test("the user's own work comes first, followed by the score and its breakdown", async ({ page }) => {
  await page.goto("/auth/login")
  await page.getByRole("button", { name: /engineer/i }).click()
  await page.waitForURL("**/dashboard")
  await expect(page.getByRole("heading", { name: "Your throughline" })).toBeVisible()
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents()
  expect(headings.indexOf("Your throughline")).toBeLessThan(headings.indexOf("Personal Brand Readiness"))
  expect(headings.at(-1)).toBe("Professional Insights")
  await expect(page.getByRole("img", { name: /Personal Brand Readiness: \d+ of 100/ })).toBeVisible()
  await page.getByText("View Breakdown").click()
  await expect(page.getByText("Profile completeness", { exact: false }).first()).toBeVisible()
})

test("a new user has three steps and answers the question in place, which checks off its step", async ({ page }) => {
  await newUser(page)
  await expect(page.getByRole("heading", { name: "Three steps to your first document" })).toBeVisible()
  await expect(page.getByRole("img", { name: /Personal Brand Readiness/ })).toHaveCount(0)
  await expect(page.getByText("Answer one question (done)")).toHaveCount(0)
  await page.getByLabel("Your response").fill(reflection)
  await page.getByRole("button", { name: "Submit Response" }).click()
  await page.waitForURL("**/growth-pulse/*")
  await page.goto("/dashboard")
  await expect(page.getByText("Answer one question (done)")).toBeVisible()
  await expect(page.getByRole("link", { name: reflection.slice(0, 40) })).toBeVisible()
  await expect(page.getByLabel("Your response")).toHaveCount(0)
})

test("insights show why they were chosen", async ({ page }) => {
  await newUser(page)
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Maren!" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Professional Insights" })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  const count = await cards(page).count()
  for (let i = 0; i < count; i++) {
    const card = cards(page).nth(i)
    await expect(card.getByText(/^\d+% match$/)).toHaveCount(1)
    await expect(card.locator(".insight-why")).not.toBeEmpty()
    await expect(card.getByText("New", { exact: true })).toHaveCount(1)
  }
  await expect(page.getByText("Explore More")).toHaveCount(1)
  await expect(page.getByRole("link", { name: "View All Insights" })).toHaveAttribute("href", "/insights")
})

test("opening an insight opens its article in a new tab and marks it read", async ({ page, context }) => {
  await newUser(page)
  const card = cards(page).first()
  const opened = context.waitForEvent("page")
  await card.getByRole("button", { name: /opens in a new tab/ }).click()
  const tab = await opened
  await expect(tab).toHaveTitle("The article itself")
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()
  await expect
    .poll(async () => {
      await page.goto("/dashboard")
      return page.locator(".insight-compact").getByText("Read", { exact: true }).count()
    })
    .toBe(1)
})

test("a saved insight appears under Saved and can be removed again", async ({ page }) => {
  await newUser(page)
  const title = (await cards(page).first().getByRole("heading").textContent()) ?? ""
  const save = () =>
    cards(page)
      .first()
      .getByRole("button", { name: /^Save / })
  await save().click()
  await expect(save()).toHaveAttribute("aria-pressed", "true")
  const saved = page.locator(".insight-list").getByRole("heading", { name: title })
  await expect
    .poll(async () => {
      await page.goto("/insights?saved=1")
      return saved.count()
    })
    .toBe(1)
  await page.getByRole("button", { name: /^Save / }).click()
  await expect
    .poll(async () => {
      await page.goto("/insights?saved=1")
      return page.getByText("Nothing saved yet").count()
    })
    .toBe(1)
})

test('"more like this" can be undone', async ({ page }) => {
  await newUser(page)
  await openMenu(page)
  await cards(page).first().getByRole("button", { name: "More like this" }).click()
  await expect(page.getByText("You asked for more like this")).toBeVisible()
  await cards(page).first().locator(".insight-wish").getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("You asked for more like this")).toBeHidden()
})

test("a muted source disappears from the row at once and can be unmuted", async ({ page }) => {
  await newUser(page)
  const source = (await cards(page).first().locator(".insight-source span").first().textContent()) ?? ""
  const ofSource = page.locator(".insight-compact .insight-source").filter({ hasText: source })
  const before = await ofSource.count()
  await openMenu(page)
  await cards(page).first().getByRole("button", { name: "Mute this source" }).click()
  await expect(page.getByText("Source muted")).toBeVisible()
  await expect(ofSource).toHaveCount(0)
  await page.getByText("1 muted source").click()
  await page.getByRole("button", { name: `Unmute ${source}` }).click()
  await expect(page.getByText("Source unmuted")).toBeVisible()
  await expect(ofSource).toHaveCount(before)
})

test("the filter shows one type, and a refresh reports its result", async ({ page }) => {
  await newUser(page)
  await page.getByRole("navigation", { name: "Kinds of insights" }).getByRole("link", { name: "Videos" }).click()
  await page.waitForURL(/filter=video/)
  await expect(page.locator('a[aria-current="page"]').filter({ hasText: "Videos" })).toBeVisible()
  await expect(cards(page).filter({ hasNotText: "Video" })).toHaveCount(0)
  await page.getByRole("button", { name: "Refresh" }).click()
  // On a busy machine, the refresh may still be running and the page says so.
  await expect(page.getByText(/Your content feed (has been|is being) refreshed/)).toBeVisible()
  await page.getByRole("button", { name: "Refresh" }).click()
  await expect(page.getByText(/Failed to refresh content feed/)).toBeVisible()
})

test("the quick menu links to the main pages", async ({ page }) => {
  await newUser(page)
  await page.locator(".quick-menu summary").click()
  const menu = page.getByRole("navigation", { name: "Quick menu" })
  await expect(menu.getByRole("link")).not.toHaveCount(0)
  await menu.getByRole("link", { name: "Growth Pulse" }).click()
  await page.waitForURL("**/growth-pulse")
})

test("a new subscription is welcomed once", async ({ page }) => {
  await register(page)
  await page.goto("/onboarding?upgrade_success=true")
  await expect(page.getByText("Welcome to Your Premium Plan!")).toBeVisible()
  expect(new URL(page.url()).search).not.toContain("upgrade_success")
  await page.goto("/onboarding?step=1")
  await completeOnboarding(page)
  await page.goto("/dashboard?upgrade_success=true")
  await expect(page.getByText("Subscription Activated!")).toBeVisible()
  expect(new URL(page.url()).search).toBe("")
  await page.goto("/dashboard")
  await expect(page.getByText("Subscription Activated!")).toBeHidden()
})
