import { useRevalidator } from "@remix-run/react"
import { useEffect, useState } from "react"
import type { Generation } from "../../domain/content/find-generation.server"
import { contentTypes } from "../../domain/content/rules"
import { Card } from "../../ui/card"

const stages: Record<string, string> = {
  queued: "Waiting for its turn",
  running: "Reading your evidence",
  writing: "Writing from your evidence",
  checking: "Checking every sentence",
}

/** A generation under way: what it is doing. Watches it, or without a script looks again every two seconds. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  const state = useWatched(generation)
  const { label } = contentTypes[generation.type]
  return (
    <Card title={`Writing: ${label}`}>
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <p role="status">{stages[state] ?? state}…</p>
      <div aria-hidden className="relative mt-3 h-1 bg-line">
        <div className="loading-line" />
      </div>
      <p className="mt-3 text-sm text-muted">You can leave this page. The document will be in your library.</p>
    </Card>
  )
}

/** The stage, or before there is one the status, kept up to date by the server; once it is over the page reads anew. */
function useWatched({ id, status, stage }: Generation): string {
  const [state, setState] = useState(stage ?? status)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const events = new EventSource(`/api/jobs/${id}/events`)
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
  }, [id, revalidate])
  return state
}
