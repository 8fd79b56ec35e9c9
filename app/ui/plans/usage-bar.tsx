import { clsx } from "clsx/lite"
import { useId } from "react"
import { isLeft } from "../../domain/plans/rules"

interface UsageBarProps {
  label: string
  used: number
  limit: number | "unlimited"
  /** Shown when the limit is used up. */
  reachedText?: string
}

/** The used share of a limit as a whole percentage, capped at 100; 0 if unlimited. */
export function usagePercent(used: number, limit: number | "unlimited"): number {
  if (limit === "unlimited") return 0
  if (limit <= 0) return 100
  return Math.min(100, Math.round((used / limit) * 100))
}

/** "Growth Pulse Entries 3/4" above a bar. */
export function UsageBar({ label, used, limit, reachedText = "Limit reached - upgrade to continue" }: UsageBarProps) {
  const id = useId()
  const reached = !isLeft(used, limit)
  const amount = limit === "unlimited" ? "∞" : limit
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span id={id}>{label}</span>
        <span className="whitespace-nowrap tabular-nums text-muted">
          {used}/{amount}
          {limit === "unlimited" && <span className="sr-only"> (unlimited)</span>}
        </span>
      </div>
      <progress
        aria-labelledby={id}
        value={usagePercent(used, limit)}
        max={100}
        className={clsx("bar mt-1.5", reached && "text-warning-mark")}
      />
      {reached && <p className="mt-1 text-xs text-warning">{reachedText}</p>}
    </div>
  )
}
