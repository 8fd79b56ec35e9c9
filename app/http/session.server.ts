import { isApiToken, type Needed } from "../domain/account/credential"
import { knownFor } from "../domain/account/known-devices.server"
import {
  atMost,
  findActor,
  noteUse,
  type OpenedSession,
  type Presented,
  whoHolds,
} from "../domain/account/session.server"
import { second } from "../domain/kernel/clock"
import type { Deps } from "../domain/kernel/deps"
import { type Query, runQuery, runTogether, type Who } from "../domain/kernel/query.server"
import type { Actor } from "../domain/users/actor"
import type { RequestContext } from "./context.server"
import { clearCookie, deviceCookie, readCookie, sessionCookie, writeCookie } from "./cookies.server"
import { bearerToken } from "./cross-site"
import { countUser } from "./rates.server"

/**
 * The token of a request. Where a bearer header and a cookie are sent, only the header counts. A personal API token
 * is one for the API alone: on a page its holder is a visitor.
 */
export async function presentedToken(deps: Deps, request: Request): Promise<Presented | null> {
  const bearer = bearerToken(request)
  if (bearer !== null) {
    const personal = isApiToken(bearer)
    if (personal && !new URL(request.url).pathname.startsWith("/api/")) return null
    return { kind: personal ? "token" : "bearer", hash: await deps.hash(bearer) }
  }
  const cookie = readCookie(request, sessionCookie)
  return cookie ? { kind: "cookie", hash: await deps.hash(cookie) } : null
}

/** The calling user; read at most once per request, and never without a token. */
export function currentActor(context: RequestContext): Promise<Actor | null> {
  const { deps, token } = context
  context.actor ??= token
    ? runQuery(deps.db, findActor(deps, token)).then((actor) => counted(context, actor))
    : Promise.resolve(null)
  return context.actor
}

/** Authenticated callers are also counted per user, whatever their network. */
async function counted(context: RequestContext, actor: Actor | null): Promise<Actor | null> {
  if (actor) await countUser(context, actor.userId)
  return noted(context.deps, actor)
}

/** Recorded after the response, so the caller does not wait. */
function noted(deps: Deps, actor: Actor | null): Actor | null {
  if (actor) deps.after(noteUse(deps, actor).catch(() => deps.log("session.unnoted")))
  return actor
}

/**
 * Reads the session and a page's data in one round trip. The data's statements find the user by the token, so
 * without a live session they find nothing, nor for a personal token that does not reach what is needed; `writer` is
 * who may also be written for. `read` is called only after the guard has let the caller in.
 */
export async function actorWith<T>(
  context: RequestContext,
  build: (deps: Deps, who: Who, writer: Who) => Query<T>,
  needed: Needed = "read",
): Promise<{ actor: Actor | null; read: () => T }> {
  const { deps, token } = context
  if (!token) return { actor: null, read: unread }
  const asked = build(deps, whoHolds(deps, token, needed), whoHolds(deps, token, "write"))
  // If the session is already read and no data is wanted, no query is needed.
  if (asked.statements.length === 0) return { actor: await currentActor(context), read: () => asked.read([]) }
  const [actor, read] = await runTogether(deps.db, findActor(deps, token), asked)
  context.actor = counted(context, actor)
  await context.actor
  return { actor, read }
}

function unread(): never {
  throw new Error("A page was read without a session.")
}

/** The cookie lives as long as the longest session; the session's row decides when it ends. */
export const signInCookies = ({ cookieToken, deviceToken }: OpenedSession) => [
  writeCookie(sessionCookie, cookieToken, atMost / second),
  writeCookie(deviceCookie, deviceToken, knownFor / second),
]

/** The same as response headers. */
export const signInHeaders = (opened: OpenedSession) =>
  signInCookies(opened).map((cookie): [string, string] => ["Set-Cookie", cookie])

export const signOutCookie = () => clearCookie(sessionCookie)
