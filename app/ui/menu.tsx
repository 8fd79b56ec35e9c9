import { useLocation } from "@remix-run/react"
import { clsx } from "clsx/lite"
import { type ReactNode, useEffect, useRef } from "react"

interface MenuProps {
  /** The content of the trigger. */
  trigger: ReactNode
  /** The accessible name of the trigger, if its content has none. */
  label?: string
  align?: "start" | "end"
  triggerClassName?: string
  panelClassName?: string
  children: ReactNode
}

/** A disclosure that hangs below its trigger. Opens without a script; with one it also closes like a menu. */
export function Menu({ trigger, label, align = "start", triggerClassName, panelClassName, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const { pathname, search } = useLocation()

  // Navigation closes the menu.
  useEffect(() => {
    if (ref.current) ref.current.open = false
  }, [pathname, search])

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
    document.addEventListener("pointerdown", press)
    document.addEventListener("keydown", closeOnEscape)
    return () => {
      document.removeEventListener("pointerdown", press)
      document.removeEventListener("keydown", closeOnEscape)
    }
  }, [])

  return (
    <details ref={ref} name="menu" className="group relative">
      <summary aria-label={label} className={triggerClassName}>
        {trigger}
      </summary>
      <div className={clsx("menu-panel", align === "end" ? "right-0" : "left-0", panelClassName)}>{children}</div>
    </details>
  )
}

/** The look of a link or button inside a menu. */
export const menuItemStyle = "menu-item"
