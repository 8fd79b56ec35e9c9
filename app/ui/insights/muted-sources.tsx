import { Form } from "@remix-run/react"
import { SubmitButton } from "../form/submit-button"

interface MutedSourcesProps {
  sources: { host: string; source: string }[]
  redirectTo: string
}

/** The muted sources, each with an unmute button. */
export function MutedSources({ sources, redirectTo }: MutedSourcesProps) {
  return (
    <ul className="divide-y divide-line text-sm">
      {sources.map(({ host, source }) => (
        <li key={host} className="flex items-center justify-between gap-4 py-1.5">
          <span className="min-w-0 truncate">{source}</span>
          <Form method="post" action="/insights/muted" preventScrollReset replace>
            <input type="hidden" name="redirectTo" value={redirectTo} />
            <SubmitButton variant="quiet" size="small" name="host" value={host} busyLabel="Unmuting...">
              Unmute<span className="sr-only"> {source}</span>
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  )
}
