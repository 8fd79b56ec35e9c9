import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"
import type { WantedLines } from "./read-record.server"

/** The empty states of the list, each with one next step. */
export function NoLines({ wanted }: { wanted: WantedLines }) {
  const { state, role, skill, from, to, cursor } = wanted
  if (role || skill || from || to || cursor) {
    return (
      <EmptyState
        title="No lines match these filters"
        action={<ButtonLink to="/achievements">Show all lines</ButtonLink>}
      >
        Try another role, skill or period.
      </EmptyState>
    )
  }
  if (state === "proposed") {
    return (
      <EmptyState title="Nothing to review" action={<ButtonLink to="/growth-pulse">Answer a question</ButtonLink>}>
        Lines we propose from your reflections wait here until you agree to them.
      </EmptyState>
    )
  }
  if (state === "set-aside") {
    return (
      <EmptyState title="Nothing is set aside" action={<ButtonLink to="/achievements">See your lines</ButtonLink>}>
        Lines you would rather not use are kept here. You can restore them any time.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="You have no lines yet"
      action={
        <>
          <ButtonLink to="/import" variant="primary">
            Bring your resume
          </ButtonLink>
          <ButtonLink to="/growth-pulse">Answer your first question</ButtonLink>
        </>
      }
    >
      Bring the resume you have, and its lines appear here. Or answer a question about your work, and we propose lines
      for you to agree to.
    </EmptyState>
  )
}
