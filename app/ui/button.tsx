import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react"
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style"

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** The label while busy, e.g. "Signing in...". */
  busyLabel?: ReactNode
  busy?: boolean
  /** For pages without scripts: CSS shows the busy label once a valid form has been submitted. */
  busyOnPress?: boolean
}

/** A button that keeps its width while busy and cannot be pressed twice. */
export function Button({
  variant,
  size,
  busyLabel,
  busy = false,
  busyOnPress,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? ignore : rest.onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      data-busy-on-press={busyOnPress ? "" : undefined}
      className={buttonStyle(variant, size, className)}
    >
      {busyLabel ? <TwoLabels label={children} busyLabel={busyLabel} busy={busy} /> : children}
    </button>
  )
}

function TwoLabels({ label, busyLabel, busy }: { label: ReactNode; busyLabel: ReactNode; busy: boolean }) {
  return (
    <span className="busy-swap">
      <span className="inline-flex items-center justify-center gap-2" aria-hidden={busy || undefined}>
        {label}
      </span>
      <span className="text-center" aria-hidden={!busy || undefined}>
        {busyLabel}
      </span>
    </span>
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
