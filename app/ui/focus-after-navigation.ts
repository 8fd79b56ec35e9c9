import { useLocation } from "@remix-run/react"
import { useEffect, useRef } from "react"

/** The address of the dialog that has just closed. */
let closedAt: string | null = null

/** Remembers the address that a closing dialog was opened by. */
export function dialogClosedAt(address: string) {
  closedAt = address
}

/**
 * Moves the focus when a navigation has taken the focused element away: back to the link that opened the dialog just
 * closed, otherwise to the page's content. Without this, the keyboard starts again at the top of the document.
 */
export function useFocusAfterNavigation() {
  const { pathname, search } = useLocation()
  const before = useRef(pathname + search)
  useEffect(() => {
    const from = before.current
    before.current = pathname + search
    if (from === before.current || hasFocus()) return
    if (closedAt === from) openerOf(from)?.focus({ preventScroll: true })
    closedAt = null
    if (!hasFocus()) document.getElementById("main")?.focus({ preventScroll: true })
  }, [pathname, search])
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body

function openerOf(address: string): HTMLElement | null {
  const [, query] = address.split("?")
  const links = document.querySelectorAll<HTMLAnchorElement>("#main a[href]")
  return [...links].find((link) => [address, `?${query}`].includes(link.getAttribute("href") ?? "")) ?? null
}
