import { planList, plans } from "../../domain/plans/catalog"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"

/** The title is the specified one. Every paid plan includes the feature, so the cheaper one is named beside it. */
const others = planList
  .filter(({ id, price }) => price > 0 && id !== "pro")
  .map(({ name, price }) => `${name} ($${price} a month)`)

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
      {others.join(" and ")} includes it too. Pro is ${plans.pro.price} a month.
    </Notice>
  )
}
