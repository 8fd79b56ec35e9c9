import { expect, test } from "@playwright/test"
import { enterDemo } from "./people"

test("the score is polled while the page is open and reloaded when the tab becomes visible", async ({ page }) => {
  await page.clock.install()
  await enterDemo(page, "executive")
  await page.goto("/dashboard")
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
  await page.goto("/influence-score")
  await page.waitForLoadState("networkidle")
  const polled = page.waitForRequest("**/api/influence/score")
  await page.clock.runFor(31_000)
  await polled
  const user = page.waitForRequest("**/api/users/me")
  await page.clock.runFor(31_000)
  await user
  const readAgain = () => asked.filter((path) => /^\/influence-score(?:\.data|\?.*_data=)/.test(path)).length
  const before = readAgain()
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect.poll(readAgain).toBeGreaterThan(before)
})
