import type { Generation } from "../../domain/content/find-generation.server"
import { contentTypes } from "../../domain/document/kinds"
import { Card } from "../../ui/card"
import { useJobEvents } from "../../ui/jobs/use-job-events"

const stages: Record<string, string> = {
  queued: "Waiting in the queue",
  running: "Reading your evidence",
  writing: "Writing from your evidence",
  checking: "Checking every sentence",
  waiting: "Waiting for the AI provider, which is not responding right now",
}

/** The progress of a generation: live with a script, otherwise by reloading every two seconds. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  const state = useJobEvents(generation.id, generation.stage ?? generation.status)
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
