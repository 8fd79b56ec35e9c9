import { listed } from "../../domain/kernel/listed"
import { planList, plans } from "../../domain/plans/catalog"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { TextLink } from "../../ui/text-link"

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
      Job analysis comes with {listed([...others, `Pro ($${plans.pro.price} a month)`])}. On every plan, you can{" "}
      <TextLink to="/content?type=cover_letter">write a cover letter for a posting</TextLink>.
    </Notice>
  )
}
