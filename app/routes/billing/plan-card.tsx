import type { OfferedPlan } from "../../domain/billing/offers"
import { Badge } from "../../ui/badge"
import { Button } from "../../ui/button"
import { PlanFeatures } from "../../ui/plans/plan-summary"
import { CheckoutButton } from "./checkout-button"

interface PlanCardProps {
  plan: OfferedPlan & { saving: number }
  annual: boolean
  isCurrent: boolean
  /** Cheaper than the current plan. */
  isSmaller: boolean
  /** Whether the current plan is paid annually; null for other plans and for the free plan. */
  paidAnnually: boolean | null
  /** The id of the note that explains why a plan cannot be bought, or how a change is charged. */
  noteId: string | undefined
}

export function PlanCard({ plan, annual, isCurrent, isSmaller, paidAnnually, noteId }: PlanCardProps) {
  return (
    // Cards side by side share grid rows, so prices and features line up.
    <li className="border border-line bg-paper-raised p-5 sm:p-6 md:row-span-4 md:grid md:grid-rows-subgrid">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-xl">{plan.name}</h3>
        <span className="flex flex-wrap gap-2">
          {plan.popular && <Badge tone="accent">Most Popular</Badge>}
          {isCurrent && <Badge>Current</Badge>}
        </span>
      </div>
      <Price plan={plan} annual={annual} />
      <PlanFeatures plan={plan} />
      <div className="mt-6 grid content-start gap-2">
        {isCurrent ? (
          <Disabled label="Current Plan" />
        ) : plan.id === "free" ? (
          <>
            <Disabled label="Downgrade to Free" />
            <p className="text-sm text-muted">You move to Free when a canceled subscription ends.</p>
          </>
        ) : (
          <CheckoutButton
            plan={plan}
            annual={annual}
            variant={plan.popular && !isSmaller ? "primary" : "secondary"}
            noteId={noteId}
          >
            {isSmaller ? "Switch to" : "Upgrade to"} {plan.name}
          </CheckoutButton>
        )}
        {paidAnnually !== null && paidAnnually !== annual && (
          <CheckoutButton plan={plan} annual={annual} variant="quiet" noteId={noteId}>
            {annual ? "Pay annually" : "Pay monthly"}
          </CheckoutButton>
        )}
      </div>
    </li>
  )
}

function Disabled({ label }: { label: string }) {
  return (
    <Button variant="secondary" className="w-full" disabled>
      {label}
    </Button>
  )
}

function Price({ plan, annual }: { plan: OfferedPlan & { saving: number }; annual: boolean }) {
  const yearly = annual && plan.price > 0
  return (
    <p className="mt-3">
      <span className="font-serif text-3xl">${yearly ? plan.annualPrice : plan.price}</span>{" "}
      <span className="text-muted">{yearly ? "a year" : "a month"}</span>
      {yearly && <span className="mt-0.5 block text-sm text-positive">{plan.saving}% less than paying monthly</span>}
    </p>
  )
}
