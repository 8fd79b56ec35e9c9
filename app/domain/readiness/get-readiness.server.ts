import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { type Query, query, type Who } from "../kernel/query.server"
import { isLeft } from "../plans/rules"
import { tierNow } from "../plans/tier-now"
import { tierOfPeriod } from "../plans/tier-of-period"
import type { Actor } from "../users/actor"
import { explainReadiness } from "./explain"
import {
  dayAfter,
  type ReadinessRow,
  selectSnapshotAfter,
  selectSnapshotBetween,
  selectSnapshotsOf,
  selectStanding,
} from "./repository.server"
import { comparedAfter, influenceCounts, perPart, type ReadinessInputs, trendDays } from "./rules"
import type { Readiness } from "./schema"

/** The current score, explained, with its change since a week ago and its trend; four statements in one round trip. */
export function findReadiness(deps: Deps, who: Who): Query<(actor: Actor) => Readiness> {
  const today = iso(deps.now()).slice(0, 10)
  const lastDay = dayAfter(today, -comparedAfter.atLeast)
  const statements = [
    selectStanding(deps, who),
    selectSnapshotBetween(deps, who, dayAfter(today, -comparedAfter.atMost), lastDay),
    selectSnapshotAfter(deps, who, lastDay),
    selectSnapshotsOf(
      deps,
      who,
      trendDays.map((ago) => dayAfter(today, -ago)),
    ),
  ] as const
  return query(statements, ([standing], [before], [first], trend) => (actor) => {
    if (!standing) throw new Error("The user's row is missing.")
    const explained = explainReadiness(inputsOf(standing, deps.now()), {
      growthLeft: isLeft(actor.growthPulseCount, actor.growthLimit),
      contentLeft: isLeft(actor.contentGenCount, actor.contentLimit),
    })
    return {
      ...explained,
      trend: [...trend, { day: today, score: explained.score }],
      change: before ? explained.score - before.score : null,
      since: before?.day ?? null,
      // Without any snapshot, the first one is taken tomorrow at the latest.
      changeFrom: before ? null : dayAfter(first?.day ?? dayAfter(today, 1), comparedAfter.atLeast),
    }
  })
}

/** The formula's inputs from a user's row, under the plan in effect at a given time. */
export function inputsOf(standing: ReadinessRow, now: Date): ReadinessInputs {
  const { paidTier, tierUntil, reflections, documents, influence, influenceChangedAt } = standing
  const tier = tierNow(paidTier, tierUntil, now)
  const period = tierOfPeriod(standing, now)
  const counts = influenceCounts(tier, period, influence === null ? null : influenceChangedAt)
  return {
    tier,
    targetTier: period.tier,
    profile: perPart((part) => Boolean(standing[part])),
    reflections,
    documents,
    influence: counts ? influence : null,
  }
}
