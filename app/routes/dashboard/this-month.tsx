import type { Limit } from "../../domain/kernel/tier"
import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"

interface ThisMonthProps {
  usage: { growthPulseCount: number; growthLimit: Limit; contentGenCount: number; contentLimit: Limit }
  figures: { reflections: number; withNumbers: number; withResult: number }
  viewer: { planName: string }
}

/** The month's usage and the size of the ledger, as text. */
export function ThisMonth({ usage, figures, viewer }: ThisMonthProps) {
  const { growthPulseCount, growthLimit, contentGenCount, contentLimit } = usage
  return (
    <Card
      look="ruled"
      title="This month"
      action={
        <TextLink to="/billing" className="text-sm">
          {viewer.planName} plan
        </TextLink>
      }
    >
      <ul className="space-y-1 text-sm">
        <li>{used(growthPulseCount, growthLimit, "reflection")}</li>
        <li>{used(contentGenCount, contentLimit, "document")}</li>
        <li className="text-muted">
          <TextLink to="/evidence">Your evidence</TextLink>:{" "}
          {figures.reflections === 0
            ? "your profile so far"
            : `${figures.reflections} ${figures.reflections === 1 ? "reflection" : "reflections"}, ${figures.withNumbers} with a number, ${figures.withResult} with a result`}
        </li>
      </ul>
    </Card>
  )
}

function used(count: number, limit: Limit, what: string): string {
  const isOne = (limit === "unlimited" ? count : limit) === 1
  const named = isOne ? what : `${what}s`
  return limit === "unlimited" ? `${count} ${named}, no limit` : `${count} of ${limit} ${named} used`
}
