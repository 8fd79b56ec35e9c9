import { Link } from "@remix-run/react"
import ArrowRight from "lucide-react/dist/esm/icons/arrow-right.js"
import type { FeedFilter } from "../../domain/feed/personal/rules"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"
import { Notice } from "../../ui/feedback/notice"
import type { Insight } from "../../ui/insights/insight"
import { InsightCard } from "../../ui/insights/insight-card"
import { insightTabs } from "../../ui/insights/insight-filters"
import { MutedSources } from "../../ui/insights/muted-sources"
import { RefreshFeed } from "../../ui/insights/refresh-feed"
import { TabLinks } from "../../ui/tab-links"
import { TextLink } from "../../ui/text-link"
import { skillsLabel, whyEmpty } from "./why-empty"

interface InsightsProps {
  filter: FeedFilter
  /** Whether the profile lists skills. */
  hasSkills: boolean
  /** Null if the feed could not be read. */
  feed: {
    items: (Insight | null)[]
    /** The date of the last refresh. */
    refreshed: string | null
    problem: string | null
    muted: { host: string; source: string }[]
  } | null
}

const here = "/dashboard"
/** The page on which skills are added to the profile. */
const addSkills = "/onboarding?step=2"
/** Below this number of articles, the page suggests how to get more. */
const few = 3

/** This week's articles in compact rows. */
export function Insights({ filter, feed, hasSkills }: InsightsProps) {
  const page = filter === "all" ? here : `${here}?filter=${filter}`
  // Without skills there is nothing to choose articles by, so refreshing would find nothing either.
  const isBare = feed?.items.length === 0 && filter === "all" && !hasSkills
  return (
    <section id="insights" aria-labelledby="insights-title" className="mt-14 scroll-mt-4 border-t border-ink pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="insights-title" className="text-xl">
            Professional Insights
          </h2>
          <p className="mt-0.5 text-sm text-muted">
            {`Refreshed weekly, chosen from what you've told us${feed?.refreshed && !isBare ? ` · last refreshed ${feed.refreshed}` : ""}`}
          </p>
        </div>
        {!isBare && <RefreshFeed redirectTo={page} />}
      </div>
      <div className="mt-2 mb-5">
        <TabLinks label="Kinds of insights" tabs={insightTabs(here, filter, "#insights")} />
      </div>
      {feed?.problem && (
        <Notice variant="caution" className="mb-5">
          {feed.problem}
        </Notice>
      )}
      {feed === null ? (
        <Failed page={page} />
      ) : (
        <Row items={feed.items} page={page} filter={filter} hasSkills={hasSkills} />
      )}
      {feed && feed.muted.length > 0 && (
        <details className="mt-3 max-w-md text-sm">
          <summary className="inline-flex text-muted underline hover:text-ink">
            {feed.muted.length === 1 ? "1 muted source" : `${feed.muted.length} muted sources`}
          </summary>
          <MutedSources sources={feed.muted} redirectTo={page} />
        </details>
      )}
    </section>
  )
}

interface RowProps {
  items: (Insight | null)[]
  page: string
  filter: FeedFilter
  hasSkills: boolean
}

function Row({ items, page, filter, hasSkills }: RowProps) {
  if (items.length === 0) {
    return (
      <>
        <EmptyState
          title="No insights available yet"
          action={
            <span className="flex flex-wrap gap-3">
              <ButtonLink to={addSkills}>{skillsLabel(hasSkills)}</ButtonLink>
              <ButtonLink to="/content">Generate Content</ButtonLink>
            </span>
          }
        >
          {whyEmpty(filter, hasSkills)}
        </EmptyState>
        <Explore />
      </>
    )
  }
  return (
    <>
      <ul className="insight-compact">
        {items.map((card, at) => (
          <li key={card?.id ?? at}>
            <InsightCard insight={card} page={page} />
          </li>
        ))}
      </ul>
      {filter === "all" && items.length < few && (
        <p className="mt-4 text-sm text-muted">
          Only close matches are listed here. <TextLink to={addSkills}>{skillsLabel(hasSkills)}</TextLink> to get more
          of them.
        </p>
      )}
      <Explore />
    </>
  )
}

/** The end of the list. */
function Explore() {
  return (
    <p className="mt-5">
      Explore More:{" "}
      <Link
        to="/insights"
        prefetch="intent"
        className="inline-flex items-center gap-1.5 font-medium text-accent hover:underline"
      >
        View All Insights
        <ArrowRight aria-hidden size="1rem" />
      </Link>
    </p>
  )
}

function Failed({ page }: { page: string }) {
  return (
    <Notice
      variant="destructive"
      title="Failed to load content feed"
      action={
        <ButtonLink to={page} reloadDocument size="small">
          Try Again
        </ButtonLink>
      }
    >
      Everything else on this page is up to date.
    </Notice>
  )
}
