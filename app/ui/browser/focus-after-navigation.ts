import { useLocation, useNavigation } from "@remix-run/react"
import { type RefObject, useEffect, useRef } from "react"

/** The address of the dialog that has just closed. */
let closedAt: string | null = null

/** Records the address under which a closing dialog was open. */
export function dialogClosedAt(address: string) {
  closedAt = address
}

/**
 * Restores the focus when a navigation removes the focused element: to the link that opened the dialog just closed,
 * otherwise to the page's main content. Without this, keyboard users would start again at the top of the document.
 * After a form submission, the focus stays near the form.
 */
export function useFocusAfterNavigation() {
  const { pathname, search } = useLocation()
  const keepsPlace = useFocusAfterSending()
  const before = useRef(pathname + search)
  useEffect(() => {
    const from = before.current
    before.current = pathname + search
    if (from === before.current || hasFocus()) return
    if (closedAt === from) openerOf(from)?.focus({ preventScroll: true })
    closedAt = null
    if (!hasFocus() && !keepsPlace.current) document.getElementById("main")?.focus({ preventScroll: true })
  }, [pathname, search, keepsPlace])
}

/**
 * Keeps the focus in place when the response to a form removes the pressed button: the nearest remaining ancestor gets
 * the focus. The ref is true while a focus change is pending.
 */
function useFocusAfterSending(): RefObject<boolean> {
  const { state, formMethod } = useNavigation()
  // A link navigation has no focus to restore, and the check would steal the focus from a dialog that closes at once.
  const isSent = formMethod !== undefined
  const around = useRef<HTMLElement[]>([])
  const keeps = useRef(false)
  useEffect(() => {
    if (state !== "idle") {
      if (isSent && around.current.length === 0 && hasFocus()) around.current = elementsAround(document.activeElement)
      return
    }
    const left = around.current
    around.current = []
    keeps.current = left.length > 0
    // Runs after elements that close themselves once the response has arrived.
    const check = setTimeout(() => {
      keeps.current = false
      // A closed dialog is still part of the page, but has no offset parent and cannot have the focus.
      if (left.length > 0 && !hasFocus()) focusPlace(left.find(({ offsetParent }) => offsetParent))
    }, 50)
    return () => clearTimeout(check)
  }, [state, isSent])
  return keeps
}

function elementsAround(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement?.closest<HTMLElement>("#main *, #main")
  return parent ? [parent, ...elementsAround(parent)] : []
}

/** Focuses a non-interactive element, without a focus ring and without scrolling. */
function focusPlace(element: HTMLElement | undefined) {
  if (!element) return
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1
  element.style.outline = "none"
  element.focus({ preventScroll: true })
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body

function openerOf(address: string): HTMLElement | null {
  const [, query] = address.split("?")
  const links = document.querySelectorAll<HTMLAnchorElement>("#main a[href]")
  return [...links].find((link) => [address, `?${query}`].includes(link.getAttribute("href") ?? "")) ?? null
}
