import { clsx } from "clsx/lite"
import X from "lucide-react/dist/esm/icons/x.js"
import { type PointerEvent, useEffect, useRef, useState } from "react"
import type { ToastMessage } from "./show-toast"

const displayMs = 5000
const swipePx = 50

interface ToastProps {
  message: ToastMessage
  onDismiss: () => void
}

/** A single toast. It pauses on hover or focus, and closes after 5 s, with its button or with a swipe to the right. */
export function Toast({ message, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false)
  const [enhanced, setEnhanced] = useState(false)
  const start = useRef<number | null>(null)
  const [moved, setMoved] = useState(0)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss

  useEffect(() => {
    setEnhanced(true)
    if (held) return
    const timer = setTimeout(() => dismiss.current(), displayMs)
    return () => clearTimeout(timer)
  }, [held])

  function move(event: PointerEvent) {
    if (start.current !== null) setMoved(Math.max(0, event.clientX - start.current))
  }

  function leave() {
    setHeld(false)
    release()
  }

  function release() {
    start.current = null
    if (moved >= swipePx) onDismiss()
    else setMoved(0)
  }

  const destructive = message.variant === "destructive"
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping is an alternative; the button does the same
    <div
      role={destructive ? "alert" : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={leave}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={move}
      onPointerUp={release}
      style={moved ? { transform: `translateX(${moved}px)` } : undefined}
      className={clsx(
        "toast raised flex items-start gap-3 border border-l-3 px-4 py-3 text-sm",
        destructive ? "border-negative-mark" : "border-line border-l-ink",
      )}
    >
      <div className="min-w-0 flex-1">
        <p className={clsx("font-semibold", destructive && "text-negative")}>{message.title}</p>
        {message.description && <p className="mt-0.5">{message.description}</p>}
      </div>
      {enhanced && (
        <button type="button" onClick={onDismiss} aria-label="Dismiss" className="-m-1 p-1 text-muted hover:text-ink">
          <X aria-hidden size="1rem" />
        </button>
      )}
    </div>
  )
}
