import type { Page } from "@playwright/test"

/** The elements of a page that are out of view or cut off, with their location; empty if everything is readable. */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${(element.textContent ?? "").trim().slice(0, 60)}`

    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    function isSeen(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    /** Scrolls horizontally, or is inside an element that does. */
    function isScrolled(element: Element): boolean {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (["auto", "scroll"].includes(styleOf(at).overflowX) && at.scrollWidth > at.clientWidth) return true
      }
      return false
    }
    /** Visible to screen readers only. */
    const isHidden = (element: Element) => element.closest(".sr-only, [aria-hidden=true], [inert]") !== null

    if (document.documentElement.scrollWidth > width) {
      const wide = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > width + 1 && isSeen(element) && !isScrolled(element),
      )
      found.push(
        `the page is ${document.documentElement.scrollWidth} px wide: ${wide
          .filter((element) => ![...element.children].some((child) => wide.includes(child)))
          .slice(0, 3)
          .map(name)
          .join("; ")}`,
      )
    }
    for (const element of document.body.querySelectorAll("*")) {
      if (!(element instanceof HTMLElement) || isHidden(element) || !element.textContent?.trim()) continue
      const style = styleOf(element)
      if (!["hidden", "clip"].includes(style.overflowX) && !["hidden", "clip"].includes(style.overflowY)) continue
      if (!isSeen(element)) continue
      // A preview that is cut off after some lines indicates that with an ellipsis and links to the full text.
      const isLine = style.textOverflow === "ellipsis" && element.closest("a, summary") !== null
      const isPreview = isLine || style.webkitLineClamp !== "none"
      const across = element.scrollWidth > element.clientWidth + 1
      const down = element.scrollHeight > element.clientHeight + 2
      if (
        (across && !isLine && style.overflowX !== "visible") ||
        (down && !isPreview && style.overflowY !== "visible")
      ) {
        found.push(`cut ${across ? "at the side" : "below"}: ${name(element)}`)
      }
    }
    for (const control of document.body.querySelectorAll("a, button, summary, input, select, textarea")) {
      const { left, right } = control.getBoundingClientRect()
      if ((left >= -1 && right <= width + 1) || isHidden(control) || !isSeen(control) || isScrolled(control)) continue
      if (control.closest(".skip-link")) continue
      found.push(`out of view (${Math.round(left)} to ${Math.round(right)} of ${width}): ${name(control)}`)
    }
    for (const dialog of document.querySelectorAll("dialog[open]")) {
      const { top, bottom } = dialog.getBoundingClientRect()
      if (dialog.matches(":modal") && (top < -1 || bottom > innerHeight + 1))
        found.push(`taller than the window: ${name(dialog)}`)
    }
    return found
  })
}
