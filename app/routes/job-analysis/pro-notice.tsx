import { plans } from "../../domain/plans/catalog"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"

/** The notice for free accounts above all ways to add a posting. */
export function ProNotice() {
  return (
    <Notice
      className="mb-8"
      action={
        <ButtonLink to="/billing" size="small" variant="primary">
          See plans
        </ButtonLink>
      }
    >
      This feature requires a Pro subscription to access. {plans.starter.name} includes it too.
    </Notice>
  )
}
