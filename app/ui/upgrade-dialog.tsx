import type { Tier } from "../domain/kernel/tier"
import { plans } from "../domain/plans/catalogue"
import { recommendedPlan, type UpgradeFeature, upgradeFeatures } from "../domain/plans/rules"
import { ButtonLink } from "./button-link"
import { Dialog } from "./dialog"
import { PlanSummary } from "./plan-summary"

interface UpgradeDialogProps {
  open: boolean
  feature: UpgradeFeature
  tier: Tier
  /** The page without the dialog. */
  closeHref: string
  onClose?: () => void
}

/** Explains that the monthly limit is reached and offers the next plan. */
export function UpgradeDialog({ open, feature, tier, closeHref, onClose }: UpgradeDialogProps) {
  const plan = plans[recommendedPlan(tier, feature)]
  return (
    <Dialog
      open={open}
      closeHref={closeHref}
      onClose={onClose}
      title="Monthly Limit Reached"
      description={`You've reached your monthly limit for ${upgradeFeatures[feature]}. Upgrade to continue building your professional narrative.`}
      footer={
        <>
          <ButtonLink to={closeHref} preventScrollReset>
            Go Back
          </ButtonLink>
          <ButtonLink to="/billing" variant="primary">
            Upgrade to {plan.name}
          </ButtonLink>
        </>
      }
    >
      <PlanSummary plan={plan} />
    </Dialog>
  )
}
