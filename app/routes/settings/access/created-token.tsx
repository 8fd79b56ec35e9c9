import { ShownOnce } from "../../../ui/shown-once/shown-once"

/** The secret of a new token. */
export function CreatedToken({ name, secret, origin }: { name: string; secret: string; origin: string }) {
  return (
    <ShownOnce subject={`“${name}”`} secret={secret} copyLabel="Copy token">
      <p>
        <code className="select-all text-base break-all" data-token>
          {secret}
        </code>
      </p>
      <p className="mt-2 text-muted">
        <code className="text-xs break-all">
          curl -H "Authorization: Bearer {secret.slice(0, 6)}…" {origin}/api/users/me
        </code>
      </p>
    </ShownOnce>
  )
}
