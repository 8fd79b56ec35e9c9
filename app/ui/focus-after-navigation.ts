import { useLocation, useNavigation } from "@remix-run/react"
import { type RefObject, useEffect, useRef } from "react"

/** The address of the dialog that has just closed. */
let closedAt: string | null = null

/** Remembers the address that a closing dialog was opened by. */
export function dialogClosedAt(address: string) {
  closedAt = address
}

/**
 * Moves the focus when a navigation has taken the focused element away: back to the link that opened the dialog just
 * closed, otherwise to the page's content. Without this, the keyboard starts again at the top of the document. Where a
 * form of the page was sent, the focus keeps its place there.
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
 * Keeps the place of the focus when the answer to a form takes the pressed button away and the page stays: the nearest
 * element around it that is still there has the focus then. True while it is about to be placed.
 */
function useFocusAfterSending(): RefObject<boolean> {
  const { state, formMethod } = useNavigation()
  // A link leaves nothing to place; its check would take the focus from a dialog that is closed at once.
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
    // Elements that close by themselves once the answer is there do so after this effect.
    const check = setTimeout(() => {
      keeps.current = false
      if (left.length > 0 && !hasFocus()) focusPlace(left.find(({ isConnected }) => isConnected))
    }, 50)
    return () => clearTimeout(check)
  }, [state, isSent])
  return keeps
}

function elementsAround(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement?.closest<HTMLElement>("#main *, #main")
  return parent ? [parent, ...elementsAround(parent)] : []
}

/** Focuses an element that is no control, without a ring and without scrolling. */
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
