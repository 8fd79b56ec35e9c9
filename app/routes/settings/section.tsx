import { type ReactNode, useId } from "react"

interface SectionProps {
  title: string
  /** The purpose, shown beside the controls. */
  description?: ReactNode
  id?: string
  children: ReactNode
}

/** A section of the settings: its name in the margin, its controls beside it, and a hairline between sections. */
export function Section({ title, description, id, children }: SectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-5 border-b border-line py-9 last:border-b-0 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {description && <div className="mt-1.5 space-y-2 text-sm text-muted">{description}</div>}
      </div>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </section>
  )
}
