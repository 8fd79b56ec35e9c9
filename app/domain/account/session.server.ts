import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm"
import { day, iso, later } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { batch, insertWhen, type Query, type Statement } from "../kernel/query.server"
import { recordVisit, userUnchanged } from "../users/accounts.server"
import type { Actor } from "../users/actor"
import { actorBySession, actorByToken } from "./actor.server"
import type { Caller } from "./caller"
import { type Needed, sessionOf } from "./credential"
import { deviceToken, rememberDevice } from "./known-devices.server"
import { apiTokens, sessions } from "./tables.server"

/** A session expires after 14 days without use, and after 60 days in any case. */
const idleTimeout = 14 * day
export const maxLifetime = 60 * day

/** A presented token. A token of one kind is not accepted as the other. */
export interface Presented {
  kind: "cookie" | "bearer" | "token"
  hash: string
}

const column = (kind: "cookie" | "bearer") => (kind === "cookie" ? sessions.cookieHash : sessions.bearerHash)

/**
 * The id of the token's user, as an expression for other statements of the same batch. Null if the token is invalid or
 * lacks the needed scope, because those statements run before any check in code.
 */
export function userIdOfToken(deps: Deps, { kind, hash }: Presented, needed: Needed): SQL<string> {
  const now = iso(deps.now())
  if (kind === "token") {
    const reaches = sql`exists (select 1 from json_each(${apiTokens.scopes}) where value = ${needed})`
    return sql<string>`(select ${apiTokens.userId} from ${apiTokens} where ${apiTokens.hash} = ${hash} and ${apiTokens.expiresAt} > ${now} and ${reaches})`
  }
  return sql<string>`(select ${sessions.userId} from ${sessions} where ${column(kind)} = ${hash} and ${sessions.expiresAt} > ${now})`
}

/** The actor of a token, with plan, usage and settings; null without a live session or token. */
export function findActor(deps: Deps, { kind, hash }: Presented): Query<Actor | null> {
  const now = iso(deps.now())
  if (kind === "token") return actorByToken(deps, and(eq(apiTokens.hash, hash), gt(apiTokens.expiresAt, now)))
  return actorBySession(deps, and(eq(column(kind), hash), gt(sessions.expiresAt, now)))
}

export interface OpenedSession {
  cookieToken: string
  bearerToken: string
  /** Token stored on the device so that its next sign-in is recognized. */
  deviceToken: string
  expiresAt: string
  actor: Actor
}

interface Opening {
  userId: string
  /** The hash that the password was verified against: no session opens once the account has another one. */
  passwordHash: string
  caller: Caller
  /** Statements run in the same transaction, before and after the session's own. */
  before: Statement[]
  after?: Statement[]
}

/**
 * Opens a session for a user, in one transaction with the given statements, and returns its tokens and actor. Stores
 * only token hashes and deletes the user's expired sessions. Returns null if the password changed in the meantime.
 */
export async function openSession(deps: Deps, opening: Opening): Promise<OpenedSession | null> {
  const { userId, passwordHash, caller, before, after = [] } = opening
  const { db } = deps
  const cookieToken = deps.newToken()
  const bearerToken = deps.newToken()
  const device = deviceToken(deps, caller.device)
  const now = deps.now()
  const expiresAt = later(now, idleTimeout)
  const cookieHash = await deps.hash(cookieToken)
  const found = findActor(deps, { kind: "cookie", hash: cookieHash })
  const row = {
    id: deps.newId(),
    userId,
    cookieHash,
    bearerHash: await deps.hash(bearerToken),
    createdAt: iso(now),
    expiresAt,
    label: caller.label,
    seenAt: iso(now),
    confirmedAt: iso(now),
  }
  const outcome = await batch(db, [
    ...before,
    db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, iso(now)))),
    insertWhen(db, sessions, row, userUnchanged(userId, { passwordHash })),
    visitToday(deps, userId),
    ...after,
    ...found.statements,
  ])
  const actor = found.read(outcome.slice(-found.statements.length))
  if (!actor) return null
  const remembered = rememberDevice(deps, userId, device, caller.label)
  deps.after(remembered.catch(() => deps.log("device.unnoted")))
  return { cookieToken, bearerToken, deviceToken: device, expiresAt, actor }
}

const today = (deps: Deps) => iso(deps.now()).slice(0, 10)

/** Records that the user was active today; writes nothing if already recorded. */
const visitToday = (deps: Deps, userId: string) => recordVisit(deps, userId, iso(deps.now()), today(deps))

/** Records at most once a day that a session or token was used, so that a page view writes nothing. */
export async function recordUse(deps: Deps, actor: Actor): Promise<void> {
  const { credential } = actor
  if (credential.kind === "session") await renewSession(deps, actor)
  else if (credential.usedOn !== today(deps)) {
    const used = deps.db
      .update(apiTokens)
      .set({ usedOn: today(deps) })
      .where(and(eq(apiTokens.userId, actor.userId), eq(apiTokens.id, credential.id)))
    await batch(deps.db, [used, visitToday(deps, actor.userId)])
  }
}

/** Extends a session on its first use of a day and records that use. Returns the new expiry, or null. */
export async function renewSession(deps: Deps, actor: Actor): Promise<string | null> {
  const session = sessionOf(actor)
  if (session.seenAt >= today(deps)) return null
  const latest = Date.parse(session.createdAt) + maxLifetime
  const expiresAt = iso(Math.min(deps.now().getTime() + idleTimeout, latest))
  const used = deps.db
    .update(sessions)
    .set({ expiresAt, seenAt: iso(deps.now()) })
    .where(and(eq(sessions.userId, actor.userId), eq(sessions.id, session.id)))
  await batch(deps.db, [used, visitToday(deps, actor.userId)])
  return expiresAt
}

/** Ends one session: its tokens stop working with the next request. */
export async function logOut(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.delete(sessions).where(and(eq(sessions.id, sessionOf(actor).id), eq(sessions.userId, actor.userId)))
}
