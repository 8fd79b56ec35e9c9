import { Form } from "@remix-run/react"
import type { ShareView } from "../../../domain/sharing/shares.server"
import { Badge } from "../../../ui/badge"
import { SubmitButton } from "../../../ui/form/submit-button"

interface ShownShare extends ShareView {
  created: string
  expires: string | null
  viewed: string | null
}

/** The links of a document, each with its views and a button to revoke it. */
export function ShareList({ shares }: { shares: ShownShare[] }) {
  if (shares.length === 0) return <p className="text-muted">No links yet.</p>
  return (
    <ul className="divide-y divide-line">
      {shares.map((share) => (
        <li
          key={share.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-medium wrap-anywhere">
              {share.name || `Created ${share.created}`}{" "}
              {share.state === "expired" && <Badge tone="warning">Expired</Badge>}
              {share.state === "closed" && <Badge tone="warning">Closed after too many wrong passcodes</Badge>}
            </p>
            <p className="mt-0.5 text-sm text-muted">{detailsOf(share)}</p>
          </div>
          <Form method="post">
            <input type="hidden" name="id" value={share.id} />
            <SubmitButton variant="secondary" size="small" name="intent" value="revoke" busyLabel="Revoking...">
              Revoke<span className="sr-only"> the link {share.name || `created ${share.created}`}</span>
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  )
}

function detailsOf({
  name,
  created,
  state,
  expires,
  views,
  viewed,
  hasPasscode,
  isIndexed,
  showsSources,
}: ShownShare): string {
  const opened = views === 0 ? "never opened" : `opened ${views === 1 ? "once" : `${views} times`}, last ${viewed}`
  const details = [
    name && `created ${created}`,
    expires ? `${state === "expired" ? "expired" : "expires"} ${expires}` : "does not expire",
    opened,
    hasPasscode && "with a passcode, so not in search engines",
    showsSources && "with sources",
    isIndexed && !hasPasscode && "open to search engines",
  ]
  const text = details.filter(Boolean).join(", ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}
