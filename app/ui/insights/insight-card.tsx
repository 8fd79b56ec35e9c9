import { clsx } from "clsx/lite"
import type { Insight } from "./insight"
import { InsightIcon } from "./insight-icon"
import { InsightMenu, InsightWish } from "./insight-menu"
import { PlaceholderPicture } from "./placeholder-picture"
import { useInsight } from "./use-insight"

interface InsightCardProps {
  /** Null if the insight could not be read. */
  insight: Insight | null
  /** The current page, to return to without a script. */
  page: string
  level?: "h2" | "h3"
}

const labels = { article: "Article", video: "Video", podcast: "Podcast", report: "Report" } as const

/** An article of the feed. Clicking anywhere on the card opens it in a new tab. */
export function InsightCard({ insight, ...rest }: InsightCardProps) {
  return insight ? <ReadableInsight insight={insight} {...rest} /> : <BrokenInsight />
}

/** The card is a single form, and each button submits its own intent. */
function ReadableInsight({ insight, page, level: Heading = "h3" }: InsightCardProps & { insight: Insight }) {
  const { shown, send } = useInsight(insight)
  const { id, type, title, source, imageUrl, iconUrl, date, isRead, isSaved } = shown
  return (
    <form
      id={id}
      method="post"
      action={`/insights/${id}`}
      // Not noreferrer: without a referrer the form has no origin and is refused.
      rel="noopener"
      onSubmit={send}
      className="insight"
    >
      <input type="hidden" name="redirectTo" value={page} />
      {imageUrl ? (
        <img src={imageUrl} alt="" width={320} height={180} loading="lazy" className="insight-picture" />
      ) : (
        <PlaceholderPicture kind={type} source={source} />
      )}
      <div className="insight-body">
        <p className="insight-source">
          {iconUrl && <img src={iconUrl} alt="" width={16} height={16} loading="lazy" />}
          <span>
            {source}
            {date && ` · ${date}`}
          </span>
          <InsightIcon name={type} />
          {labels[type]}
        </p>
        <Heading className="insight-title">
          <button type="submit" name="intent" value="open" formTarget="_blank">
            {title}
            <span className="sr-only"> (opens in a new tab)</span>
          </button>
        </Heading>
        <p className="insight-summary">{shown.summary}</p>
        <p className="insight-why">{shown.why}</p>
        <InsightWish insight={shown} />
        <div className="insight-foot">
          <span className={clsx("insight-state", !isRead && "insight-new")}>{isRead ? "Read" : "New"}</span>
          {shown.match !== null && <span>{`${shown.match}% match`}</span>}
          <button
            type="submit"
            name="intent"
            value={isSaved ? "unsave" : "save"}
            aria-pressed={isSaved}
            className="insight-tool"
          >
            <InsightIcon name={isSaved ? "saved" : "save"} />
            <span className="sr-only">{`Save ${title}`}</span>
          </button>
          <InsightMenu insight={shown} />
        </div>
      </div>
    </form>
  )
}

/** Replaces one article that could not be read; the others are unaffected. */
function BrokenInsight() {
  return (
    <div className="insight">
      <div className="insight-picture ruled-lines" />
      <p className="insight-body text-sm text-muted">This insight could not be shown.</p>
    </div>
  )
}
