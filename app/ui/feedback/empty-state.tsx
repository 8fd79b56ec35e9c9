import type { ReactNode } from "react"

interface EmptyStateProps {
  title: ReactNode
  /** One sentence about the content to come. */
  children?: ReactNode
  /** The single next action. */
  action?: ReactNode
}

/** An empty list or page, with the next action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-page">
      <p className="font-serif text-xl leading-7 text-balance">{title}</p>
      {children && <div className="mt-1.5 max-w-prose text-sm text-pretty text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
    </div>
  )
}
