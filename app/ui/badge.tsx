import { clsx } from "clsx/lite"
import type { ReactNode } from "react"

export type BadgeTone = "neutral" | "accent" | "positive" | "caution" | "warning" | "negative"

const tones: Record<BadgeTone, string> = {
  neutral: "text-muted",
  accent: "bg-accent-soft text-accent",
  positive: "bg-positive-soft text-positive",
  caution: "bg-caution-soft text-caution",
  warning: "bg-warning-soft text-warning",
  negative: "bg-negative-soft text-negative",
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
  return <span className={clsx("badge", tones[tone], className)}>{children}</span>
}
