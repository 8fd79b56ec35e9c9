import { ClaimStatusBadge } from "../../ui/evidence/claim-status"
import type { LineSource } from "./read-editor.server"

/** Where a line comes from, as it was checked last. */
export function LineSourceNote({ source }: { source: LineSource | undefined }) {
  if (!source) return null
  const [said] = source.evidence
  return (
    <div className="edit-source">
      <ClaimStatusBadge status={source.status} />
      {said && (
        <details className="min-w-0">
          <summary className="text-link inline-block">{said.source}</summary>
          <p className="mt-1 border-l-2 border-accent pl-2 font-serif italic">“{said.passage}”</p>
        </details>
      )}
      {/* What a source does not say is told beside it. */}
      {source.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  )
}
