import { clsx } from "clsx/lite"
import { type ReactNode, useId } from "react"

interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Shown beside the title: a badge, a link or a button. */
  action?: ReactNode
  children?: ReactNode
  /** A raised sheet, or a section below a rule. */
  look?: "sheet" | "ruled"
  id?: string
  className?: string
}

/** A titled part of a page. */
export function Card({ title, description, action, children, look = "sheet", id, className }: CardProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={clsx(
        look === "sheet" ? "surface-raised border border-line p-5 sm:p-6" : "border-t border-ink pt-4",
        className,
      )}
    >
      {title && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {action}
        </div>
      )}
      {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      {children && <div className={title || description ? "mt-4" : undefined}>{children}</div>}
    </section>
  )
}
