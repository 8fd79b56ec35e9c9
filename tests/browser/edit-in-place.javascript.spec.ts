import { expect, test } from "@playwright/test"
import { enterDemo, hydrated } from "./people"

test("a sentence is edited in place, Escape closes the editor and the open note, and the verdict is updated", async ({
  page,
}) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  const links = await page.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  await page.goto(links.find((href) => /^\/content\/[0-9a-f-]{36}$/.test(href)) ?? "")
  const sentence = page.locator(".passage[data-status] > span").first()
  await hydrated(sentence)
  const line = page.getByRole("note").first().getByRole("link").first()
  await line.hover()
  const before = await page.evaluate(() => window.scrollY)
  await line.click()
  await expect(page.getByRole("note").first().getByText("Close")).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("note").first().getByText("Close")).toBeHidden()

  const text = (await sentence.textContent()) ?? ""
  await sentence.click()
  const field = page.locator(".passage").getByLabel("New wording")
  await expect(field).toBeFocused()
  const [beside, edited] = await Promise.all([page.getByRole("note").first().boundingBox(), field.boundingBox()])
  expect(beside?.y).toBeLessThan((edited?.y ?? 0) + (edited?.height ?? 0))
  await page.keyboard.press("Escape")
  await expect(sentence).toHaveText(text)
  await sentence.click()
  await field.fill("I led 4,000 people at Siemens.")
  await page.getByRole("button", { name: "Save and check" }).filter({ visible: true }).click()
  await expect(sentence).toHaveText("I led 4,000 people at Siemens.")
  await expect(page.getByRole("note").first().getByText("Blocked", { exact: true })).toBeVisible()
})
