import { expect, test } from "@playwright/test"
import { hydrated, join } from "./people"

const written = "I moved the discharge round to 9:00 with two colleagues, and beds were free by noon."

test("what was written when the connection broke stands there still, and is sent again with one press", async ({
  page,
}) => {
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
    // Until the page says so, the request may still be on its way and must keep failing.
    const again = page.getByRole("button", { name: "Send what you wrote" })
    await expect(again).toBeVisible()
    await expect(page.getByText(written)).toBeVisible()
    await page.unroute("**/*")
    await again.click()
    await expect(again).toBeHidden()
  }
  await page.goto("/growth-pulse")
  await expect(page.getByText(written).first()).toBeVisible()
  // A page that fails later has nothing to say about a form that was answered.
  await page.route("**/*.data*", (route) => route.abort())
  const dashboard = page.getByRole("link", { name: "Dashboard" }).first()
  await hydrated(dashboard)
  await dashboard.click()
  await expect(page.getByText("You seem to be offline").first()).toBeVisible()
  await expect(page.getByRole("button", { name: "Send what you wrote" })).toBeHidden()
})
