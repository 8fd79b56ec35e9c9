import type { Generation } from "../../domain/content/find-generation.server"
import { contentTypes } from "../../domain/document/kinds"
import { JobProgress } from "../../ui/jobs/job-progress"

const stages = {
  running: "Reading your evidence",
  writing: "Writing from your evidence",
  checking: "Checking every sentence",
}

export function GenerationProgress({ generation }: { generation: Generation }) {
  return (
    <JobProgress
      title={`Writing: ${contentTypes[generation.type].label}`}
      jobId={generation.id}
      stage={generation.stage ?? generation.status}
      stages={stages}
      note="You can leave this page. You'll find the document in your library."
    />
  )
}
