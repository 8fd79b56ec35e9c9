import type { Tier } from "../../domain/kernel/tier"
import { recommendedPlan } from "../../domain/plans/rules"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"

interface LimitReachedProps {
  used: number
  resetsOn: string
  tier: Tier
}

/** In place of the form at the limit: nobody types what would then be refused. */
export function LimitReached({ used, resetsOn, tier }: LimitReachedProps) {
  const canUpgrade = recommendedPlan(tier, "growthPulse") !== null
  return (
    <Card title="Today's Reflection">
      <p className="max-w-prose font-serif text-2xl text-balance">
        {used === 1
          ? "You have written this month's reflection."
          : `You have written this month's ${used} reflections.`}
      </p>
      <p className="mt-2 max-w-prose text-muted">
        Your next question comes on {resetsOn}. Until then you can write down what you did as a line of your own, which
        counts as evidence just the same and has no limit.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/achievements?add=1" variant="primary">
          Write a line yourself
        </ButtonLink>
        {canUpgrade && (
          <ButtonLink to="?limit=reached" preventScrollReset>
            Upgrade for more reflections
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
