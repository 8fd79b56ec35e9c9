import type { Limit, Tier } from "../../domain/kernel/tier"
import { Badge } from "../../ui/badge"
import { ButtonLink } from "../../ui/button-link"
import { UsageBar } from "../../ui/plans/usage-bar"
import { Section } from "./section"

interface PlanSectionProps {
  viewer: { membershipTier: Tier; planName: string }
  usage: {
    planPrice: number
    growthPulseCount: number
    growthLimit: Limit
    contentGenCount: number
    contentLimit: Limit
  }
}

/** The strongest mark for the largest plan; the word says the same. */
const marks: Record<Tier, string> = {
  pro: "border-accent bg-accent text-on-accent",
  starter: "bg-accent-soft text-accent",
  free: "",
}

export function PlanSection({ viewer, usage }: PlanSectionProps) {
  return (
    <Section title="Current Plan" description="What your plan includes, and how much of it you have used this period.">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p className="flex items-baseline gap-3">
          <Badge className={marks[viewer.membershipTier]}>{viewer.planName}</Badge>
          <span className="tabular-nums">
            ${usage.planPrice} <span className="text-muted">per month</span>
          </span>
        </p>
        <ButtonLink to="/billing" variant="secondary" size="small">
          Manage Subscription
        </ButtonLink>
      </div>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <UsageBar label="Growth Pulses Used" used={usage.growthPulseCount} limit={usage.growthLimit} />
        <UsageBar label="Content Generated" used={usage.contentGenCount} limit={usage.contentLimit} />
      </div>
    </Section>
  )
}
