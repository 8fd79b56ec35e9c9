import { clsx } from "clsx/lite"
import { isSpent } from "../../../domain/plans/content-allowance"
import { Badge } from "../../../ui/badge"
import { Card } from "../../../ui/card"
import { usagePercent } from "../../../ui/plans/usage-bar"
import { TextLink } from "../../../ui/text-link"

interface Usage {
  used: number
  limit: number | "unlimited"
}

/** The generations used this month, and the current plan. */
export function UsageCard({ usage, planName }: { usage: Usage; planName: string }) {
  const { used, limit } = usage
  const reached = isSpent(usage)
  return (
    <Card title="Usage" look="ruled" action={reached && <Badge tone="warning">Limit Reached</Badge>}>
      <p id="usage">
        {used}/{limit === "unlimited" ? "∞" : limit} content generations used
        {limit === "unlimited" && <span className="sr-only"> (unlimited)</span>}
      </p>
      <progress
        aria-labelledby="usage"
        value={usagePercent(used, limit)}
        max={100}
        className={clsx("bar mt-2", reached && "text-warning-mark")}
      />
      <p className="mt-3 text-sm text-muted">
        Current plan: {planName}
        {limit !== "unlimited" && (
          <>
            {" · "}
            <TextLink to="/billing">{reached ? "Upgrade to continue" : "See plans"}</TextLink>
          </>
        )}
      </p>
    </Card>
  )
}

/** The writer in use: a provider's model or the built-in one. */
export function WriterNote({ writer }: { writer: string | null }) {
  return (
    <Card title="The writer" look="ruled">
      {writer === null ? (
        <p className="text-sm text-muted">
          <span className="font-medium text-ink">The built-in writer.</span> No AI provider is involved. It works from
          your own sentences and adds nothing to them.
        </p>
      ) : (
        <p className="text-sm text-muted">
          <span className="font-medium text-ink">The model {writer}.</span> It receives your evidence, never your name,
          email, phone or links. We check what it writes, sentence by sentence.
        </p>
      )}
    </Card>
  )
}
