import { eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { type Query, query } from "../kernel/query.server"
import { plans } from "../plans/catalogue"
import { periodStart } from "../plans/period"
import { tierNow } from "../plans/tier-now"
import type { Actor, Credential } from "../users/actor"
import { counters, profiles, users } from "../users/tables.server"
import { apiTokens, sessions } from "./tables.server"

// Each column has a name of its own: rows of a batch come back keyed by name, so two `id`s would be one.
const account = {
  userId: sql<string>`${users.id}`.as("user"),
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  hasPassword: sql<number>`${users.passwordHash} <> ''`.as("has_password"),
  paidTier: users.tier,
  tierUntil: users.tierUntil,
  billingAnchor: users.billingAnchor,
  timeZone: users.timeZone,
  cadence: users.cadence,
  growthPeriod: counters.growthPeriod,
  growthUsed: counters.growthUsed,
  contentPeriod: counters.contentPeriod,
  contentUsed: counters.contentUsed,
  ready: profiles.isOnboardingComplete,
  unreadNotifications: counters.unreadNotifications,
}

/** The user of a session. */
export function actorBySession(deps: Deps, where: SQL | undefined): Query<Actor | null> {
  const statement = deps.db
    .select({
      ...account,
      sessionId: sql<string>`${sessions.id}`.as("session"),
      expiresAt: sessions.expiresAt,
      sessionCreatedAt: sql<string>`${sessions.createdAt}`.as("opened"),
      sessionSeenAt: sql<string>`${sessions.seenAt}`.as("last_seen"),
      confirmedAt: sessions.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(counters, eq(counters.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(where)
  return query([statement], ([row]) => {
    if (!row) return null
    const { sessionId: id, expiresAt, sessionCreatedAt: createdAt, sessionSeenAt: seenAt, confirmedAt, ...found } = row
    return actorOf(deps, found, { kind: "session", id, createdAt, expiresAt, seenAt, confirmedAt })
  })
}

/** The user of a personal API token. */
export function actorByToken(deps: Deps, where: SQL | undefined): Query<Actor | null> {
  const statement = deps.db
    .select({
      ...account,
      tokenId: sql<string>`${apiTokens.id}`.as("token"),
      scopes: apiTokens.scopes,
      usedOn: apiTokens.usedOn,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .innerJoin(counters, eq(counters.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(where)
  return query([statement], ([row]) => {
    if (!row) return null
    const { tokenId: id, scopes, usedOn, ...found } = row
    return actorOf(deps, found, { kind: "token", id, scopes, usedOn })
  })
}

type Found = Omit<
  Actor,
  "credential" | "hasPassword" | "tier" | "planName" | "planPrice" | keyof Usage | "isOnboardingComplete"
> & {
  paidTier: Actor["tier"]
  tierUntil: string | null
  growthPeriod: string
  growthUsed: number
  contentPeriod: string
  contentUsed: number
  ready: boolean | null
  hasPassword: number
}
type Usage = Pick<Actor, "growthPulseCount" | "growthLimit" | "contentGenCount" | "contentLimit">

/** The row as the product sees it: the plan that counts now, and what was used in its current period. */
function actorOf(deps: Deps, row: Found, credential: Credential): Actor {
  const { ready, growthPeriod, growthUsed, contentPeriod, contentUsed, paidTier, tierUntil, ...user } = row
  const now = deps.now()
  const tier = tierNow(paidTier, tierUntil, now)
  const plan = plans[tier]
  const period = periodStart(now, user.billingAnchor)
  return {
    ...user,
    hasPassword: user.hasPassword === 1,
    credential,
    tier,
    planName: plan.name,
    planPrice: plan.price,
    growthPulseCount: growthPeriod === period ? growthUsed : 0,
    growthLimit: plan.limits.growthPulse,
    contentGenCount: contentPeriod === period ? contentUsed : 0,
    contentLimit: plan.limits.content,
    isOnboardingComplete: ready ?? false,
  }
}
