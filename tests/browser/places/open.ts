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

/** Clicks the visible text that expands something. */
export const press = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first().click()
