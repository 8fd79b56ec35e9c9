import { eq, type SQL, sql } from "drizzle-orm"
import type { Deps } from "../kernel/deps"
import { type Query, query } from "../kernel/query.server"
import { plans } from "../plans/catalog"
import { periodStart } from "../plans/period"
import { tierNow } from "../plans/tier-now"
import type { Actor, Credential } from "../users/actor"
import { counterRows, people } from "../users/people.server"
import { apiTokens, sessions } from "./tables.server"

// Gives every column a unique name: batch rows are keyed by name, so two columns called `id` would collapse into one.
const accountOf = (person: ReturnType<typeof people>, counter: ReturnType<typeof counterRows>) => ({
  userId: sql<string>`${person.userId}`.as("user"),
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  hasPassword: sql<number>`${person.passwordHash} <> ''`.as("has_password"),
  paidTier: person.tier,
  tierUntil: person.tierUntil,
  billingAnchor: person.billingAnchor,
  timeZone: person.timeZone,
  cadence: person.cadence,
  growthPeriod: counter.growthPeriod,
  growthUsed: counter.growthUsed,
  contentPeriod: counter.contentPeriod,
  contentUsed: counter.contentUsed,
  ready: person.isOnboardingComplete,
  unreadNotifications: counter.unreadNotifications,
})

/** Loads the user of a session. */
export function actorBySession(deps: Deps, where: SQL | undefined): Query<Actor | null> {
  const [person, counter] = [people(deps.db), counterRows(deps.db)]
  const statement = deps.db
    .select({
      ...accountOf(person, counter),
      sessionId: sql<string>`${sessions.id}`.as("session"),
      expiresAt: sessions.expiresAt,
      sessionCreatedAt: sql<string>`${sessions.createdAt}`.as("opened"),
      sessionSeenAt: sql<string>`${sessions.seenAt}`.as("last_seen"),
      confirmedAt: sessions.confirmedAt,
    })
    .from(sessions)
    .innerJoin(person, eq(person.userId, sessions.userId))
    .innerJoin(counter, eq(counter.userId, person.userId))
    .where(where)
  return query([statement], ([row]) => {
    if (!row) return null
    const { sessionId: id, expiresAt, sessionCreatedAt: createdAt, sessionSeenAt: seenAt, confirmedAt, ...found } = row
    return actorOf(deps, found, { kind: "session", id, createdAt, expiresAt, seenAt, confirmedAt })
  })
}

/** Loads the user of a personal API token. */
export function actorByToken(deps: Deps, where: SQL | undefined): Query<Actor | null> {
  const [person, counter] = [people(deps.db), counterRows(deps.db)]
  const statement = deps.db
    .select({
      ...accountOf(person, counter),
      tokenId: sql<string>`${apiTokens.id}`.as("token"),
      scopes: apiTokens.scopes,
      usedOn: apiTokens.usedOn,
    })
    .from(apiTokens)
    .innerJoin(person, eq(person.userId, apiTokens.userId))
    .innerJoin(counter, eq(counter.userId, person.userId))
    .where(where)
  return query([statement], ([row]) => {
    if (!row) return null
    const { tokenId: id, scopes, usedOn, ...found } = row
    return actorOf(deps, found, { kind: "token", id, scopes, usedOn })
  })
}

type ActorRow = Omit<
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

/** Maps the row to an actor, with the plan in effect now and the usage of its current period. */
function actorOf(deps: Deps, row: ActorRow, credential: Credential): Actor {
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
