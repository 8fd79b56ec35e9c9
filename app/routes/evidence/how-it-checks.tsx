import type { ClaimStatus } from "../../domain/evidence/schema"
import { Card } from "../../ui/card"
import { ClaimStatusBadge } from "../../ui/evidence/claim-status"

const meanings: [ClaimStatus, string][] = [
  ["supported", "Your own words support it: the statement, each number, each name, and your part in it."],
  ["close", "Your evidence says the same in other words. We show them side by side; there's nothing you need to do."],
  ["unconfirmed", "Nothing contradicts it, but nothing you wrote supports it. We ask you."],
  [
    "blocked",
    "It states a number, a name or a role that you never wrote about. You decide before it can be copied or downloaded.",
  ],
  ["confirmed", "You said it is true. From then on, it counts as evidence."],
]

/** The promise, and the terms that the check uses. */
export function HowItChecks() {
  return (
    <Card look="ruled" title="How the check works" className="mt-12">
      <p className="text-sm text-muted">
        Rules read each sentence; no model is involved. They look for the same words or words with the same meaning, the
        same numbers for the same things, the same names in the same place, and no bigger role for you than you
        described. A job posting is never evidence about you.
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
