import { useEffect, useRef, useState } from "react"
import { type ToastMessage, toastEvent } from "./show-toast"
import { Toast } from "./toast"

interface ToastRegionProps {
  /** A toast from the server, e.g. after a redirect. */
  message?: ToastMessage | null
  /** On pages without a script, the message is shown as a notice. */
  floating?: boolean
}

/** The region for toasts, shown one at a time for 5 seconds; F8 moves the focus here. */
export function ToastRegion({ message, floating = true }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(message ?? null)
  const [from, setFrom] = useState(message)
  if (message !== from) {
    setFrom(message)
    if (message) setShown(message)
  }

  useEffect(() => {
    const show = (event: Event) => event instanceof CustomEvent && setShown(event.detail)
    const focus = (event: KeyboardEvent) => event.key === "F8" && region.current?.focus()
    window.addEventListener(toastEvent, show)
    window.addEventListener("keydown", focus)
    return () => {
      window.removeEventListener(toastEvent, show)
      window.removeEventListener("keydown", focus)
    }
  }, [])

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      aria-live="polite"
      className="toast-region print:hidden"
      data-floating={floating ? "" : undefined}
    >
      {shown && <Toast key={`${shown.title}${shown.description}`} message={shown} onDismiss={() => setShown(null)} />}
    </section>
  )
}
