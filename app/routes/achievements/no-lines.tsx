import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/empty-state"
import type { WantedLines } from "./read-record.server"

/** Where a list holds nothing: what will be here, and the one next step. */
export function NoLines({ wanted }: { wanted: WantedLines }) {
  const { state, role, skill, from, to, cursor } = wanted
  if (role || skill || from || to || cursor) {
    return (
      <EmptyState
        title="No line fits these filters."
        action={<ButtonLink to="/achievements">Show all lines</ButtonLink>}
      >
        Lines are found by their role, their skills and the time that they are about.
      </EmptyState>
    )
  }
  if (state === "proposed") {
    return (
      <EmptyState
        title="No line waits for a look."
        action={<ButtonLink to="/growth-pulse">Answer a question</ButtonLink>}
      >
        Lines that we would write from your reflections wait here until you agree to them.
      </EmptyState>
    )
  }
  if (state === "set-aside") {
    return (
      <EmptyState title="Nothing is set aside." action={<ButtonLink to="/achievements">See your lines</ButtonLink>}>
        Lines that you would rather not use stay here, and can be taken back.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Your record is still empty."
      action={<ButtonLink to="/growth-pulse">Answer your first question</ButtonLink>}
    >
      Tell what you did; we write the line, and you agree to it. The lines of your work history stand here too.
    </EmptyState>
  )
}
