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
      <p className="font-serif text-xl leading-8 text-balance">{title}</p>
      {children && <div className="max-w-prose text-sm leading-8 text-pretty text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
    </div>
  )
}
