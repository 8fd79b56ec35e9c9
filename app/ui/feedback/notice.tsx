import { clsx } from "clsx/lite"
import type { ReactNode } from "react"

type NoticeVariant = "default" | "positive" | "caution" | "destructive"

interface NoticeProps {
  title?: ReactNode
  children?: ReactNode
  variant?: NoticeVariant
  /** A button or link at the end of the message. */
  action?: ReactNode
  id?: string
  className?: string
}

const looks: Record<NoticeVariant, string> = {
  default: "border-accent bg-accent-soft",
  positive: "border-positive-mark bg-positive-soft",
  caution: "border-caution-mark bg-caution-soft",
  destructive: "border-negative-mark bg-negative-soft",
}

/** A message in the page with a rule on its left, like a margin note. Errors are announced immediately. */
export function Notice({ title, children, variant = "default", action, id, className }: NoticeProps) {
  return (
    <div
      id={id}
      role={variant === "destructive" ? "alert" : "status"}
      className={clsx(
        "flex flex-wrap items-center gap-x-6 gap-y-3 border-l-3 px-4 py-3 text-sm",
        looks[variant],
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? "mt-0.5" : undefined}>{children}</div>}
      </div>
      {action}
    </div>
  )
}
