import { clsx } from "clsx/lite"
import type { Tier } from "../../domain/kernel/tier"
import { annualSaving, planList } from "../../domain/plans/catalog"
import type { Plan } from "../../domain/plans/schema"
import { Badge } from "../../ui/badge"
import { ButtonLink } from "../../ui/button-link"
import { PlanSummary } from "../../ui/plans/plan-summary"
import { Section } from "./section"

const buttonTexts: Record<Tier, string> = {
  free: "Get Started Free",
  starter: "Start Free Trial",
  pro: "Get Started with Pro",
}

/** The three plans from the catalog; each leads to registration. */
export function PlanCards() {
  return (
    <Section
      id="plans"
      seen="pricing_view"
      title="Start free. Pay when you write more."
      intro="Every account starts on the Free plan, and nothing is charged until you upgrade. Prices in US dollars. Limits reset every month, and you can cancel any time."
    >
      <ul className="grid gap-6 md:grid-cols-3 md:gap-0">
        {planList.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </Section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      className={clsx(
        "flex flex-col border p-6 md:not-first:-ml-px lg:p-8",
        plan.popular ? "relative z-1 border-ink bg-paper-raised" : "border-line",
      )}
    >
      <h3 className="mb-4 flex items-center justify-between gap-3 text-xl">
        {plan.name}
        {plan.popular && (
          <Badge tone="accent" className="font-sans">
            Most Popular
          </Badge>
        )}
      </h3>
      <PlanSummary plan={plan} />
      <div className="mt-auto pt-8">
        <p className="mb-3 text-sm text-muted">{annualText(plan)}</p>
        <ButtonLink
          to="/auth/register"
          reloadDocument
          data-track-click={plan.id === "starter" ? "trial_start" : "sign_up_click"}
          variant={plan.popular ? "primary" : "secondary"}
          className="w-full"
        >
          {buttonTexts[plan.id]}
        </ButtonLink>
      </div>
    </li>
  )
}

function annualText(plan: Plan): string {
  if (plan.price === 0) return "Free for as long as you like"
  return `Or $${plan.annualPrice} a year, which saves ${annualSaving(plan)}%`
}
