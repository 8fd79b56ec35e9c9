import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { type Query, query, type Who } from "../kernel/query.server"
import { isLeft } from "../plans/rules"
import { tierNow } from "../plans/tier-now"
import type { Actor } from "../users/actor"
import { explainReadiness } from "./explain"
import {
  dayAfter,
  type Standing,
  selectSnapshotAfter,
  selectSnapshotBetween,
  selectStanding,
} from "./repository.server"
import { comparedAfter, perPart, type ReadinessInputs } from "./rules"
import type { Readiness } from "./schema"

/** The score as it is now, explained, and its change since a week ago; three statements of one round trip. */
export function findReadiness(deps: Deps, who: Who): Query<(actor: Actor) => Readiness> {
  const today = iso(deps.now()).slice(0, 10)
  const lastDay = dayAfter(today, -comparedAfter.atLeast)
  const statements = [
    selectStanding(deps, who),
    selectSnapshotBetween(deps, who, dayAfter(today, -comparedAfter.atMost), lastDay),
    selectSnapshotAfter(deps, who, lastDay),
  ] as const
  return query(statements, ([standing], [before], [first]) => (actor) => {
    if (!standing) throw new Error("A user without a row asked for their readiness.")
    const explained = explainReadiness(inputsOf(standing, deps.now()), {
      growthLeft: isLeft(actor.growthPulseCount, actor.growthLimit),
      contentLeft: isLeft(actor.contentGenCount, actor.contentLimit),
    })
    return {
      ...explained,
      change: before ? explained.score - before.score : null,
      since: before?.day ?? null,
      // Without any snapshot yet, tomorrow's at the latest is the first.
      changeFrom: before ? null : dayAfter(first?.day ?? dayAfter(today, 1), comparedAfter.atLeast),
    }
  })
}

/** The formula's inputs from a user's row, under the plan that counts at a moment. */
export function inputsOf(standing: Standing, now: Date): ReadinessInputs {
  const { paidTier, tierUntil, reflections, documents } = standing
  return {
    tier: tierNow(paidTier, tierUntil, now),
    profile: perPart((part) => Boolean(standing[part])),
    reflections,
    documents,
    // Nothing is analysed yet: the influence score comes in here.
    influence: 0,
  }
}
