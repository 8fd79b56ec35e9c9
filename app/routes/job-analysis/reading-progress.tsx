import { Card } from "../../ui/card"
import { useJobEvents } from "../../ui/jobs/use-job-events"

const stages: Record<string, string> = {
  queued: "Waiting in the queue",
  running: "Reading the posting",
  reading: "Reading the posting",
  waiting: "Waiting for the AI provider, which is not responding right now",
}

/** The progress of a reading: live with a script, otherwise by reloading every two seconds. */
export function ReadingProgress({ jobId, stage }: { jobId: string; stage: string }) {
  const state = useJobEvents(jobId, stage)
  return (
    <Card title="Analyzing the posting">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <p role="status">{stages[state] ?? state}…</p>
      <div aria-hidden className="relative mt-3 h-1 bg-line">
        <div className="loading-line" />
      </div>
      <p className="mt-3 text-sm text-muted">You can leave this page. The analysis will be in your list.</p>
    </Card>
  )
}
