import type { ClaimStatus } from "../../domain/evidence/schema"
import { Card } from "../../ui/card"
import { ClaimStatusBadge } from "../../ui/claim-status"

const meanings: [ClaimStatus, string][] = [
  ["supported", "Your own words carry it: what is said, each number, each name, and how much of it was yours."],
  ["close", "Your evidence says the same in other words. They stand beside it; nothing is asked of you."],
  ["unconfirmed", "Nothing speaks against it, but nothing you captured carries it. You are asked."],
  ["blocked", "It states a number, a name or a role that you never captured. It is not let out unseen."],
  ["confirmed", "You said that it is true. Your word is evidence from then on."],
]

/** The promise, and the words that the check uses. */
export function HowItChecks() {
  return (
    <Card look="ruled" title="How the check decides" className="mt-12">
      <p className="text-sm text-muted">
        Rules read each sentence; no model is asked. They look for the same words or words that mean the same, the same
        numbers of the same things, the same names in the same part, and no greater share than you claimed. A job
        posting is never evidence about you.
      </p>
      <dl className="mt-4 flex flex-col gap-4 text-sm">
        {meanings.map(([status, meaning]) => (
          <div key={status} className="grid gap-x-4 gap-y-1 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
            <dt>
              <ClaimStatusBadge status={status} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
