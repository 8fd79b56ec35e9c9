import { Link } from "@remix-run/react"
import { Badge } from "../../ui/badge"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { EmptyState } from "../../ui/feedback/empty-state"
import { TextLink } from "../../ui/text-link"

interface LatestDocument {
  id: string
  label: string
  title: string
  preview: string
  createdAt: string
  date: string
  open: number
}

/** The newest documents as small pages. */
export function LatestDocuments({ documents }: { documents: LatestDocument[] }) {
  if (documents.length === 0) {
    return (
      <EmptyState
        title="No documents yet"
        action={
          <>
            <ButtonLink to="/content">Choose what to write</ButtonLink>
            <ButtonLink to="/import">Bring your resume</ButtonLink>
          </>
        }
      >
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
      <ul className="small-pages">
        {documents.map(({ id, label, title, preview, createdAt, date, open }) => (
          <li key={id}>
            <p className="text-xs text-muted">{label}</p>
            <Link to={`/content/${id}`} prefetch="intent" className="small-page-title">
              {title}
            </Link>
            <p className="small-page-text">{preview}</p>
            <p className="small-page-foot">
              <time dateTime={createdAt}>{date}</time>
              {open > 0 && <Badge tone="caution">{`${open} to review`}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
