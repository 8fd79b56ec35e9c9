import { Link } from "@remix-run/react"
import { Card } from "../../ui/card"
import { EmptyState } from "../../ui/feedback/empty-state"
import { TextLink } from "../../ui/text-link"
import { ScoreBadge } from "./score-badge"
import type { ShownSummary } from "./shown-summary"

/** The newest analyses with their first skills. */
export function RecentAnalyses({ items }: { items: ShownSummary[] }) {
  return (
    <Card
      look="ruled"
      title="Recent Job Analyses"
      action={
        <TextLink to="/job-analysis/board" className="text-sm">
          All applications
        </TextLink>
      }
    >
      {items.length === 0 ? (
        <EmptyState title="No postings yet">Postings you analyze appear here with their requirements.</EmptyState>
      ) : (
        <ol className="divide-y divide-line">
          {items.map(({ id, title, company, skills, score, band, statusLabel, date, createdAt }) => (
            <li key={id} className="relative py-4 first:pt-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
                <time dateTime={createdAt}>{date}</time>
                <span>{statusLabel}</span>
                <ScoreBadge score={score} band={band} />
              </p>
              <h3 className="mt-1 text-lg wrap-anywhere">
                <Link to={`/job-analysis/${id}`} prefetch="intent" className="covers hover:underline">
                  {title}
                </Link>
              </h3>
              {company && <p className="text-sm wrap-anywhere">{company}</p>}
              {skills.length > 0 && <p className="mt-1 text-sm text-muted">{skills.join(" · ")}</p>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
