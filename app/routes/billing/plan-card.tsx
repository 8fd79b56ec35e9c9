import type { Plan, Tier } from "../../domain/billing/schema"
import { Badge } from "../../ui/badge"
import { Button } from "../../ui/button"
import { PlanFeatures } from "../../ui/plan-summary"

interface PlanCardProps {
  plan: Plan & { saving: number }
  annual: boolean
  current: Tier
  /** The element that says why an upgrade cannot be bought. */
  reasonId: string
}

export function PlanCard({ plan, annual, current, reasonId }: PlanCardProps) {
  const isCurrent = plan.id === current
  return (
    <li className="flex flex-col border border-line bg-paper-raised p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-xl">{plan.name}</h3>
        <span className="flex gap-2">
          {plan.popular && <Badge tone="accent">Most Popular</Badge>}
          {isCurrent && <Badge>Current</Badge>}
        </span>
      </div>
      <Price plan={plan} annual={annual} />
      <div className="flex-1">
        <PlanFeatures plan={plan} />
      </div>
      <Button variant="secondary" className="mt-6 w-full" disabled aria-describedby={isCurrent ? undefined : reasonId}>
        {isCurrent ? "Current Plan" : plan.id === "free" ? "Downgrade to Free" : `Upgrade to ${plan.name}`}
      </Button>
    </li>
  )
}

function Price({ plan, annual }: { plan: Plan & { saving: number }; annual: boolean }) {
  const yearly = annual && plan.price > 0
  return (
    <p className="mt-3">
      <span className="font-serif text-3xl">${yearly ? plan.annualPrice : plan.price}</span>{" "}
      <span className="text-muted">{yearly ? "a year" : "a month"}</span>
      {yearly && <span className="mt-0.5 block text-sm text-positive">{plan.saving}% less than twelve months</span>}
    </p>
  )
}
