import type { Tailoring } from "../../domain/content/tailored/find-tailoring.server"
import { tailoredTypes } from "../../domain/content/tailored/kinds"
import { JobProgress } from "../../ui/jobs/job-progress"
import { writingStages } from "../../ui/jobs/writing-stages"

export function TailoringProgress({ tailoring }: { tailoring: Tailoring }) {
  return (
    <JobProgress
      title={`Writing: ${tailoredTypes[tailoring.contentType].label}`}
      jobId={tailoring.id}
      stage={tailoring.stage ?? tailoring.status}
      stages={writingStages}
      note="You can leave this page. The text will be under “Recent Generated Content”."
    />
  )
}
