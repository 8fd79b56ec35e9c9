import type { Deps } from "../../domain/kernel/deps"
import { formatDay } from "../../domain/kernel/format"
import type { ContentAllowance } from "../../domain/plans/content-allowance"
import { nextPeriodStart } from "../../domain/plans/period"
import type { Actor } from "../../domain/users/actor"

/** The documents that the user's plan still allows in this usage period. */
export function contentAllowance(deps: Deps, actor: Actor, locale: string): ContentAllowance {
  const resetsOn = formatDay(nextPeriodStart(deps.now(), actor.billingAnchor), locale)
  return { used: actor.contentGenCount, limit: actor.contentLimit, resetsOn }
}
