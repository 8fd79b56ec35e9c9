import { JobProgress } from "../../ui/jobs/job-progress"

const stages = { running: "Reading the posting", reading: "Reading the posting" }

export function ReadingProgress({ jobId, stage }: { jobId: string; stage: string }) {
  return (
    <JobProgress
      title="Analyzing the posting"
      jobId={jobId}
      stage={stage}
      stages={stages}
      note="You can leave this page. The analysis will be in your list."
    />
  )
}
