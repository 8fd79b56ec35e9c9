import type { EvidenceKind } from "../../domain/evidence/schema"

export interface LedgerItem {
  id: string
  kind: EvidenceKind
  text: string
  source: string
  createdAt: string
  date: string
}

/** The profile's evidence, grouped by field. */
export function ProfileItems({ items }: { items: LedgerItem[] }) {
  const sources = [...new Set(items.map(({ source }) => source))]
  return (
    <div className="divide-y divide-line">
      {sources.map((source) => (
        <section key={source} aria-label={source} className="py-5">
          <h3 className="font-sans text-sm text-muted">{source}</h3>
          <ul className="mt-1">
            {items
              .filter((item) => item.source === source)
              .map(({ id, text }) => (
                <li key={id} className="manuscript border-l-2 border-line-strong py-1 pl-3">
                  {text}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
