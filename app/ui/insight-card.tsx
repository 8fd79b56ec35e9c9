import ChartColumn from "lucide-react/dist/esm/icons/chart-column.js"
import CirclePlay from "lucide-react/dist/esm/icons/circle-play.js"
import FileText from "lucide-react/dist/esm/icons/file-text.js"
import Mic from "lucide-react/dist/esm/icons/mic.js"
import { type FormEvent, useState } from "react"
import { Badge } from "./badge"
import { InsightMenu, InsightWish } from "./insight-menu"
import { type PictureKind, PlaceholderPicture } from "./placeholder-picture"
import { SaveToggle } from "./save-toggle"
import { tell } from "./tell"

export interface Insight {
  id: string
  type: PictureKind
  title: string
  summary: string
  url: string
  source: string
  /** Both from our own origin. */
  imageUrl: string | null
  iconUrl: string | null
  /** Whole percent. */
  match: number
  /** Why it was chosen, in a line, and what each thing that it matched was worth. */
  why: string
  parts: { label: string; points: number }[]
  isRead: boolean
  isSaved: boolean
  feedback: "more" | "less" | null
  /** Its source is muted. */
  muted: boolean
  /** The day it was published, where that is known. */
  date: string | null
}

interface InsightCardProps {
  /** Null where it could not be read. */
  insight: Insight | null
  /** The page it stands on, to come back to without a script. */
  page: string
  level?: "h2" | "h3"
}

const types = {
  article: { Icon: FileText, label: "Article" },
  video: { Icon: CirclePlay, label: "Video" },
  podcast: { Icon: Mic, label: "Podcast" },
  report: { Icon: ChartColumn, label: "Report" },
} as const

/** One article of the feed. The whole card opens it, in a tab of its own. */
export function InsightCard({ insight, ...rest }: InsightCardProps) {
  return insight ? <ReadableInsight insight={insight} {...rest} /> : <BrokenInsight />
}

function ReadableInsight({ insight, page, level: Heading = "h3" }: InsightCardProps & { insight: Insight }) {
  const { id, type, title, summary, url, source, imageUrl, iconUrl, match, why, date } = insight
  const { Icon, label } = types[type]
  const redirectTo = `${page}#insight-${id}`
  const [opened, setOpened] = useState(false)
  const isRead = opened || insight.isRead

  async function open(event: FormEvent) {
    event.preventDefault()
    window.open(url, "_blank", "noopener,noreferrer")
    if (isRead) return
    setOpened(true)
    setOpened(await tell(`/api/content-feed/${id}/mark-read`, {}, "Failed to mark item as read"))
  }

  return (
    <article id={`insight-${id}`} className="insight group/card">
      {imageUrl ? (
        <img src={imageUrl} alt="" width={320} height={180} loading="lazy" className="insight-picture" />
      ) : (
        <PlaceholderPicture kind={type} source={source} />
      )}
      <div className="insight-body">
        <p className="insight-source">
          {iconUrl && <img src={iconUrl} alt="" width={16} height={16} loading="lazy" />}
          <span className="truncate">
            {source}
            {date && ` · ${date}`}
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-1">
            <Icon aria-hidden size={14} />
            {label}
          </span>
        </p>
        <form method="post" action={`/insights/${id}/open`} target="_blank" rel="noopener" onSubmit={open}>
          <Heading className="insight-title">
            <button type="submit">
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </button>
          </Heading>
        </form>
        <p className="insight-summary">{summary}</p>
        <p className="insight-why">{why}</p>
        <InsightWish insight={insight} redirectTo={redirectTo} />
        <div className="insight-foot">
          <Badge tone={isRead ? "neutral" : "accent"}>{isRead ? "Read" : "New"}</Badge>
          <span className="tabular-nums">{match}% match</span>
          <span className="ml-auto flex">
            <SaveToggle id={id} title={title} isSaved={insight.isSaved} redirectTo={redirectTo} />
            <InsightMenu insight={insight} redirectTo={redirectTo} />
          </span>
        </div>
      </div>
    </article>
  )
}

/** Stands where one article could not be read: the others are none the worse for it. */
function BrokenInsight() {
  return (
    <div className="insight">
      <div className="insight-picture ruled-lines" />
      <p className="insight-body text-sm text-muted">This insight could not be shown.</p>
    </div>
  )
}
