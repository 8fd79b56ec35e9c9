import { clsx } from "clsx/lite"
import { type KeyboardEvent, type ReactNode, useId, useState } from "react"

interface TooltipProps {
  /** The trigger, which becomes focusable. */
  children: ReactNode
  /** Short text that is also available elsewhere. */
  note: ReactNode
  /** On touch devices the note is inline instead. */
  shownOnTouch?: boolean
}

/** A note on hover (after 700 ms) or focus, by CSS alone; Escape hides it where a script runs. */
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
