import { clsx } from "clsx/lite"
import { type KeyboardEvent, type ReactNode, useId, useState } from "react"

interface TooltipProps {
  /** The trigger, which becomes focusable. */
  children: ReactNode
  /** A short text that is also available elsewhere. */
  note: ReactNode
  /** Touch devices show the note inline instead. */
  shownOnTouch?: boolean
}

/** A tooltip on hover (after 700 ms) or focus, in CSS alone. With a script, Escape hides it. */
export function Tooltip({ children, note, shownOnTouch }: TooltipProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)

  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape") setDismissed(true)
  }

  return (
    <span className={clsx("tip", shownOnTouch && "tip-shown-on-touch")} data-dismissed={dismissed ? "" : undefined}>
      <button
        type="button"
        aria-describedby={id}
        onKeyDown={dismissOnEscape}
        onBlur={() => setDismissed(false)}
        className="text-left underline decoration-control decoration-dotted underline-offset-4"
      >
        {children}
      </button>
      <span role="tooltip" id={id} className="tip-note">
        {note}
      </span>
    </span>
  )
}
