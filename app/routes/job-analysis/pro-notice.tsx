import { planList } from "../../domain/plans/catalog"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"

/** Every plan that one pays for includes it; the title is the specified one. */
const including = planList.filter(({ price }) => price > 0).map(({ name, price }) => `${name} ($${price} a month)`)

/** The notice for free accounts above all ways to add a posting. */
export function ProNotice() {
  return (
    <Notice
      className="mb-8"
      title="This feature requires a Pro subscription to access."
      action={
        <ButtonLink to="/billing" size="small" variant="primary">
          See plans
        </ButtonLink>
      }
    >
      {including.join(" and ")} include it.
    </Notice>
  )
}
