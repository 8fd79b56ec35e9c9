import { Link } from "@remix-run/react"
import { Badge } from "../../ui/badge"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { EmptyState } from "../../ui/empty-state"
import { TextLink } from "../../ui/text-link"

interface LatestDocument {
  id: string
  label: string
  title: string
  createdAt: string
  date: string
  open: number
}

export function LatestDocuments({ documents }: { documents: LatestDocument[] }) {
  if (documents.length === 0) {
    return (
      <EmptyState title="No documents yet" action={<ButtonLink to="/content">Choose what to write</ButtonLink>}>
        Your resumes, posts and letters will appear here, each sentence with its source.
      </EmptyState>
    )
  }
  return (
    <Card
      look="ruled"
      title="Latest documents"
      action={
        <TextLink to="/content" className="text-sm">
          All documents
        </TextLink>
      }
    >
      <ul className="divide-y divide-line">
        {documents.map(({ id, label, title, createdAt, date, open }) => (
          <li key={id} className="py-3 first:pt-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <Link to={`/content/${id}`} prefetch="intent" className="min-w-0 font-serif text-lg hover:underline">
                {title}
              </Link>
              {open > 0 && (
                <Badge tone="caution">{open === 1 ? "1 sentence to review" : `${open} sentences to review`}</Badge>
              )}
            </div>
            <p className="mt-0.5 text-sm text-muted">
              {label} · <time dateTime={createdAt}>{date}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
