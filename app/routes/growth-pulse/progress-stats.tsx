import { formatNumber } from "../../domain/kernel/format"
import { useLocale } from "../../ui/browser/locale"
import { Card } from "../../ui/card"
import { Meter } from "../../ui/score/meter"

interface ProgressStatsProps {
  stats: {
    currentStreak: number
    answeredEntries: number
    completionRate: number
    impactRate: number
    cadence: "daily" | "weekly"
  }
}

/** The figures beside the question. */
export function ProgressStats({ stats }: ProgressStatsProps) {
  const { currentStreak, answeredEntries, completionRate, impactRate, cadence } = stats
  return (
    <Card title="Progress Stats" look="ruled">
      <dl className="mb-5 grid grid-cols-2 gap-4">
        <Figure name={cadence === "daily" ? "Day streak" : "Week streak"} value={currentStreak} />
        <Figure name="Total entries" value={answeredEntries} />
      </dl>
      <div className="flex flex-col gap-4">
        <Meter label="Completion rate" percent={completionRate} />
        <Meter label="Impact rate" percent={impactRate} />
      </div>
    </Card>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  const locale = useLocale()
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-serif text-3xl tabular-nums">{formatNumber(value, locale)}</dd>
    </div>
  )
}
