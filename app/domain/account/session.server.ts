import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm"
import { periodStart } from "../billing/period"
import { plans } from "../billing/plans"
import { day, iso, later } from "../clock"
import { batch, type Query, query, type Statement } from "../database/query.server"
import { counters, profiles, sessions, users } from "../database/schema.server"
import type { Actor, Deps } from "../deps"

/** A session ends after 14 days without use, and after 60 days in any case. */
export const idleFor = 14 * day
export const atMost = 60 * day
/** The expiry is moved at most once a day, so that a page view is not a write. */
export const renewAfter = day

/** A token as it was presented: the two kinds are not accepted in each other's place. */
export interface Presented {
  kind: "cookie" | "bearer"
  hash: string
}

const column = (kind: Presented["kind"]) => (kind === "cookie" ? sessions.cookieHash : sessions.bearerHash)

/** The id of the token's user, as an expression for other statements of the same batch; null without a live session. */
export function whoHolds(deps: Deps, token: Presented): SQL<string> {
  return sql<string>`(select ${sessions.userId} from ${sessions} where ${column(token.kind)} = ${token.hash} and ${sessions.expiresAt} > ${iso(deps.now())})`
}

/** Who a token belongs to, with plan, usage and settings; null without a live session. */
export function findActor(deps: Deps, token: Presented): Query<Actor | null> {
  const now = deps.now()
  // Each column has a name of its own: rows of a batch come back keyed by name, so two `id`s would be one.
  const statement = deps.db
    .select({
      userId: sql<string>`${users.id}`.as("user"),
      sessionId: sql<string>`${sessions.id}`.as("session"),
      sessionExpiresAt: sessions.expiresAt,
      sessionCreatedAt: sessions.createdAt,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
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
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(counters, eq(counters.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(column(token.kind), token.hash), gt(sessions.expiresAt, iso(now))))
  return query([statement], ([row]) => {
    if (!row) return null
    const { ready, growthPeriod, growthUsed, contentPeriod, contentUsed, paidTier, tierUntil, ...account } = row
    const tier = tierUntil !== null && tierUntil <= iso(now) ? "free" : paidTier
    const plan = plans[tier]
    const period = periodStart(now, account.billingAnchor)
    return {
      ...account,
      tier,
      planName: plan.name,
      planPrice: plan.price,
      growthPulseCount: growthPeriod === period ? growthUsed : 0,
      growthLimit: plan.limits.growthPulse,
      contentGenCount: contentPeriod === period ? contentUsed : 0,
      contentLimit: plan.limits.content,
      isOnboardingComplete: ready ?? false,
    }
  })
}

export interface OpenedSession {
  cookieToken: string
  bearerToken: string
  expiresAt: string
  actor: Actor
}

/**
 * Opens a session for a user after the statements that come `before` it, in one transaction, and answers its tokens and
 * whose it is. Only the tokens' hashes are kept; the user's sessions that have ended are removed.
 */
export async function openSession(
  deps: Deps,
  userId: string,
  before: Statement[],
  after: Statement[] = [],
): Promise<OpenedSession> {
  const { db } = deps
  const cookieToken = deps.newToken()
  const bearerToken = deps.newToken()
  const now = deps.now()
  const expiresAt = later(now, idleFor)
  const cookieHash = await deps.hash(cookieToken)
  const found = findActor(deps, { kind: "cookie", hash: cookieHash })
  const outcome = await batch(db, [
    ...before,
    db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, iso(now)))),
    db.insert(sessions).values({
      id: deps.newId(),
      userId,
      cookieHash,
      bearerHash: await deps.hash(bearerToken),
      createdAt: iso(now),
      expiresAt,
    }),
    ...after,
    ...found.statements,
  ])
  const actor = found.read(outcome.slice(-found.statements.length))
  if (!actor) throw new Error("A session that was just opened is not there.")
  return { cookieToken, bearerToken, expiresAt, actor }
}

/** Moves a session's end forward when it was last moved over a day ago. Answers the new end, or null. */
export async function renewSession(deps: Deps, actor: Actor): Promise<string | null> {
  const latest = Date.parse(actor.sessionCreatedAt) + atMost
  const next = Math.min(deps.now().getTime() + idleFor, latest)
  if (next - Date.parse(actor.sessionExpiresAt) < renewAfter) return null
  await deps.db
    .update(sessions)
    .set({ expiresAt: iso(next) })
    .where(eq(sessions.id, actor.sessionId))
  return iso(next)
}

/** Ends one session: its tokens stop working with the next request. */
export async function logOut(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.delete(sessions).where(and(eq(sessions.id, actor.sessionId), eq(sessions.userId, actor.userId)))
}
