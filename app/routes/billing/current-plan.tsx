import type { Limit } from "../../domain/billing/schema"
import { Card } from "../../ui/card"
import { UsageBar } from "../../ui/usage-bar"

interface CurrentPlanProps {
  viewer: { planName: string }
  usage: { growthPulseCount: number; growthLimit: Limit; contentGenCount: number; contentLimit: Limit }
  resets: { date: string; text: string }
}

export function CurrentPlan({ viewer, usage, resets }: CurrentPlanProps) {
  return (
    <Card title={`Current plan: ${viewer.planName}`} className="max-w-2xl">
      <div className="space-y-4">
        <UsageBar label="Growth Pulse Entries" used={usage.growthPulseCount} limit={usage.growthLimit} />
        <UsageBar label="AI Content Generation" used={usage.contentGenCount} limit={usage.contentLimit} />
      </div>
      <p className="mt-4 text-sm text-muted">
        Both start anew on <time dateTime={resets.date}>{resets.text}</time>.
      </p>
    </Card>
  )
}
