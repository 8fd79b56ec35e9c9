import { Badge } from "../../../ui/badge"
import { ButtonLink } from "../../../ui/button-link"
import { TextLink } from "../../../ui/text-link"

interface ShownRun {
  id: string
  label: string
  model: string
  at: string
  when: string
  outcome: string
  answered: boolean
  amount: string
  /** The full sent text; only for the open call. */
  sent: string | null
}

interface RunListProps {
  runs: ShownRun[]
  nextCursor: string | null
  cursor: string | null
}

/** The sent text is long, so it is loaded only for the open call. */
export function RunList({ runs, nextCursor, cursor }: RunListProps) {
  if (runs.length === 0) return <p className="text-muted">Nothing has been sent to an AI provider.</p>
  const page = cursor ? `cursor=${cursor}&` : ""
  return (
    <>
      <ol className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id} id={run.id} className="scroll-mt-6 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <p className="font-medium">{run.label}</p>
              <Badge tone={run.answered ? "positive" : "warning"}>{run.outcome}</Badge>
            </div>
            <p className="mt-0.5 text-sm text-muted">
              <time dateTime={run.at}>{run.when}</time>, {run.model}
            </p>
            <p className="text-sm tabular-nums text-muted">{run.amount}</p>
            {run.sent === null ? (
              <p className="mt-1.5 text-sm">
                <TextLink to={`?${page}run=${run.id}#${run.id}`} preventScrollReset>
                  What was sent
                </TextLink>
              </p>
            ) : (
              <details open className="mt-2">
                <summary className="text-link inline-block text-sm">What was sent</summary>
                <pre className="mt-2 max-h-128 overflow-auto border border-line bg-paper-sunken p-4 text-xs whitespace-pre-wrap wrap-anywhere">
                  {run.sent}
                </pre>
              </details>
            )}
          </li>
        ))}
      </ol>
      {nextCursor && (
        <ButtonLink to={`?cursor=${nextCursor}`} variant="secondary" className="mt-6">
          Older
        </ButtonLink>
      )}
    </>
  )
}
