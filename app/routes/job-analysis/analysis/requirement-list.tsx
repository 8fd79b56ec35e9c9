import type { FormAnswer } from "../../../http/forms/run-form.server"
import { Card } from "../../../ui/card"
import { RequirementItem } from "./requirement-item"
import type { ShownRequirement } from "./shown-analysis.server"

interface RequirementListProps {
  title: string
  analysisId: string
  requirements: ShownRequirement[]
  /** The id of the gap whose answer form is open. */
  answering: string | null
  refused: FormAnswer | undefined
}

/** Requirements in the posting's own words, each with the evidence that meets it or as a gap. */
export function RequirementList({ title, analysisId, requirements, answering, refused }: RequirementListProps) {
  if (requirements.length === 0) return null
  const met = requirements.filter(({ status }) => status === "met").length
  return (
    <Card
      look="ruled"
      title={title}
      action={
        <span className="text-sm text-muted">
          {met} of {requirements.length} met
        </span>
      }
    >
      <ol className="divide-y divide-line">
        {requirements.map((requirement) => (
          <RequirementItem
            key={requirement.id}
            analysisId={analysisId}
            requirement={requirement}
            isOpen={answering === requirement.id}
            refused={answering === requirement.id ? refused : undefined}
          />
        ))}
      </ol>
    </Card>
  )
}
