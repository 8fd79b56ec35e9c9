import type { ReactNode } from "react"

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
  /** A short line above the title, e.g. "Step 2 of 3" or a date. */
  above?: ReactNode
}

/** The page's only h1, its description and its main action. */
export function PageHeader({ title, description, action, above }: PageHeaderProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-10">
      <div className="min-w-0 max-w-prose flex-1 basis-md">
        {above && <p className="mb-2 text-sm text-muted">{above}</p>}
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {description && <p className="mt-2 text-muted">{description}</p>}
      </div>
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
    </header>
  )
}
