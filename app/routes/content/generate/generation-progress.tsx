import type { Generation } from "../../../domain/content/generate/find-generation.server"
import { contentTypes } from "../../../domain/document/kinds"
import { JobProgress } from "../../../ui/jobs/job-progress"
import { writingStages } from "../../../ui/jobs/writing-stages"

export function GenerationProgress({ generation }: { generation: Generation }) {
  return (
    <JobProgress
      title={`Writing: ${contentTypes[generation.type].label}`}
      jobId={generation.id}
      stage={generation.stage ?? generation.status}
      stages={writingStages}
      note="You can leave this page. You'll find the document in your library."
    />
  )
}
