import type { Tier } from "../../domain/kernel/tier"
import { recommendedPlan } from "../../domain/plans/rules"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { ReflectionsSpent } from "../../ui/plans/reflections-spent"

interface LimitReachedProps {
  used: number
  resetsOn: string
  tier: Tier
}

/** The page's first card when the limit is reached. */
export function LimitReached({ used, resetsOn, tier }: LimitReachedProps) {
  return (
    <Card title="Today's Reflection">
      <ReflectionsSpent used={used} resetsOn={resetsOn}>
        {recommendedPlan(tier, "growthPulse") !== null && (
          <ButtonLink to="?limit=reached" preventScrollReset>
            Upgrade for more reflections
          </ButtonLink>
        )}
      </ReflectionsSpent>
    </Card>
  )
}
