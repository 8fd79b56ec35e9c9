import { isApiToken, type Needed } from "../../domain/account/credential"
import { deviceRetention } from "../../domain/account/known-devices.server"
import {
  findActor,
  maxLifetime,
  type OpenedSession,
  type Presented,
  recordUse,
  userIdOfToken,
} from "../../domain/account/session.server"
import { second } from "../../domain/kernel/clock"
import type { Deps } from "../../domain/kernel/deps"
import { type Query, runQuery, runTogether, type Who } from "../../domain/kernel/query.server"
import type { Actor } from "../../domain/users/actor"
import { countUser } from "../costs/rates.server"
import type { RequestContext } from "./context.server"
import { clearCookie, deviceCookie, readCookie, sessionCookie, writeCookie } from "./cookies.server"
import { bearerToken } from "./cross-site"

/**
 * The token of a request. If both a bearer header and a cookie are present, only the header counts. A personal API
 * token works for the API alone: on a page, its holder is a visitor.
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

/** The signed-in user. Queried at most once per request, and only if a token was presented. */
export function currentActor(context: RequestContext): Promise<Actor | null> {
  const { deps, token } = context
  context.actor ??= token
    ? runQuery(deps.db, findActor(deps, token)).then((actor) => counted(context, actor))
    : Promise.resolve(null)
  return context.actor
}

/** Counts an authenticated request against its user too, whatever the network. */
async function counted(context: RequestContext, actor: Actor | null): Promise<Actor | null> {
  if (actor) await countUser(context, actor.userId)
  return recordingUse(context.deps, actor)
}

/** Records the session's last use after the response, so the caller does not wait for the write. */
function recordingUse(deps: Deps, actor: Actor | null): Actor | null {
  if (actor) deps.after(recordUse(deps, actor).catch(() => deps.log("session.unnoted")))
  return actor
}

/**
 * Reads the session and a page's data in one round trip. The data statements resolve the user from the token, so they
 * find nothing without a live session or with a personal token that lacks the required scope. `writer` is the user
 * whose data the read may also write. `read` runs only after the guard has admitted the caller.
 */
export async function actorWith<T>(
  context: RequestContext,
  build: (deps: Deps, who: Who, writer: Who) => Query<T>,
  needed: Needed = "read",
): Promise<{ actor: Actor | null; read: () => T }> {
  const { deps, token } = context
  if (!token) return { actor: null, read: unread }
  const asked = build(deps, userIdOfToken(deps, token, needed), userIdOfToken(deps, token, "write"))
  // If the session is already loaded and no data is needed, no query runs.
  if (asked.statements.length === 0) return { actor: await currentActor(context), read: () => asked.read([]) }
  const [actor, read] = await runTogether(deps.db, findActor(deps, token), asked)
  context.actor = counted(context, actor)
  await context.actor
  return { actor, read }
}

function unread(): never {
  throw new Error("A page was read without a session.")
}

/** The cookie lives as long as the longest session. The session row decides when a session ends. */
export const signInCookies = ({ cookieToken, deviceToken }: OpenedSession) => [
  writeCookie(sessionCookie, cookieToken, maxLifetime / second),
  writeCookie(deviceCookie, deviceToken, deviceRetention / second),
]

/** The sign-in cookies as response headers. */
export const signInHeaders = (opened: OpenedSession) =>
  signInCookies(opened).map((cookie): [string, string] => ["Set-Cookie", cookie])

export const signOutCookie = () => clearCookie(sessionCookie)
