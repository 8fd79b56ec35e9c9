import { expect, test } from "@playwright/test"
import { hydrated, join } from "./people"

const written = "I moved the discharge round to 9:00 with two colleagues, and beds were free by noon."

test("a text sent while the connection broke is still on the page and is resent with one click", async ({ page }) => {
  await join(page)
  const forms = [
    ["/growth-pulse", "Your response", "Submit Response"],
    ["/onboarding?step=1", "Professional Bio", "Next"],
    ["/evidence", "Text", "Check"],
  ] as const
  for (const [path, label, button] of forms) {
    await page.goto(path)
    await page.getByLabel(new RegExp(`^${label}`)).fill(written)
    await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()))
    const send = page.getByRole("button", { name: new RegExp(button) })
    await hydrated(send)
    await send.click()
    // Until the page reports the failure, the request may still be in flight and must keep failing.
    const again = page.getByRole("button", { name: "Send what you wrote" })
    await expect(again).toBeVisible()
    await expect(page.getByText(written)).toBeVisible()
    await page.unroute("**/*")
    await again.click()
    await expect(again).toBeHidden()
  }
  await page.goto("/growth-pulse")
  await expect(page.getByText(written).first()).toBeVisible()
  // A page that fails later must not mention a form that was answered.
  await page.route("**/*.data*", (route) => route.abort())
  const dashboard = page.getByRole("link", { name: "Dashboard" }).first()
  await hydrated(dashboard)
  await dashboard.click()
  await expect(page.getByText("You seem to be offline").first()).toBeVisible()
  await expect(page.getByRole("button", { name: "Send what you wrote" })).toBeHidden()
})
