import { clsx } from "clsx/lite"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "small" | "medium" | "large"

const variants: Record<ButtonVariant, string> = {
  primary: "border-ink bg-ink text-paper hover:bg-ink/85",
  secondary: "border-control bg-paper-raised text-ink hover:border-ink",
  quiet: "border-transparent text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current",
  danger: "border-negative text-negative bg-paper-raised hover:bg-negative-soft",
}

const sizes: Record<ButtonSize, string> = {
  small: "min-h-8 px-2.5 py-1 text-sm",
  medium: "min-h-10 px-4 py-2 text-sm",
  large: "min-h-12 px-6 py-2.5 text-base",
}

/** The shared style of buttons and button-like links. */
export function buttonStyle(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "medium",
  className?: string,
): string {
  return clsx("button", variants[variant], variant === "quiet" ? quietSize(size) : sizes[size], className)
}

function quietSize(size: ButtonSize): string {
  return clsx(sizes[size], "px-2")
}
