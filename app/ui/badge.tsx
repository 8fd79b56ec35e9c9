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

/** A short label. The tone never conveys anything that the text does not. */
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
