import { clsx } from "clsx/lite"
import { useId } from "react"
import { type MeterLevel, markOf } from "../level"

interface MeterProps {
  label: string
  /** 0 to 100. */
  percent: number
  /** The text on the right; defaults to the percentage. */
  text?: string
  level?: MeterLevel
}

/** A labeled percentage as a bar. */
export function Meter({ label, percent, text = `${Math.round(percent)}%`, level }: MeterProps) {
  const id = useId()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span id={id}>{label}</span>
        <span className="whitespace-nowrap tabular-nums text-muted">{text}</span>
      </div>
      <meter
        aria-labelledby={id}
        value={percent}
        min={0}
        max={100}
        className={clsx("bar mt-1.5", level && markOf[level])}
      >
        {text}
      </meter>
    </div>
  )
}
