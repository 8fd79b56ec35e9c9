import { type ContentAllowance, isSpent, lastOneText, spentText } from "../../domain/plans/content-allowance"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"
import { TextLink } from "../../ui/text-link"

/** Shown instead of a resume. At the limit of the plan, it does not offer what would be refused. */
export function NoResume({ allowance }: { allowance: ContentAllowance }) {
  if (isSpent(allowance)) {
    return (
      <EmptyState
        title="No Resume Found"
        action={
          <>
            <ButtonLink to="/billing" variant="primary">
              See plans
            </ButtonLink>
            <ButtonLink to="/achievements">See your achievements</ButtonLink>
          </>
        }
      >
        {spentText(allowance)} Until then, you can <TextLink to="/import">bring the resume you have</TextLink> and edit
        its lines in your achievements, without a limit.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No Resume Found"
      action={
        <ButtonLink to="/content?type=resume" variant="primary">
          Generate Resume
        </ButtonLink>
      }
    >
      Generate a resume from your evidence, or <TextLink to="/import">bring the one you have</TextLink>.{" "}
      {lastOneText(allowance)}
    </EmptyState>
  )
}
