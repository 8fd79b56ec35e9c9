import { useRevalidator } from "@remix-run/react"
import { useEffect, useState } from "react"

/** What a job is doing: its stage, or its status before there is one. Once the job is over the page reads anew. */
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
    // Given up for good, e.g. because the session has ended: the page finds out why.
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) revalidate()
    }
    return () => events.close()
  }, [jobId, revalidate])
  return state
}
