import { Form } from "@remix-run/react"
import { Badge } from "../../../ui/badge"
import { ButtonLink } from "../../../ui/button-link"
import { SubmitButton } from "../../../ui/form/submit-button"
import { Dialog } from "../../../ui/layers/dialog"

interface ShownToken {
  id: string
  name: string
  scopes: string[]
  created: string
  expires: string
  expiresAt: string
  expired: boolean
  used: string | null
}

interface TokenListProps {
  tokens: ShownToken[]
  /** The id of the token to revoke, while the dialog is open. */
  revoking: string | null
  path: string
}

export function TokenList({ tokens, revoking, path }: TokenListProps) {
  const asked = tokens.find(({ id }) => id === revoking)
  if (tokens.length === 0) return <p className="text-muted">No tokens yet.</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {tokens.map(({ id, name, scopes, created, expires, expiresAt, expired, used }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium wrap-anywhere">
                {name} {expired ? <Badge tone="warning">Expired</Badge> : <Badge>{scopes.join(", ")}</Badge>}
              </p>
              <p className="mt-0.5 text-sm text-muted">
                Created {created}, {expired ? "expired" : "expires"} <time dateTime={expiresAt}>{expires}</time>,{" "}
                {used ? `last used ${used}` : "never used"}
              </p>
            </div>
            <ButtonLink to={`${path}?revoke=${id}`} variant="secondary" size="small" preventScrollReset>
              Revoke<span className="sr-only"> {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== undefined}
        title={`Revoke “${asked?.name}”?`}
        closeHref={path}
        footer={
          <>
            <ButtonLink to={path} variant="secondary" preventScrollReset>
              Cancel
            </ButtonLink>
            <Form method="post" action={path}>
              <input type="hidden" name="id" value={asked?.id} />
              <SubmitButton variant="danger" name="intent" value="revoke" busyLabel="Revoking...">
                Revoke
              </SubmitButton>
            </Form>
          </>
        }
      >
        <p>Anything that uses it stops working immediately. This cannot be undone.</p>
      </Dialog>
    </>
  )
}
