import { useJobEvents } from "./use-job-events"

/** Reloads the page's data when a job ends. Without a script, the page reloads every two seconds. */
export function JobWatch({ jobId }: { jobId: string }) {
  useJobEvents(jobId, "queued")
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <div aria-hidden className="relative mb-3 h-1 bg-line">
        <div className="loading-line" />
      </div>
    </>
  )
}
