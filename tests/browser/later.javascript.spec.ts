import { expect, test } from "@playwright/test"
import { enterDemo, hydrated } from "./people"

// The server renders the dashboard's sections; their scripts load after the page.

const scripts = /\/assets\/(standing|your-work)-[\w-]+\.js$/

test("the scripts of view-only sections load after the page", async ({ page }) => {
  await enterDemo(page, "engineer")
  const asked: string[] = []
  page.on("request", (request) => {
    if (scripts.test(request.url())) asked.push(request.url())
  })
  // The page has not loaded while a stylesheet is pending.
  const held: (() => void)[] = []
  await page.route(/\/assets\/dashboard-[\w-]+\.css$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto("/dashboard", { waitUntil: "commit" })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  for (const release of held) release()
  await expect.poll(() => asked.length).toBe(2)
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole("button", { name: /^Save / }).first()).toHaveAttribute("aria-pressed", "true")
})

test("if the scripts fail to load, the sections and typed text stay", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.route(scripts, (route) => route.abort())
  let failed = 0
  page.on("requestfailed", (request) => {
    if (scripts.test(request.url())) failed++
  })
  await page.goto("/dashboard")
  await page.getByLabel("Your response").fill("I moved one table.")
  await expect.poll(() => failed).toBeGreaterThanOrEqual(2)
  await hydrated(page.getByRole("button", { name: "Submit Response" }))
  await page.waitForTimeout(500)
  await expect(page.getByText("You seem to be offline")).toHaveCount(0)
  await expect(page.getByRole("heading", { name: "Latest documents" })).toBeVisible()
  await expect(page.getByLabel("Your response")).toHaveValue("I moved one table.")
  // Native browser behavior keeps working.
  await page.getByText("View Breakdown").click()
  await expect(page.getByText("Profile Completeness").first()).toBeVisible()
})

test("the sections appear after a client-side navigation", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/settings")
  await page.getByRole("link", { name: "Dashboard" }).first().click()
  await expect(page.getByText("View Breakdown")).toBeVisible()
  await expect(page.locator(".insight-compact .insight").first()).toBeVisible()
})

test("a menu opened before the scripts arrive stays open when they do", async ({ page }) => {
  await enterDemo(page, "engineer")
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/[\w.-]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto("/dashboard", { waitUntil: "commit" })
  const menu = page.locator(".insight summary").first()
  await menu.click()
  const choice = page.getByRole("button", { name: "More like this" })
  await expect(choice).toBeVisible()
  release()
  await hydrated(menu)
  await expect(choice).toBeVisible()
})
