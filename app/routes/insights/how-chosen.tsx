import { Card } from "../../ui/card"

/** How the percentage comes about, in the page's own words. */
export function HowChosen() {
  return (
    <Card look="ruled" title="How they are chosen">
      <p className="text-sm text-muted">
        Every article is held against your industry, your skills, your goals and the words of your reflections. What it
        matches is named beside it, and the percentage is the sum of those parts: open an insight's menu to see each.
        Newer ones come first only among equals.
      </p>
    </Card>
  )
}
