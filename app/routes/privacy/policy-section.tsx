import type { ReactNode } from "react"

export interface PolicySectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One numbered section: the title in the margin, the text beside it. */
export function PolicySection({ id, title, children, number }: PolicySectionProps & { number: number }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-3 border-t border-line py-8 lg:grid-cols-12"
    >
      <h2 id={`${id}-title`} className="text-xl lg:col-span-4">
        <span className="mr-1 tabular-nums text-accent">{number}.</span> {title}
      </h2>
      <div className="max-w-prose space-y-4 lg:col-span-8 [&_ul]:list-disc [&_li+li]:mt-1.5 [&_ul]:pl-5">
        {children}
      </div>
    </section>
  )
}
