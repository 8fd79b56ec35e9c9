import type { Actor } from "../users/actor"
import type { UserView } from "./schema"

/** The user as exposed by pages and API, without sessions, anchors or settings. */
export function userView(actor: Actor): UserView {
  return {
    id: actor.userId,
    email: actor.email,
    firstName: actor.firstName,
    lastName: actor.lastName,
    membershipTier: actor.tier,
    planName: actor.planName,
    planPrice: actor.planPrice,
    growthPulseCount: actor.growthPulseCount,
    growthLimit: actor.growthLimit,
    contentGenCount: actor.contentGenCount,
    contentLimit: actor.contentLimit,
  }
}
