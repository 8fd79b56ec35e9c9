import { useLocation } from "@remix-run/react"
import { clsx } from "clsx/lite"
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useEffect, useRef } from "react"

interface MenuProps {
  /** The content of the trigger. */
  trigger: ReactNode
  /** The trigger's accessible name, if its content has none. */
  label?: string
  align?: "start" | "end"
  triggerClassName?: string
  panelClassName?: string
  children: ReactNode
}

/** A disclosure that opens below its trigger. Opens without a script; with one, it also closes like a menu. */
export function Menu({ trigger, label, align = "start", triggerClassName, panelClassName, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname, search } = useLocation()
  const address = pathname + search
  const openedAt = useRef(address)

  // Navigation closes the menu. Hydration does not: the user may have opened it before.
  useEffect(() => {
    if (openedAt.current === address) return
    openedAt.current = address
    if (ref.current) ref.current.open = false
  }, [address])

  useEffect(() => {
    const details = ref.current
    if (!details) return
    const press = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return
      details.open = false
      details.querySelector("summary")?.focus()
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      // `relatedTarget` is null if the focus leaves the page, for example to the browser's developer tools.
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false
    }
    document.addEventListener("pointerdown", press)
    document.addEventListener("keydown", closeOnEscape)
    details.addEventListener("focusout", leave)
    return () => {
      document.removeEventListener("pointerdown", press)
      document.removeEventListener("keydown", closeOnEscape)
      details.removeEventListener("focusout", leave)
    }
  }, [])

  return (
    <details ref={ref} name="menu" className="group relative" onKeyDown={moveByArrows}>
      <summary aria-label={label} className={triggerClassName}>
        {trigger}
      </summary>
      <div className={clsx("menu-panel", align === "end" ? "right-0" : "left-0", panelClassName)}>{children}</div>
    </details>
  )
}

const steps: Record<string, (at: number, of: number) => number> = {
  ArrowDown: (at, of) => (at + 1) % of,
  ArrowUp: (at, of) => (at < 1 ? of : at) - 1,
  Home: () => 0,
  End: (_, of) => of - 1,
}

/** Moves the focus between the links and buttons of the panel. Arrow down on the trigger opens the panel. */
function moveByArrows(event: ReactKeyboardEvent<HTMLDetailsElement>) {
  const step = steps[event.key]
  const details = event.currentTarget
  const isInField = event.target instanceof Element && event.target.matches("input, textarea, select")
  if (!step || isInField || (!details.open && event.key !== "ArrowDown")) return
  event.preventDefault()
  details.open = true
  const items = [...details.querySelectorAll<HTMLElement>(".menu-panel :is(a[href], button)")]
  const at = items.findIndex((item) => item.matches(":focus"))
  items[step(at, items.length)]?.focus()
}

/** The style of a link or button in a menu. */
export const menuItemStyle = "menu-item"
