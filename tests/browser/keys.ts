import { expect, type Locator, type Page } from "@playwright/test"

/** Presses Tab until the element has the focus, as a keyboard user does. */
export async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  const element = target.first()
  await element.waitFor({ timeout: 30_000 })
  for (let presses = 0; presses <= most; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) {
      await expectFocusShown(page)
      return
    }
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

/** Tabs to a field and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.insertText(text)
}

/** Tabs to a link, button or checkbox and presses it. */
export async function activate(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Selects an option of a native list by typing its first letters. */
export async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list)
  await page.keyboard.type(option)
  await expect(list.locator("option:checked")).toContainText(option)
}

/** Asserts that the focused element has a visible focus indicator, stays in view and is not the body. */
async function expectFocusShown(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return "the body"
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
    const isMarked = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none"
    return isMarked ? "" : focused.outerHTML.slice(0, 200)
  })
  expect(shown, "focused without a mark").toBe("")
}

/** Describes the focused element, for tests that must not find it on the body. */
export const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? "")

/** Asserts that Tab stays in the open dialog (or leaves the page) and never reaches the page behind it. */
export async function expectTrapped(page: Page): Promise<void> {
  const stops = await page.getByRole("dialog").locator("a, button, input, select, textarea").count()
  for (let presses = 0; presses < stops + 2; presses++) {
    await page.keyboard.press("Tab")
    const isBehind = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== null && focused !== document.body && focused.closest("dialog") === null
    })
    expect(isBehind, "focus behind the dialog").toBe(false)
  }
}
