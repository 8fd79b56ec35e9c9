import type { Deps } from "../../domain/kernel/deps"
import { formatDay } from "../../domain/kernel/format"
import { nextPeriodStart } from "../../domain/plans/period"
import type { Actor } from "../../domain/users/actor"
import type { ContentAllowance } from "../../ui/plans/content-allowance"

/** The documents that the user's plan still allows in this usage period. */
export function contentAllowance(deps: Deps, actor: Actor, locale: string): ContentAllowance {
  const resetsOn = formatDay(nextPeriodStart(deps.now(), actor.billingAnchor), locale)
  return { used: actor.contentGenCount, limit: actor.contentLimit, resetsOn }
}
