import type { ReactNode } from "react"

interface EmptyStateProps {
  title: ReactNode
  /** What will be here. */
  children?: ReactNode
  /** The one next action. */
  action?: ReactNode
}

/** An empty ruled page: what will be here, and the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="ruled-lines border-y border-line px-4 py-10 text-center">
      <p className="font-serif text-xl text-balance">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-prose text-sm text-muted">{children}</div>}
      {action && <div className="mt-5 flex justify-center">{action}</div>}
    </div>
  )
}
