import { clsx } from "clsx/lite"
import type { ReactNode } from "react"

export type BadgeTone = "neutral" | "accent" | "positive" | "caution" | "warning" | "negative"

const tones: Record<BadgeTone, string> = {
  neutral: "border-line-strong text-muted",
  accent: "border-accent/40 bg-accent-soft text-accent",
  positive: "border-positive/40 bg-positive-soft text-positive",
  caution: "border-caution/40 bg-caution-soft text-caution",
  warning: "border-warning/40 bg-warning-soft text-warning",
  negative: "border-negative/40 bg-negative-soft text-negative",
}

/** A word or two about the thing beside it. The tone never carries information that the word lacks. */
export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded-sm border px-1.5 py-px text-xs font-medium whitespace-nowrap [&_svg]:size-3",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
