import { Link, useSearchParams } from "@remix-run/react"
import Copy from "lucide-react/dist/esm/icons/copy.js"
import Trash from "lucide-react/dist/esm/icons/trash-2.js"
import { Badge } from "../../../ui/badge"
import { ButtonLink } from "../../../ui/button-link"
import { Card } from "../../../ui/card"
import { EmptyState } from "../../../ui/feedback/empty-state"
import { TextLink } from "../../../ui/text-link"
import { CopyButton } from "../copy-button"
import { isHeldBack } from "../held-back"

interface ContentCard {
  id: string
  title: string
  isResume: boolean
  label: string
  preview: string
  createdAt: string
  date: string
  blocked: number
  unconfirmed: number
  overridden: boolean
}

interface RecentContentProps {
  items: ContentCard[]
  nextCursor: string | null
  isPaged: boolean
}

/** The documents, newest first. */
export function RecentContent({ items, nextCursor, isPaged }: RecentContentProps) {
  return (
    <Card
      look="ruled"
      title="Recent Content"
      action={
        <TextLink to="/content/trash" className="text-sm">
          Trash
        </TextLink>
      }
    >
      {items.length === 0 ? (
        <EmptyState title={isPaged ? "There are no older documents" : "No documents yet"}>
          {!isPaged && "Choose a content type above. Your documents appear here with their sources."}
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} className="py-6 first:pt-1">
              <Item item={item} />
            </li>
          ))}
        </ol>
      )}
      <div className="flex gap-3">
        {isPaged && <ButtonLink to="/content">Newest</ButtonLink>}
        {nextCursor && <ButtonLink to={`?cursor=${nextCursor}`}>Older</ButtonLink>}
      </div>
    </Card>
  )
}

function Item({ item }: { item: ContentCard }) {
  const { id, title, isResume, label, preview, createdAt, date, blocked, unconfirmed } = item
  const [search] = useSearchParams()
  const asking = new URLSearchParams(search)
  asking.set("delete", id)
  return (
    <article className="relative">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <span>{label}</span>
        <time dateTime={createdAt}>{date}</time>
        {blocked > 0 && <Badge tone="negative">{blocked} blocked</Badge>}
        {unconfirmed > 0 && <Badge tone="caution">{unconfirmed} unconfirmed</Badge>}
      </p>
      <h3 className="mt-1 text-xl">
        <Link to={`/content/${id}`} prefetch="intent" className="covers hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-1 max-w-prose font-serif text-muted">{preview}</p>
      <div className="relative mt-3 flex w-fit flex-wrap gap-2">
        {isHeldBack(item) ? (
          <ButtonLink to={`/content/${id}?take=copy`} size="small">
            <Copy aria-hidden />
            Copy<span className="sr-only"> {title}</span>
          </ButtonLink>
        ) : (
          <CopyButton id={id} size="small" aria-label={`Copy ${title}`} />
        )}
        {isResume && (
          <ButtonLink to={`/resume-editor?content=${id}`} size="small">
            Edit Template<span className="sr-only"> of {title}</span>
          </ButtonLink>
        )}
        <ButtonLink to={`?${asking}`} preventScrollReset size="small" variant="quiet">
          <Trash aria-hidden />
          Delete<span className="sr-only"> {title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
