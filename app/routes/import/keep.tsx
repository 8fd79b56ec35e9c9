import type { ReactNode } from "react"

interface KeepProps {
  name: string
  kept: boolean
  /** The location in the file, if it is shown. */
  source?: string
  children: ReactNode
}

/** A checkbox that keeps a part of a resume. Unchecked parts are skipped. */
export function Keep({ name, kept, source, children }: KeepProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <label className="flex min-w-0 items-baseline gap-3">
        <input type="checkbox" name={name} defaultChecked={kept} className="size-4 shrink-0 relative top-0.5" />
        <span className="wrap-anywhere">{children}</span>
      </label>
      {source && <span className="ml-7 inline-block text-xs text-muted first-letter:uppercase">{source}</span>}
    </div>
  )
}
