import { Card } from "../../ui/card"
import type { ShownInfluence } from "./shown-influence.server"

const width = 320
const height = 132
const left = 26
const bottom = 112
const top = 8

/** The score of each day as a line, with a mark for each day on which something was published. */
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
  const x = (day: string) => left + ((Date.parse(day) - begin) / span) * (width - left - 8)
  const y = (value: number) => bottom - (value / 100) * (bottom - top)
  const shown = marks.filter(({ on }) => on >= first.on && on <= last.on)
  const change = last.value - first.value
  const changed = change === 0 ? "no change" : `${change > 0 ? "up" : "down"} ${Math.abs(change)}`
  return (
    <Card look="ruled" title="Score Trend">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`From ${first.value} on ${first.text} to ${last.value} on ${last.text}: ${changed}. ${shown.length} ${shown.length === 1 ? "day" : "days"} with something published.`}
        className="block w-full"
      >
        {[0, 50, 100].map((value) => (
          <g key={value}>
            <line x1={left} x2={width - 8} y1={y(value)} y2={y(value)} stroke="currentColor" className="text-line" />
            <text x={left - 6} y={y(value) + 4} textAnchor="end" fontSize={11} className="fill-muted">
              {value}
            </text>
          </g>
        ))}
        {shown.map(({ on, text }) => (
          <g key={on} className="text-ink">
            <title>{`Published on ${text}`}</title>
            <line x1={x(on)} x2={x(on)} y1={bottom} y2={bottom - 8} stroke="currentColor" strokeWidth={1.5} />
            <circle cx={x(on)} cy={bottom - 10} r={3} fill="currentColor" />
          </g>
        ))}
        <polyline
          points={points.map(({ on, value }) => `${x(on).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          className="text-accent"
        />
        <circle cx={x(last.on)} cy={y(last.value)} r={3.5} fill="currentColor" className="text-accent" />
        <text x={left} y={height - 4} fontSize={11} className="fill-muted">
          {first.text}
        </text>
        <text x={width - 8} y={height - 4} textAnchor="end" fontSize={11} className="fill-muted">
          {last.text}
        </text>
      </svg>
      <p className="mt-2 text-sm text-muted">
        {changed === "no change" ? "No change" : `${change > 0 ? "Up" : "Down"} ${Math.abs(change)}`} since {first.text}
        .{shown.length > 0 && " Dots mark the days you published something."}
      </p>
    </Card>
  )
}
