import { clsx } from "clsx/lite"
import { type MeterLevel, markOf } from "../level"

interface GaugeProps {
  /** The accessible name of the score. */
  label: string
  /** 0 to 100. */
  score: number
  level: MeterLevel
  /** The level's name. */
  levelName: string
  className?: string
}

const arc = "M 12 100 A 88 88 0 0 1 188 100"
const marks = [25, 50, 75]

/** A score as a server-rendered semicircle with small gaps between the levels. */
export function Gauge({ label, score, level, levelName, className }: GaugeProps) {
  return (
    <svg
      viewBox="0 0 200 108"
      role="img"
      aria-label={`${label}: ${score} of 100, ${levelName}`}
      className={clsx("block w-full", className)}
    >
      <Track />
      {score > 0 && (
        <path
          d={arc}
          pathLength={100}
          fill="none"
          stroke="currentColor"
          strokeWidth={12}
          strokeDasharray={`${score} 200`}
          className={markOf[level]}
        />
      )}
      {marks.map((mark) => (
        <line
          key={mark}
          x1={21}
          y1={100}
          x2={4}
          y2={100}
          stroke="var(--color-paper-raised)"
          strokeWidth={2}
          transform={`rotate(${mark * 1.8} 100 100)`}
        />
      ))}
      <text x={100} y={92} textAnchor="middle" fontSize={52} className="fill-ink font-serif">
        {score}
      </text>
    </svg>
  )
}

/** The gauge while its score is loading. */
export function EmptyGauge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 108" aria-hidden className={clsx("block w-full", className)}>
      <Track />
    </svg>
  )
}

function Track() {
  return <path d={arc} fill="none" stroke="currentColor" strokeWidth={12} className="text-line" />
}
