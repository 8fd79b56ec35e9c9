import { Card } from "../../ui/card"

/** Explains the match percentage. */
export function HowChosen() {
  return (
    <Card look="ruled" title="How insights are chosen">
      <p className="text-sm text-muted">
        We compare every article with your industry, skills, goals and reflections. Each insight names what it matches,
        and its percentage is the sum of those parts: open its menu to see each one. Newer articles come first only when
        the percentages are equal.
      </p>
    </Card>
  )
}
