import type { FeedFilter } from "../../domain/feed/personal/rules"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"

interface NoInsightsProps {
  saved: boolean
  filter: FeedFilter
  /** Any page after the first. */
  isPaged: boolean
}

/** The empty states of the insights page. */
export function NoInsights({ saved, filter, isPaged }: NoInsightsProps) {
  const all = <ButtonLink to="/insights">All insights</ButtonLink>
  if (isPaged) return <EmptyState title="There are no older insights" action={all} />
  if (saved) {
    return (
      <EmptyState title="Nothing saved yet" action={all}>
        Bookmark an insight to keep it here, however old it gets.
      </EmptyState>
    )
  }
  if (filter !== "all") {
    return (
      <EmptyState title="No insights available yet" action={all}>
        Nothing of this kind so far.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No insights available yet"
      action={
        <ButtonLink to="/content" variant="primary">
          Generate Content
        </ButtonLink>
      }
    >
      Articles, videos, podcasts and reports about your field will appear here, newest first.
    </EmptyState>
  )
}
