import type { ReactNode } from "react"
import type { EventName } from "../../domain/tracking/schema"

interface SectionProps {
  id: string
  title: ReactNode
  intro?: ReactNode
  /** The event that a consented tracker counts when the section comes into view. */
  seen?: EventName
  children: ReactNode
}

/** A section of the landing page: its title above its content. */
export function Section({ id, title, intro, seen, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      data-track-seen={seen}
      className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14 lg:px-8 lg:py-16"
    >
      <div className="border-t border-ink pt-5">
        <h2 id={id} className="max-w-prose text-3xl">
          {title}
        </h2>
        {intro && <p className="mt-3 max-w-prose text-muted">{intro}</p>}
        <div className="mt-8 sm:mt-12">{children}</div>
      </div>
    </section>
  )
}
