import { Link } from "@remix-run/react"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"
import { textOf } from "../../ui/level"
import { levelOfScore } from "./score-level"
import type { ShownInfluence } from "./shown-influence.server"

/** The analyzed texts, newest first; each opens with its feedback. */
export function AnalysisList({ items, nextCursor }: { items: ShownInfluence["analyses"]; nextCursor: string | null }) {
  if (items.length === 0) {
    return (
      <EmptyState
        title="No texts analyzed yet"
        action={
          <ButtonLink to="?analyze=1" variant="primary" preventScrollReset>
            Analyze Content
          </ButtonLink>
        }
      >
        Paste something you published to see how it reads, sentence by sentence.
      </EmptyState>
    )
  }
  return (
    <>
      <ol className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="relative flex gap-5 py-4">
            <p className={`w-20 shrink-0 font-serif text-2xl tabular-nums ${textOf[levelOfScore(item.score).level]}`}>
              {item.score}
              <span className="sr-only"> of 100, </span>
              <span className="block font-sans text-xs font-medium">{levelOfScore(item.score).name}</span>
            </p>
            <div className="min-w-0">
              <p className="flex flex-wrap gap-x-3 text-xs text-muted">
                <span>{item.label}</span>
                <time dateTime={item.dateTime}>{item.date}</time>
              </p>
              <Link
                to={`?tab=analysis&analysis=${item.id}`}
                preventScrollReset
                className="mt-1 block font-serif wrap-anywhere covers hover:underline"
              >
                {item.heading && <span className="block font-semibold">{item.heading}</span>}
                {item.preview}
              </Link>
            </div>
          </li>
        ))}
      </ol>
      {nextCursor && <ButtonLink to={`?tab=analysis&cursor=${nextCursor}#analytics`}>Older</ButtonLink>}
    </>
  )
}
