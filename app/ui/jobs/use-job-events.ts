import { useRevalidator } from "@remix-run/react"
import { useEffect, useState } from "react"

/** A job's stage, or its status before the first stage. Revalidates the page once the job ends. */
export function useJobEvents(jobId: string, first: string): string {
  const [state, setState] = useState(first)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const events = new EventSource(`/api/jobs/${jobId}/events`)
    events.onmessage = ({ data }) => {
      const { job } = JSON.parse(data)
      setState(job.stage ?? job.status)
      if (job.status !== "succeeded" && job.status !== "failed") return
      events.close()
      revalidate()
    }
    // The stream failed for good, e.g. the session ended; revalidation finds out why.
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) revalidate()
    }
    return () => events.close()
  }, [jobId, revalidate])
  return state
}
