import { leastMatch } from "../../domain/feed/personal/rules"
import { Card } from "../../ui/card"

/** Explains the match percentage. */
export function HowChosen() {
  return (
    <Card look="ruled" title="How insights are chosen">
      <p className="text-sm text-muted">
        We compare every article with your industry, skills, goals and reflections. The percentage is the sum of what
        matches: open an insight's menu to see each part. Below {leastMatch}%, or when only single words match, we show
        no percentage, and the insight stays off your dashboard.
      </p>
    </Card>
  )
}
