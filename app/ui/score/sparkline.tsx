interface SparklineProps {
  /** Scores (0 to 100) by day (YYYY-MM-DD), oldest first. */
  trend: { day: string; score: number }[]
}

const width = 160
const height = 40
/** Space for the dot at the end. */
const margin = 4
/** The minimum span of the y-axis in points, so that a small change does not look like a jump. */
const leastSpan = 20

/** A score over time as a small server-rendered line without axes. Renders nothing for fewer than two points. */
export function Sparkline({ trend }: SparklineProps) {
  const [first] = trend
  const last = trend.at(-1)
  if (!first || !last || trend.length < 2) return null
  const scores = trend.map(({ score }) => score)
  const low = Math.min(...scores)
  const span = Math.max(leastSpan, Math.max(...scores) - low)
  const begin = Date.parse(first.day)
  const days = Math.max(1, Date.parse(last.day) - begin)
  const at = ({ day, score }: SparklineProps["trend"][number]) => {
    const x = margin + ((Date.parse(day) - begin) / days) * (width - 2 * margin)
    const y = height - margin - ((score - low) / span) * (height - 2 * margin)
    return [Math.round(x), Math.round(y)]
  }
  const [x, y] = at(last)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`From ${first.score} to ${last.score} in ${Math.round(days / 86_400_000)} days`}
      className="block w-40 max-w-full text-accent"
    >
      <polyline points={trend.map(at).join(" ")} fill="none" stroke="currentColor" strokeWidth={2} />
      <circle cx={x} cy={y} r={3} fill="currentColor" />
    </svg>
  )
}
