import { Badge } from "../../ui/badge"
import { TextLink } from "../../ui/text-link"

interface DueStep {
  id: string
  /** The application that the step belongs to. */
  of: string
  step: string
  on: string
  isLate: boolean
}

/** Next steps of applications that are due soon or overdue. */
export function DueSteps({ steps }: { steps: DueStep[] }) {
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="due-steps" className="mb-10 border-y border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="due-steps" className="text-lg">
          Due in your applications
        </h2>
        <TextLink to="/job-analysis/board" className="text-sm">
          All applications
        </TextLink>
      </div>
      <ul className="mt-3 space-y-2 text-sm">
        {steps.map(({ id, of, step, on, isLate }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <TextLink to={`/job-analysis/${id}`} className="wrap-anywhere">
              {step || "Next step"}
            </TextLink>
            <span className="text-muted wrap-anywhere">{of || "Untitled posting"}</span>
            <span className="text-muted">{on}</span>
            {isLate && <Badge tone="warning">Overdue</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
