import { Card } from "../../ui/card"
import type { ShownInfluence } from "./shown-influence.server"

/** The drawing stretches with its container, but its stroke width does not. */
const line = "non-scaling-stroke"

/**
 * The score over time as a line, with a mark for each day on which a piece was published. The drawing stretches with
 * the page; its strokes and labels keep their size.
 */
export function TrendCard({ trend: { points, marks } }: Pick<ShownInfluence, "trend">) {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) {
    return (
      <Card look="ruled" title="Score Trend">
        <p className="text-muted">Trend analysis coming soon</p>
        <p className="mt-1 text-sm text-muted">We save one score a day. The chart starts with the second.</p>
      </Card>
    )
  }
  const begin = Date.parse(first.on)
  const span = Math.max(1, Date.parse(last.on) - begin)
  const x = (day: string) => Math.round(((Date.parse(day) - begin) / span) * 1000) / 10
  const y = (value: number) => 100 - value
  const shown = marks.filter(({ on }) => on >= first.on && on <= last.on)
  const change = last.value - first.value
  const changed = change === 0 ? "no change" : `${change > 0 ? "up" : "down"} ${Math.abs(change)}`
  return (
    <Card look="ruled" title="Score Trend">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 py-2.5 pr-1.5 text-xs text-muted tabular-nums">
        <p aria-hidden className="-my-2.5 flex flex-col justify-between text-right">
          {[100, 50, 0].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </p>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`From ${first.value} on ${first.text} to ${last.value} on ${last.text}: ${changed}. ${shown.length} ${shown.length === 1 ? "day" : "days"} with something published.`}
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="h-32 w-full overflow-visible text-accent"
        >
          <path d="M0 0h100M0 50h100M0 100h100" vectorEffect={line} className="text-line" />
          {shown.map(({ on, text }) => (
            <g key={on} className="text-ink">
              <title>{`Published on ${text}`}</title>
              <path d={`M${x(on)} 100v-9`} vectorEffect={line} />
              <path d={`M${x(on)} 91v.01`} vectorEffect={line} strokeWidth={6} />
            </g>
          ))}
          <polyline
            vectorEffect={line}
            points={points.map(({ on, value }) => `${x(on)},${y(value)}`).join(" ")}
            strokeWidth={2}
          />
          <path d={`M${x(last.on)} ${y(last.value)}v.01`} vectorEffect={line} strokeWidth={7} />
        </svg>
        <p aria-hidden className="col-start-2 flex flex-wrap justify-between gap-x-4">
          <span>{first.text}</span>
          <span>{last.text}</span>
        </p>
      </div>
      <p className="mt-2 text-sm text-muted">
        {changed === "no change" ? "No change" : `${change > 0 ? "Up" : "Down"} ${Math.abs(change)}`} since {first.text}
        .{shown.length > 0 && " Dots mark the days you published something."}
      </p>
    </Card>
  )
}
