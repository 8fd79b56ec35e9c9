import type { Certainty, Pattern } from "../../domain/influence/patterns/patterns"
import { smallSample } from "../../domain/influence/score-terms"
import { Badge } from "../../ui/badge"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"
import type { ShownInfluence } from "./shown-influence.server"

const patternsShown = 8

const certainties: Record<Certainty, string> = {
  clear: "clear difference",
  chance: "could be chance",
  few: "not enough pieces yet",
}
const groups: Record<Pattern["group"], string> = {
  theme: "Theme",
  kind: "Kind",
  weekday: "Weekday",
  length: "Length",
}

/**
 * Findings from a person's own numbers about themes, types, weekdays and lengths, and suggestions for what to write
 * next.
 */
export function PatternsTab({ found }: { found: NonNullable<ShownInfluence["patterns"]> }) {
  const { patterns, suggestions, pieces } = found
  if (patterns.length === 0) {
    return (
      <EmptyState
        title="Nothing to compare yet"
        action={
          <ButtonLink to="?add=1&tab=engagement" variant="primary" preventScrollReset>
            Add Engagement
          </ButtonLink>
        }
      >
        {pieces === 0
          ? "With a few posts and their numbers, we compare your themes, kinds, weekdays and lengths."
          : `Based on ${pieces === 1 ? "1 piece" : `${pieces} pieces`}. Add a few more to compare them.`}
      </EmptyState>
    )
  }
  return (
    <>
      {suggestions.length > 0 && (
        <section aria-labelledby="next-post" className="mt-4 border-l-3 border-accent bg-accent-soft px-4 py-3">
          <h3 id="next-post" className="font-semibold">
            For your next post
          </h3>
          <ul className="mt-2 space-y-3 text-sm">
            {suggestions.map(({ line, because }) => (
              <li key={line}>
                <span className="font-serif text-base">{line}</span>
                <span className="block text-muted">
                  {because.name}: {comparison(because)}, {because.count} pieces, {certainties[because.certainty]}
                </span>
              </li>
            ))}
          </ul>
          <ButtonLink to="/content" size="small" className="mt-3">
            Write a post
          </ButtonLink>
        </section>
      )}
      <ol className="mt-2 divide-y divide-line">
        {patterns.slice(0, patternsShown).map((one) => (
          <li
            key={`${one.group} ${one.name} ${one.measure}`}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3"
          >
            <span className="w-20 text-xs text-muted">{groups[one.group]}</span>
            <span className="font-medium">{one.name}</span>
            <span className="min-w-0 flex-1 basis-60 text-sm tabular-nums">{comparison(one)}</span>
            <span className="text-sm text-muted tabular-nums">
              {one.count < smallSample ? `${one.count} of the ${smallSample} pieces needed` : `${one.count} pieces`}
            </span>
            <Badge tone={one.certainty === "clear" ? "positive" : "neutral"}>
              <span className="first-letter:uppercase">{certainties[one.certainty]}</span>
            </Badge>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-prose text-sm text-muted">
        From your {pieces} newest pieces. A difference counts as clear when it is too large to be chance and there are
        at least {smallSample} pieces on either side. Themes are the skills of your achievements.
      </p>
    </>
  )
}

function comparison({ measure, mean, others }: Pattern): string {
  return measure === "talk"
    ? `${mean.toFixed(1)} comments and shares per 1,000 views, other pieces ${others.toFixed(1)}`
    : `quality ${Math.round(mean)} of 100, other pieces ${Math.round(others)}`
}
