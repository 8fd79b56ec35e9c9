import {
  atMost,
  findActor,
  type OpenedSession,
  type Presented,
  renewSession,
  whoHolds,
} from "../domain/account/session.server"
import { second } from "../domain/clock"
import { type Query, runQuery, runTogether, type Who } from "../domain/database/query.server"
import type { Actor, Deps } from "../domain/deps"
import type { RequestContext } from "./context.server"
import { clearCookie, readCookie, sessionCookie, writeCookie } from "./cookies.server"
import { bearerToken } from "./cross-site"

/** The session's token of a request. Where both are sent, only the bearer header counts. */
export async function presentedToken(deps: Deps, request: Request): Promise<Presented | null> {
  const bearer = bearerToken(request)
  if (bearer !== null) return { kind: "bearer", hash: await deps.hash(bearer) }
  const cookie = readCookie(request, sessionCookie)
  return cookie ? { kind: "cookie", hash: await deps.hash(cookie) } : null
}

/** Who is calling; read at most once per request, and never for a visitor without a token. */
export function currentActor(context: RequestContext): Promise<Actor | null> {
  context.actor ??= context.token
    ? runQuery(context.deps.db, findActor(context.deps, context.token))
    : Promise.resolve(null)
  return context.actor
}

/**
 * Reads the session and a page's data in one round trip. The data's statements find the user by the token, so
 * without a live session they find nothing; `read` is called only after the guard has let the caller in.
 */
export async function actorWith<T>(
  context: RequestContext,
  build: (deps: Deps, who: Who) => Query<T>,
): Promise<{ actor: Actor | null; read: () => T }> {
  const { deps, token } = context
  if (!token) return { actor: null, read: unread }
  const [actor, read] = await runTogether(deps.db, findActor(deps, token), build(deps, whoHolds(deps, token)))
  context.actor = Promise.resolve(actor)
  if (actor && token.kind === "cookie") deps.after(renewSession(deps, actor))
  return { actor, read }
}

function unread(): never {
  throw new Error("A page was read without a session.")
}

/** Lives as long as a session can; when the session really ends is decided by its row. */
export const signInCookie = (opened: OpenedSession) => writeCookie(sessionCookie, opened.cookieToken, atMost / second)

export const signOutCookie = () => clearCookie(sessionCookie)
