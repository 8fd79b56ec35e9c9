import { ClaimStatusBadge } from "../../../ui/evidence/claim-status"
import type { LineSource } from "../read-editor.server"

/** The source of a line, as of the last check. */
export function LineSourceNote({ source }: { source: LineSource | undefined }) {
  if (!source) return null
  const [said] = source.evidence
  return (
    <div className="edit-source">
      <ClaimStatusBadge status={source.status} />
      {said && (
        <details className="min-w-0">
          <summary className="text-link truncate in-open:whitespace-normal">{said.source}</summary>
          <p className="mt-1 border-l-2 border-accent pl-2 font-serif italic">“{said.passage}”</p>
        </details>
      )}
      {/* Reasons for parts that the source does not support are shown beside it. */}
      {source.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {source.confirmAt && (
        <p className="basis-full">
          <a href={source.confirmAt} className="text-link">
            Confirm it<span className="sr-only">: {source.text}</span>
          </a>{" "}
          if it is true, or change or remove it here.
        </p>
      )}
    </div>
  )
}
