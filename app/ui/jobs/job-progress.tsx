import { Card } from "../card"
import { useJobEvents } from "./use-job-events"

/** Stages that every kind of job has; jobs can add their own. */
const commonStages = {
  queued: "Waiting in the queue",
  waiting: "Waiting for the AI provider, which is not responding right now",
}

interface JobProgressProps {
  title: string
  jobId: string
  stage: string
  /** The names of the job's own stages. */
  stages: Record<string, string>
  /** Where users who leave the page will find the result. */
  note: string
}

/** The progress of a job: live with a script; without one, the page reloads every two seconds. */
export function JobProgress({ title, jobId, stage, stages, note }: JobProgressProps) {
  const state = useJobEvents(jobId, stage)
  const names: Record<string, string> = { ...commonStages, ...stages }
  return (
    <Card title={title}>
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <p role="status">{names[state] ?? state}…</p>
      <div aria-hidden className="relative mt-3 h-1 bg-line">
        <div className="loading-line" />
      </div>
      <p className="mt-3 text-sm text-muted">{note}</p>
    </Card>
  )
}
