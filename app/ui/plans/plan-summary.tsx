import { limitText } from "../../domain/plans/catalog"
import type { Plan } from "../../domain/plans/schema"

/** A plan's price, limits and features, from the catalog. */
export function PlanSummary({ plan }: { plan: Plan }) {
  return (
    <div>
      <p className="font-serif">
        <span className="text-3xl">${plan.price}</span> <span className="text-muted">a month</span>
      </p>
      <PlanFeatures plan={plan} />
    </div>
  )
}

export function PlanFeatures({ plan }: { plan: Plan }) {
  const lines = [
    limitText(plan.limits.growthPulse, "Growth Pulse entry", "Growth Pulse entries"),
    limitText(plan.limits.content, "AI content generation", "AI content generations"),
    ...plan.features,
  ]
  return (
    <ul className="mt-4 space-y-1.5 text-sm">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5 dashed-item">
          {line}
        </li>
      ))}
    </ul>
  )
}
