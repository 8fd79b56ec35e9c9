import { expect, type Page } from "@playwright/test"

/** Opens the menu with this trigger. */
export function openMenu(within: "header" | "main", name: string | RegExp) {
  return async (page: Page) => {
    const triggers = page.locator(within).locator("summary:visible")
    for (const trigger of await triggers.all()) {
      const label = (await trigger.getAttribute("aria-label")) ?? (await trigger.textContent()) ?? ""
      if (typeof name === "string" ? label.trim() !== name : !name.test(label.trim())) continue
      await trigger.click()
      await expect(trigger.locator("xpath=..")).toHaveAttribute("open", "")
      return
    }
    throw new Error(`No menu in the ${within} is called ${name}.`)
  }
}

/** Brings a file that cannot be read, and waits for the page to say so. */
export const bring = (file: string) => async (page: Page) => {
  await page.getByLabel(/^(?:Your|Another) file$/).setInputFiles(file)
  await page.getByRole("button", { name: "Read my resume" }).click()
  await expect(page.getByText("could not be read")).toBeVisible({ timeout: 30_000 })
}

/** Clicks the visible text that expands something. */
export const press = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first().click()
