import type { SecurityEventKind } from "../../../domain/account/security-event"
import { Section } from "../section"

const words: Record<SecurityEventKind, string> = {
  sign_in: "Signed in",
  sign_in_refused: "A sign-in was refused",
  sign_in_throttled: "Sign-ins were blocked after too many attempts",
  password_changed: "Password changed",
  email_changed: "Email address changed",
  reauthenticated: "Password entered again",
  reauthentication_refused: "A wrong password was entered while signed in",
  session_ended: "Another session was ended",
  token_created: "API token created",
  token_revoked: "API token revoked",
  exported: "Data exported",
}

interface ShownEvent {
  id: string
  kind: SecurityEventKind
  label: string
  network: string
  createdAt: string
  when: string
}

/** The account's security events. */
export function SecurityActivity({ events }: { events: ShownEvent[] }) {
  return (
    <Section
      id="security-activity"
      title="Security activity"
      description="The last 90 days, also included in your export. We keep only the larger part of each network address. If you do not recognize a sign-in, change your password."
    >
      {events.length === 0 ? (
        <p className="text-muted">No activity yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {events.map(({ id, kind, label, network, createdAt, when }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <p className="font-medium">{words[kind]}</p>
              <p className="mt-0.5 text-sm text-muted wrap-anywhere">
                <time dateTime={createdAt}>{when}</time>
                {label && `, ${label}`}
                {network && `, from ${network}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
