import type { Tier } from "../../domain/kernel/tier"
import { plans } from "../../domain/plans/catalog"
import { recommendedPlan, type UpgradeFeature, upgradeFeatures } from "../../domain/plans/rules"
import { ButtonLink } from "../button-link"
import { Dialog } from "../layers/dialog"
import { PlanSummary } from "./plan-summary"

export interface LimitDialogProps {
  open: boolean
  feature: UpgradeFeature
  tier: Tier
  /** The address of the page without the dialog. */
  closeHref: string
  /** The date on which the count resets. */
  resetsOn?: string
}

/** Explains that the monthly limit is reached and offers the next plan where there is one. */
export function LimitDialog({ open, feature, tier, closeHref, resetsOn }: LimitDialogProps) {
  const recommended = recommendedPlan(tier, feature)
  const plan = recommended && plans[recommended]
  const reached = `You've reached your monthly limit for ${upgradeFeatures[feature]}.`
  return (
    <Dialog
      open={open}
      closeHref={closeHref}
      title="Monthly Limit Reached"
      description={
        plan
          ? `${reached} Upgrade to continue building your professional narrative.`
          : `${reached} You already have our largest plan. The count starts again ${resetsOn ? `on ${resetsOn}` : "with your next month"}.`
      }
      footer={
        <>
          <ButtonLink to={closeHref} preventScrollReset>
            Go Back
          </ButtonLink>
          {plan && (
            <ButtonLink to="/billing" variant="primary">
              Upgrade to {plan.name}
            </ButtonLink>
          )}
        </>
      }
    >
      {plan && (
        <>
          <h3 className="text-lg">The {plan.name} plan</h3>
          <PlanSummary plan={plan} />
        </>
      )}
    </Dialog>
  )
}
