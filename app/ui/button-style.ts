import { clsx } from "clsx/lite"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "small" | "medium" | "large"

const variants: Record<ButtonVariant, string> = {
  primary: "border-ink bg-ink text-paper hover:bg-ink/85",
  secondary: "border-control bg-paper-raised text-ink hover:border-ink",
  quiet: "border-transparent text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current",
  danger: "border-negative text-negative bg-paper-raised hover:bg-negative-soft",
}

const sizes: Record<ButtonSize, [look: string, sides: string]> = {
  small: ["min-h-8 py-1 text-sm", "px-2.5"],
  medium: ["min-h-10 py-2 text-sm", "px-4"],
  large: ["min-h-12 py-2.5 text-base", "px-6"],
}

/** The shared style of buttons and button-like links. */
export function buttonStyle(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "medium",
  className?: string,
): string {
  const [look, sides] = sizes[size]
  return clsx("button", variants[variant], look, variant === "quiet" ? "px-2" : sides, className)
}
