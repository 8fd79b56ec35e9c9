import type { OfferedPlan } from "../../domain/billing/offers"
import type { Tier } from "../../domain/kernel/tier"
import { plans as catalog } from "../../domain/plans/catalog"
import { Notice } from "../../ui/feedback/notice"
import { PeriodSwitch } from "./period-switch"
import { PlanCard } from "./plan-card"
import type { ShownStanding } from "./standing.server"

interface PlanChoiceProps {
  plans: (OfferedPlan & { saving: number })[]
  annual: boolean
  current: Tier
  standing: ShownStanding | null
  isPayable: boolean
}

const notPayable = "Payments are not set up on this site, so you cannot change plans here."
const payFirst = "Your last payment is still due. You can pay it on the next page; after that you can change your plan."
const howItChanges =
  "A plan change takes effect immediately. The next page shows the new price; what you already paid for the rest of this period is credited. Nothing is charged until you confirm. What you have used this month still counts."

/** The plans, side by side, with the prices of a month or a year. */
export function PlanChoice({ plans, annual, current, standing, isPayable }: PlanChoiceProps) {
  const changes = isPayable && standing !== null && standing.tier === current
  return (
    <section aria-labelledby="plans" className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="plans" className="text-2xl">
          Plans
        </h2>
        <PeriodSwitch annual={annual} saving={Math.max(...plans.map((plan) => plan.saving))} />
      </div>
      {!isPayable && (
        <Notice id="payments" className="mt-4">
          {notPayable}
        </Notice>
      )}
      {changes && (
        <p id="changes" className="mt-2 max-w-prose text-sm text-muted">
          {standing.canPay ? payFirst : howItChanges}
        </p>
      )}
      <ul className="mt-6 grid gap-6 md:grid-cols-3 md:grid-rows-[auto_auto_1fr_auto] md:gap-y-0">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            annual={annual}
            isCurrent={plan.id === current}
            isSmaller={plan.price < catalog[current].price}
            paidAnnually={changes && plan.id === current ? standing.isAnnual : null}
            noteId={isPayable ? (changes ? "changes" : undefined) : "payments"}
          />
        ))}
      </ul>
    </section>
  )
}
