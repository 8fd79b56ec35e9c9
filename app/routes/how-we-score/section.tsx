import type { ReactNode } from "react"

interface SectionProps {
  id: string
  number: number
  title: string
  /** One sentence in the margin about the figure's purpose. */
  aside: ReactNode
  children: ReactNode
}

/** One figure: its name in the margin, its formula beside it. */
export function Section({ id, number, title, aside, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-12 gap-y-6 border-t border-ink py-10 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h2 id={`${id}-title`} className="text-2xl">
          <span className="mr-1 text-accent tabular-nums">{number}.</span> {title}
        </h2>
        <p className="mt-3 max-w-prose text-sm text-muted">{aside}</p>
      </div>
      <div className="min-w-0 space-y-6 lg:col-span-8">{children}</div>
    </section>
  )
}

/** A formula, separated from the text. */
export function Formula({ children }: { children: ReactNode }) {
  return <p className="max-w-prose border-l-3 border-accent pl-5 font-serif text-xl text-pretty">{children}</p>
}

/** Running text. */
export function Text({ children }: { children: ReactNode }) {
  return <p className="max-w-prose">{children}</p>
}
