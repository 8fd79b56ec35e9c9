import { Form } from "@remix-run/react"
import type { SessionView } from "../../../domain/settings/schema"
import { Badge } from "../../../ui/badge"
import { SubmitButton } from "../../../ui/form/submit-button"

interface SessionListProps {
  sessions: (SessionView & { opened: string; used: string })[]
  path: string
}

/** The user's sessions; each can be ended. */
export function SessionList({ sessions, path }: SessionListProps) {
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {sessions.map(({ id, label, current, createdAt, opened, seenAt, used }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0">
            <div className="min-w-0">
              <p className="font-medium">
                {label} {current && <Badge tone="positive">This device</Badge>}
              </p>
              <p className="mt-0.5 text-sm text-muted">
                Signed in <time dateTime={createdAt}>{opened}</time>, last used <time dateTime={seenAt}>{used}</time>
              </p>
            </div>
            {!current && (
              <Form method="post" action={path}>
                <SubmitButton variant="secondary" size="small" name="id" value={id} busyLabel="Revoking...">
                  Revoke<span className="sr-only"> {label}</span>
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" action={path} className="mt-5">
          <SubmitButton variant="secondary" name="intent" value="end-others" busyLabel="Signing out...">
            Sign out everywhere else
          </SubmitButton>
        </Form>
      )}
    </>
  )
}
