import type { Review } from "../../domain/achievements/review/review"

/** The review as a sheet of paper. */
export function ReviewSheet({ review }: { review: Review }) {
  const { title, period, sections } = review
  return (
    <article className="max-w-3xl border border-line bg-paper-raised px-5 py-7 sm:px-10 sm:py-10 print:border-0 print:p-0">
      <h2 className="text-3xl">{title}</h2>
      <p className="mt-1 text-muted">{period}</p>
      {sections.map(({ role, themes }) => (
        <section key={role} className="mt-8">
          <h3 className="border-b border-ink pb-1.5 text-xl">{role}</h3>
          {themes.map(({ theme, lines }) => (
            <div key={theme ?? ""} className="mt-4">
              {theme && <h4 className="text-sm font-medium text-muted">{theme}</h4>}
              <ul className="manuscript mt-1.5 list-disc space-y-1.5 pl-5">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </article>
  )
}
