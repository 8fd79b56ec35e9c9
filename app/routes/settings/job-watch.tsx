import { useRevalidator } from "@remix-run/react"
import { useEffect } from "react"

/** Reads the page anew when a job is over; without a script, every two seconds. */
export function JobWatch({ jobId }: { jobId: string }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const events = new EventSource(`/api/jobs/${jobId}/events`)
    events.onmessage = ({ data }) => {
      const { job } = JSON.parse(data)
      if (job.status !== "succeeded" && job.status !== "failed") return
      events.close()
      revalidate()
    }
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) revalidate()
    }
    return () => events.close()
  }, [jobId, revalidate])
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
